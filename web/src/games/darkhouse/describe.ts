// The whole table in words, in reading order: what is due, then every page, then the scores.

import type { Block, Seat, View } from '$/wire/darkhouse'
import type { Words } from '$/words/words'
import type { Passage } from '../board'
import { doingOf } from './doing'

export function describe(view: View, names: readonly string[], words: Words): Passage[] {
  const first = view.viewer ?? view.mover ?? 0
  const order = view.seats.map((_, seat) => seat).sort((a, b) => Number(b === first) - Number(a === first) || a - b)
  return [
    { heading: words('tell-now'), lines: now(view, words) },
    { heading: words('track-title'), table: track(view, words) },
    ...order.flatMap((seat) => pages(view, seat, names[seat] ?? '', words)),
    { heading: words('tell-scores'), table: scores(view, names, words) },
  ]
}

function now(view: View, words: Words): string[] {
  return [
    words('tell-round', { game: view.game, games: view.games, round: view.round, rounds: view.track.length }),
    ...(view.start ? [words('tell-start', { block: view.start })] : []),
    ...(view.deadline ? [words('tell-deadline', { block: view.deadline.block, round: view.deadline.round })] : []),
    words('tell-target', { target: view.target }),
  ]
}

function track(view: View, words: Words): NonNullable<Passage['table']> {
  const color = (gray: boolean, due: number | null): string =>
    !gray ? words('tell-white') : due ? words('tell-gray', { round: due }) : words('tell-gray-free')
  return {
    head: [words('tell-square'), words('tell-number'), words('tell-color')],
    rows: view.track.map((square) => [
      String(square.round),
      square.number ? String(square.number) : '–',
      color(square.gray, square.due),
    ]),
  }
}

function pages(view: View, seat: number, name: string, words: Words): Passage[] {
  const page = view.seats[seat] as Seat
  const score = page.pages[page.pages.length - 1]
  const points = (number: number): string => {
    const line = score?.blocks[number - 1]
    return !line ? '' : line.factor > 1 ? `${line.sum} × ${line.factor} = ${line.points}` : String(line.points)
  }
  return [
    {
      heading: words('tell-page', { name }),
      lines: [
        doingOf(page, view, words),
        page.dice.length ? words('tell-dice', { dice: page.dice.join(', ') }) : words('tell-no-dice'),
      ],
      table: {
        head: [
          words('tell-block'),
          words('tell-boxes'),
          words('tell-laid'),
          words('tell-empty'),
          words('tell-state'),
          words('tell-points'),
        ],
        rows: page.blocks.map((block) => [
          String(block.number),
          [...block.written, ...Array.from({ length: block.crosses }, () => 'X')].join(' ') || '–',
          block.lying.join(' ') || '–',
          String(block.empty),
          stateOf(block, words),
          points(block.number),
        ]),
      },
    },
    {
      heading: words('tell-arcs', { name }),
      lines: page.arcs.map(({ one, other, die }) =>
        die ? words('tell-arc-paid', { one, other, die }) : words('tell-arc-free', { one, other }),
      ),
    },
  ]
}

function stateOf(block: Block, words: Words): string {
  if (block.shut) return words('block-shut')
  if (block.empty === 0) return words('tell-full')
  const states = [block.reached ? words('tell-open') : words('tell-away')]
  if (block.same) states.push(words('block-same', { number: block.same }))
  if (block.due) states.push(words('tell-due', { round: block.due }))
  return states.join(', ')
}

function scores(view: View, names: readonly string[], words: Words): NonNullable<Passage['table']> {
  const games = view.seats[0]?.pages ?? []
  const over = view.phase === 'over'
  return {
    head: [
      '',
      ...games.map((game) => words('sheet-game', { game: game.game })),
      words('sheet-sum'),
      ...(over ? [words('verdict-place'), words('verdict-block-six'), words('tell-state')] : []),
    ],
    rows: view.seats.map((page, seat) => [
      names[seat] ?? '',
      ...page.pages.map((game) => String(game.total)),
      String(page.score),
      ...(over ? [String(page.rank ?? ''), String(page.tie_points), doingOf(page, view, words)] : []),
    ]),
  }
}
