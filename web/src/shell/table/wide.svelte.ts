// Whether there is room for three columns. The same number stands in the style sheets.

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 62rem)')

class Wide {
  is = $state(query?.matches ?? false)

  constructor() {
    query?.addEventListener('change', (event) => (this.is = event.matches))
  }
}

export const wide = new Wide()
