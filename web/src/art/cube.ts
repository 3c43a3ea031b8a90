// A cube seen at an angle: the three faces that show, with their marks, as polygons. Enough for a die that tumbles.

type Vector = readonly [number, number, number]
type Matrix = readonly [Vector, Vector, Vector]
/** Corners in the square from -1 to 1 of a face. */
export type Mark = readonly (readonly [number, number])[]

export interface Side {
  readonly face: number
  readonly outline: string
  readonly marks: string
  /** How much light falls on it, 0 to 1. */
  readonly light: number
  /** How far it is turned towards us, 0 to 1. */
  readonly facing: number
}

const X: Vector = [1, 0, 0]
const Y: Vector = [0, 1, 0]
const Z: Vector = [0, 0, 1]
const minus = ([x, y, z]: Vector): Vector => [-x, -y, -z]

// Opposite faces of a die add up to seven. For each: where it looks, and its own right and down.
const FACES: Readonly<Record<number, Matrix>> = {
  1: [Z, X, Y],
  6: [minus(Z), minus(X), Y],
  2: [minus(Y), X, Z],
  5: [Y, X, minus(Z)],
  3: [X, minus(Z), Y],
  4: [minus(X), Z, Y],
}
const LAMP: Vector = [-0.3, -0.42, 0.857]

const MIDDLE: Mark = [[0, 0]]
const pair = (x: number, y = x): Mark => [
  [-x, -y],
  [x, y],
]
const corners = (x: number, y = x): Mark => [...pair(x, y), ...pair(x, -y)]
const PIPS: Readonly<Record<number, Mark>> = {
  1: MIDDLE,
  2: pair(0.48),
  3: [...pair(0.52), ...MIDDLE],
  4: corners(0.48),
  5: [...corners(0.5), ...MIDDLE],
  6: [...corners(0.46, 0.55), ...pair(0.46, 0)],
}

/** The pips of a face. */
export function pips(face: number): readonly Mark[] {
  const radius = face === 1 ? 0.24 : 0.18
  return (PIPS[face] ?? []).map(([x, y]) => disc(x, y, radius))
}

/** A disc as a polygon. */
export function disc(x: number, y: number, radius: number, corners = 14): Mark {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
}

/**
 * The sides that show of a die that lands on a face. `spin` in radians is how far it still has to turn, about `axis`.
 */
export function seen(
  face: number,
  spin: number,
  axis: Vector,
  marks: (face: number) => readonly Mark[] = pips,
): Side[] {
  const turned = multiply(TILT, multiply(turn(axis, spin), upright(face)))
  const sides: Side[] = []
  for (let number = 1; number <= 6; number++) {
    const [normal, right, down] = (FACES[number] as Matrix).map((vector) => apply(turned, vector)) as unknown as Matrix
    if (normal[2] <= 0.001) continue
    const place = ([u, v]: readonly [number, number]): string => {
      const at = (axis: 0 | 1): string => (normal[axis] + u * right[axis] + v * down[axis]).toFixed(3)
      return `${at(0)} ${at(1)}`
    }
    const path = (mark: Mark): string => `M${mark.map(place).join('L')}Z`
    sides.push({
      face: number,
      outline: path([
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ]),
      marks: marks(number).map(path).join(''),
      light: Math.max(0, dot(normal, LAMP)),
      facing: normal[2],
    })
  }
  return sides
}

/** The way from where a face is to the front. */
function upright(face: number): Matrix {
  const [normal, right, down] = FACES[face] as Matrix
  return [right, down, normal]
}

function turn([x, y, z]: Vector, angle: number): Matrix {
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  const k = 1 - c
  return [
    [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
  ]
}

function multiply(one: Matrix, other: Matrix): Matrix {
  const column = (at: 0 | 1 | 2): Vector => [other[0][at], other[1][at], other[2][at]]
  return one.map((row) => [dot(row, column(0)), dot(row, column(1)), dot(row, column(2))]) as unknown as Matrix
}

const apply = (matrix: Matrix, vector: Vector): Vector => matrix.map((row) => dot(row, vector)) as unknown as Vector
const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

// A die at rest is seen a little from above and from the left, so that it has a body.
const TILT = multiply(turn(X, -0.3), turn(Y, 0.22))

/** An axis to tumble about, the same for the same seed. */
export function axisOf(seed: number): Vector {
  const angle = ((Math.imul(seed + 1, 2654435761) >>> 0) / 2 ** 32) * 2 * Math.PI
  return [Math.cos(angle) * 0.9, Math.sin(angle) * 0.9, 0.436]
}
