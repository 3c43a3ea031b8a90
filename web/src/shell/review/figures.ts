// Parts of a win as people read them, in the language of the page.

/** 0.314 as 31 %, or 31.4 % with a place. */
export const share = (part: number, language: string, places = 0): string =>
  new Intl.NumberFormat(language, { style: 'percent', ...fixed(places) }).format(tidy(part, places + 2))

/** A change: +31.4, −2.0, 0.0. The unit stands over the column. */
export const change = (part: number, language: string, places = 1): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero', ...fixed(places) })
    .format(tidy(part, places + 2) * 100)
    .replace('-', '−')

const fixed = (places: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: places,
  maximumFractionDigits: places,
})
/** Without a minus before a zero. */
const tidy = (part: number, places: number): number => Number(part.toFixed(places)) || 0

/** Points with one place: 143.2, or as a change +3.4. */
export const points = (count: number, language: string, signed = false): string =>
  new Intl.NumberFormat(language, { signDisplay: signed ? 'exceptZero' : 'auto', ...fixed(1) })
    .format(tidy(count, 1))
    .replace('-', '−')
