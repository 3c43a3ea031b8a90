// How much room there is beside a board. The same numbers stand in the style sheets.

class Width {
  is = $state(false)

  constructor(least: string) {
    const query = typeof matchMedia === 'undefined' ? null : matchMedia(`(min-width: ${least})`)
    this.is = query?.matches ?? false
    query?.addEventListener('change', (event) => (this.is = event.matches))
  }
}

/** A page has room for something beside its text. */
export const wide = new Width('62rem')
/** A table has room for story and talk beside its board; a smaller one gives all of it to the board. */
export const roomy = new Width('75rem')
