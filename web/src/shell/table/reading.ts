// How much of a story is laid out at once.

export const MORE = 200 // lines: what is laid out, and what comes with every wish for more
export const AT_THE_END = 40 // pixels, from which on one reads the newest
export const TOUCH = 600 // milliseconds in which what scrolls was scrolled by somebody
export const GRIP = 5000 // … who has the bar at its side in hand
const FEW = 4 // lines that need not be folded

/** Whether the lines of setting up are folded: not while they are all there is, and not if they are few. */
export const isFolded = (lines: number, opening: number): boolean => opening > FEW && lines > opening

/** The first line that is laid out of a story that is read at its end; what is folded comes before. */
export const beginOf = (lines: number, folded: number): number => Math.max(folded, lines - MORE)
