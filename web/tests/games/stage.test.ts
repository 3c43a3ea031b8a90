import { beforeEach, expect, it } from 'vitest'
import { BACKLOG, Stage } from '$/games/stage'
import type { Told } from '$/wire/types'

const told = (text: string): Told => ({ text, what: { event: text }, clause: '' })
const seen = (seq: number) => ({ seat: 0, seq, scene: { view: seq, awaited: [], prompt: '', clause: '', choices: [] } })
let stage: Stage
let changes: number

beforeEach(() => {
  changes = 0
  stage = new Stage(() => changes++)
  stage.push(seen(1), [told('the past')], 1)
})

it('shows the first state without motion, with its whole story', () => {
  expect(stage.current).toMatchObject({ seq: 1, fresh: [], told: 1 })
  expect(stage.isSettled).toBe(true)
})

it('shows a move first and tells it then', () => {
  stage.push(seen(2), [told('a move')], 2)
  expect(stage.current).toMatchObject({ seq: 2, fresh: [told('a move')], told: 1 })
  expect(stage.isSettled).toBe(false)
  stage.shown(stage.current?.number ?? 0)
  expect(stage.current).toMatchObject({ seq: 2, fresh: [], told: 2 })
  expect(stage.isSettled).toBe(true)
})

it('lets later states wait for their turn', () => {
  stage.push(seen(2), [told('two')], 2)
  stage.push(seen(3), [told('three')], 3)
  expect(stage.current?.seq).toBe(2)
  stage.shown(stage.current?.number ?? 0)
  expect(stage.current).toMatchObject({ seq: 3, fresh: [told('three')], told: 2 })
  expect(stage.isSettled).toBe(false)
})

it('does not let a board that is late end the wrong beat', () => {
  stage.push(seen(2), [told('two')], 2)
  const late = stage.current?.number ?? 0
  stage.hurry()
  stage.push(seen(3), [told('three')], 3)
  stage.shown(late)
  expect(stage.current).toMatchObject({ seq: 3, fresh: [told('three')] })
})

it('goes to the newest at once when somebody clicks, or when too much waits', () => {
  stage.push(seen(2), [told('two')], 2)
  stage.push(seen(3), [told('three')], 3)
  stage.hurry()
  expect(stage.current).toMatchObject({ seq: 3, fresh: [], told: 3 })
  for (let seq = 4; seq <= BACKLOG + 5; seq++) stage.push(seen(seq), [told('much')], seq)
  expect(stage.current).toMatchObject({ seq: BACKLOG + 5, fresh: [], told: BACKLOG + 5 })
})

it('jumps after an undo', () => {
  stage.push(seen(2), [told('two')], 2)
  stage.push(seen(3), [], 1, false)
  expect(stage.current).toMatchObject({ seq: 3, fresh: [], told: 1 })
  expect(stage.isSettled).toBe(true)
})

it('changes nothing that moves when only a clock has changed', () => {
  const before = changes
  stage.push(seen(1), [], 1)
  expect(changes).toBe(before + 1)
  expect(stage.isSettled).toBe(true)
})
