// "What is this?" is answered in every game: for whatever asks, in words, with a clause that exists.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { BoardModule } from '$/games/board'
import { LANGUAGES } from '$/words/words'
import { askedBy, wordsOf } from './spoken'

const RULES = join(import.meta.dirname, '../../../src/ratskeller/games')
const files = import.meta.glob<Pick<BoardModule, 'explain'>>('../../src/games/*/explain.ts', { eager: true })
const games = Object.entries(files).map(([file, { explain }]) => ({ game: file.split('/').at(-2) ?? '', explain }))

it('there are boards that explain themselves', () => expect(games.length).toBeGreaterThanOrEqual(5))

describe.each(games)('in $game', ({ game, explain }) => {
  it.each(LANGUAGES)('every piece that asks is explained, in words (%s)', (language) => {
    const known = explain(wordsOf(game, language))
    expect(askedBy(game).size).toBeGreaterThan(5)
    expect([...askedBy(game)].filter((name) => !(name in known))).toEqual([])
    for (const { title, text } of Object.values(known)) expect(`${title} ${text}`).not.toMatch(/\b(what|why|explain)-/)
  })

  it('a clause that is named exists', () => {
    const rules = readFileSync(join(RULES, game, 'RULES.md'), 'utf8')
    for (const { clause } of Object.values(explain((key) => key))) if (clause) expect(rules).toContain(`**${clause}**`)
  })
})
