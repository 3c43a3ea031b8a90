// A lesson points at pieces by the names that the boards give them: both lie in different parts of the house.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const GAMES = join(import.meta.dirname, '../../../src/ratskeller/games')
const BOARDS = join(import.meta.dirname, '../../src/games')
const taught = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'lessons/first.toml')))

/** The names of pieces in the lessons of a game: `point = ["cup", "dice"]`. */
function pointedAt(game: string): string[] {
  const folder = join(GAMES, game, 'lessons')
  const text = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  return [...text.matchAll(/^point = \[(.*)\]$/gm)].flatMap((found) =>
    [...(found[1] ?? '').matchAll(/"([^"]+)"/g)].map((name) => name[1] ?? ''),
  )
}

it('there are lessons', () => expect(taught.length).toBeGreaterThan(2))

describe.each(taught)('the lesson of %s', (game) => {
  const file = join(BOARDS, game, 'explain.ts')
  // A game without a board of its own has no pieces to point at; it is played in words.
  it.runIf(existsSync(file))('points at pieces that the board explains', () => {
    const known = [...readFileSync(file, 'utf8').matchAll(/^\s+'?([\w-]+)'?: \{ title/gm)].map((found) => found[1])
    expect(known.length).toBeGreaterThan(0)
    for (const name of pointedAt(game)) expect(known, name).toContain(name)
  })
})
