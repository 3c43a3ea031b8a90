import { expect, it } from 'vitest'
import { moments } from '$/games/condyle_cove/moments'
import { pictureOf } from '$/games/condyle_cove/picture'
import type { Event, View } from '$/wire/condyle_cove'
import { picturesOf } from '../show'
import { alone, player, spot, table } from './table'

const shown = (before: View, events: readonly Event[], after: View) =>
  picturesOf({ rest: pictureOf, moments }, pictureOf(before), events, after)

it('ends with the view as it is, whatever was told', () => {
  const after = table({ pawns: [5, 9, null, null, null] })
  const pictures = shown(
    table(),
    [
      { event: 'moved', pawn: 0, space: 5, by: 0 },
      { event: 'drew', seat: 0, left: 11 },
    ],
    after,
  )
  expect(pictures.at(-1)?.view).toBe(after)
  expect(pictures.at(-1)?.shown).toBeNull()
})

it('a pawn walks space by space', () => {
  const pictures = shown(table(), [{ event: 'moved', pawn: 0, space: 5, by: 1 }], table())
  expect(pictures.map(({ view }) => view.pawns[0])).toEqual([0, 5, 1])
})

it('a card that is laid comes to its place', () => {
  const town = spot(4, 'town', 2, 0)
  const [laid] = shown(
    table(),
    [{ event: 'laid', seat: 0, space: 4, x: 2, y: 0 }],
    table({ cove: [...table().cove, town] }),
  )
  expect(laid?.view.cove.at(-1)).toEqual(town)
})

it('a card that is played leaves the hand and is shown to all', () => {
  const [played] = shown(table(), [{ event: 'played', seat: 0, card: 4, place: 0 }], table())
  expect(played?.view.players[0]?.hand).toEqual([24])
  expect(played?.shown).toMatchObject({ how: 'played', seat: 0, info: { name: 'BAD DOG' } })
})

it('a card that nobody can read any more is told of', () => {
  const what: Event = { event: 'move_card_turned', card: 33, spaces: 3 }
  const [turned] = moments(pictureOf(alone()), [{ what, text: 'He turns up a card.', clause: '' }], alone())
  expect(turned?.picture.shown).toEqual({
    how: 'move',
    seat: null,
    info: undefined,
    text: 'He turns up a card.',
    at: null,
  })
})

it('an Act is turned up in its row; the Boogeyman, who goes back, is not', () => {
  const acts = table().acts.map((act) => (act.place === 3 ? { ...act, up: true, act: 60 } : act))
  const [turned] = shown(table(), [{ event: 'act_turned', seat: 0, place: 3, act: 3 }], table({ acts }))
  expect(turned?.view.acts[3]).toEqual({ place: 3, up: true, act: 60 })
  expect(turned?.shown?.at).toBe(3)
  const [death] = shown(table(), [{ event: 'act_turned', seat: 0, place: 3, act: 0 }], table())
  expect(death?.view.acts[3]?.up).toBe(false)
  expect(death?.shown?.info).toBeUndefined()
})

it('alone, the second player is the Boogeyman, and the fifth pawn too', () => {
  const [lost] = shown(alone(), [{ event: 'discarded', seat: 1, hand: false, cards: 2, place: 0 }], alone())
  expect(lost?.view.him?.pile).toBe(7)
  const steps = shown(
    alone(),
    [
      { event: 'he_moved', space: 5, left: 1 },
      { event: 'he_moved', space: 6, left: 0 },
    ],
    alone(),
  )
  expect(steps.map(({ view }) => view.pawns[4])).toEqual([5, 6, 4])
})

it('two who change places pass each other; one who is out leaves the map', () => {
  expect(shown(table(), [{ event: 'swapped', pawn: 0, other: 1 }], table())[0]?.view.pawns.slice(0, 2)).toEqual([9, 1])
  const gone = shown(
    table(),
    [{ event: 'went_out', seat: 1, by: 'options' }],
    table({ players: [player(), player({ alive: false })] }),
  )
  expect(gone[1]?.view.pawns[1]).toBeNull()
})
