// The words of a board, and what its pieces ask to be explained, for the tests of every game.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Passage } from '$/games/board'
import { makeWords, type Language, type Words } from '$/words/words'

const SOURCES = join(import.meta.dirname, '../../src')
const read = (path: string): string => readFileSync(join(SOURCES, path), 'utf8')

/** The words of the shell and of a game. */
export const wordsOf = (game: string, language: Language): Words =>
  makeWords(language, [read(`words/${language}.ftl`), read(`games/${game}/${language}.ftl`)])

/** A board in words, as one text. */
export function spoken(passages: readonly Passage[]): string {
  const grids = ({ table }: Passage): readonly string[] => (table ? [...table.head, ...table.rows.flat()] : [])
  return passages.flatMap((each) => [each.heading, ...(each.lines ?? []), ...grids(each)]).join('\n')
}

/** The names by which the pieces of a board ask to be explained. */
export function askedBy(game: string): Set<string> {
  const files = readdirSync(join(SOURCES, 'games', game), { recursive: true }).map(String)
  const sources = files.filter((file) => file.endsWith('.svelte')).map((file) => read(`games/${game}/${file}`))
  const asked = [...sources.join('\n').matchAll(/\b(?:data-explain|explained?)=(?:"([\w-]+)"|\{([^}]+)\})/g)]
  const names = asked.flatMap(
    ([, plain, made]) => plain ?? [...(made ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
  )
  return new Set(names.map(String))
}
