// The rat of this game, seen from above as it runs: on the dice, in the speech, on the ladder. It looks to the right.

import { disc, type Mark } from '$/art'

type Point = readonly [number, number]

/** One rat as polygons, about two long and one wide, its middle at 0. */
export const RAT: readonly Mark[] = [body(), disc(0.44, -0.2, 0.135, 10), disc(0.44, 0.2, 0.135, 10), tail(), ...paws()]

function body(): Mark {
  return Array.from({ length: 26 }, (_, at): Point => {
    const angle = (at / 26) * 2 * Math.PI
    const along = Math.cos(angle)
    // Broad behind, drawn out to a snout in front.
    const width = along > 0 ? 0.3 * (1 - along * 0.42) : 0.3
    const reach = along > 0 ? 0.05 + 0.93 * along ** 1.2 : 0.05 + 0.4 * along
    return [reach, width * Math.sin(angle)]
  })
}

function tail(): Mark {
  const steps = 12
  const spine = Array.from({ length: steps + 1 }, (_, at): Point => {
    const t = at / steps
    return [-0.28 - t * 0.72, Math.sin(t * Math.PI * 1.7) * 0.24]
  })
  const thick = (at: number): number => 0.07 * (1 - at / steps) + 0.022
  return [
    ...spine.map(([x, y], at): Point => [x, y - thick(at)]),
    ...spine.map(([x, y], at): Point => [x, y + thick(at)]).reverse(),
  ]
}

function paws(): Mark[] {
  return [
    [0.34, 0.33],
    [0.3, -0.34],
    [-0.12, 0.35],
    [-0.08, -0.36],
  ].map(([x = 0, y = 0]) => disc(x, y, 0.075, 8))
}

/** A rat moved, turned and made smaller. */
export function placed(x: number, y: number, size: number, angle = 0): Mark[] {
  const [s, c] = [Math.sin(angle) * size, Math.cos(angle) * size]
  return RAT.map((mark) => mark.map(([u, v]): Point => [x + u * c - v * s, y + u * s + v * c]))
}

const write = (mark: Mark): string => `M${mark.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`

/** A rat as path data for an SVG, so many units long. */
export function ratPath(x: number, y: number, length: number, angle = 0): string {
  return placed(x, y, length / 2, angle)
    .map(write)
    .join('')
}

// The faces of a die: one with a rat, one with two, four blanks; so that a die at rest shows rats on its front only.
const FACES: Readonly<Record<number, readonly Mark[]>> = {
  3: placed(0.02, -0.02, 0.92, -0.7),
  5: [...placed(0, -0.42, 0.78, 0.14), ...placed(0, 0.42, 0.78, Math.PI + 0.14)],
}
export const ratFaces = (face: number): readonly Mark[] => FACES[face] ?? []

/** The face that shows so many rats. */
export const faceWith = (rats: number): number => (rats === 2 ? 5 : rats === 1 ? 3 : 2)

/** The dice as faces, fullest first. */
export function facesOf({
  ones,
  twos,
  blank,
}: {
  readonly ones: number
  readonly twos: number
  readonly blank: number
}): number[] {
  return [...Array<number>(twos).fill(2), ...Array<number>(ones).fill(1), ...Array<number>(blank).fill(0)]
}
