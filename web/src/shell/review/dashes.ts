// Lines of seats are told apart without colours as well.
export const DASHES: readonly string[] = ['', '9 4', '2 4', '12 4 2 4', '5 5', '1 3']
