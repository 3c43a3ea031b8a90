// Looking something up in the rules. Case and accents do not
// count, and hits are found across bold and plain text alike.

import type { Passage, Rulebook, Run, Section } from '$/wire/types'

/** A run with the pieces that were looked for marked. */
export interface Piece extends Run {
  readonly hit: boolean
}

const PLAIN = new Intl.Collator('en', { sensitivity: 'base' })

/** A text of the same length in which letters can be compared: small, without accents. */
export function fold(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => {
      const bare = letter.normalize('NFD')[0] ?? letter
      return PLAIN.compare(bare, letter) === 0 ? bare.padEnd(letter.length, bare) : letter
    })
    .join('')
}

export const textOf = (runs: readonly Run[]): string => runs.map((run) => run.text).join('')

/** Where a word stands in a text: begin and end of each hit. */
export function hitsIn(text: string, wanted: string): [number, number][] {
  const word = fold(wanted.trim())
  if (!word) return []
  const within = fold(text)
  const hits: [number, number][] = []
  for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + word.length))
    hits.push([at, at + word.length])
  return hits
}

/** Runs cut where hits begin and end. */
export function markHits(runs: readonly Run[], wanted: string): Piece[] {
  const hits = hitsIn(textOf(runs), wanted)
  const pieces: Piece[] = []
  let at = 0
  for (const run of runs) {
    const end = at + run.text.length
    const cuts = [at, ...hits.flat().filter((cut) => cut > at && cut < end), end]
    for (const [number, from] of cuts.slice(0, -1).entries()) {
      const to = cuts[number + 1] ?? end
      const hit = hits.some(([first, last]) => first <= from && to <= last)
      pieces.push({ mark: run.mark, text: run.text.slice(from - at, to - at), hit })
    }
    at = end
  }
  return pieces
}

/** Whether a passage is the clause of that number, or speaks of the word. */
export function speaksOf(passage: Passage, wanted: string): boolean {
  const word = wanted.trim()
  if (passage.id && passage.id.toLowerCase() === word.toLowerCase()) return true
  const texts = [textOf(passage.text), textOf(passage.reason), ...passage.rows.flat().map(textOf)]
  return texts.some((text) => hitsIn(text, word).length > 0)
}

/** The sections that speak of something, with those passages only; all of them if nothing is looked for. */
export function findSections(book: Rulebook, wanted: string): readonly Section[] {
  if (!wanted.trim()) return book.sections
  return book.sections
    .map((section) => {
      const isNamed = hitsIn(section.title, wanted).length > 0
      return {
        ...section,
        passages: isNamed ? section.passages : section.passages.filter((passage) => speaksOf(passage, wanted)),
      }
    })
    .filter((section) => section.passages.length > 0)
}
