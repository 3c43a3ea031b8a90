// A game is a folder: nothing outside of it knows it by its name, so that a new one needs no line anywhere else.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BOARDS } from '$/games/board'

const SOURCES = join(import.meta.dirname, '../../src')
const COMMENTS = /^\s*(\/\/|\*|\/\*).*$|<!--.*?-->/gm
const files = readdirSync(SOURCES, { recursive: true })
  .map(String)
  .filter((file) => /\.(ts|svelte|css)$/.test(file) && !/^(wire|games[/\\]\w+)[/\\]/.test(file))

it('finds the boards by their folders', () => {
  expect(BOARDS.length).toBeGreaterThanOrEqual(5)
  for (const board of BOARDS) expect(readdirSync(join(SOURCES, 'games', board))).toContain('Board.svelte')
})

it.each(files)('%s names no game', (file) => {
  const text = readFileSync(join(SOURCES, file), 'utf8').replace(COMMENTS, '')
  expect(BOARDS.filter((board) => text.includes(board))).toEqual([])
})
