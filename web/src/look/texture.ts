// The grain of oak, the fibre and the torn edge of paper, made once when a page is loaded: a filter over a whole page
// would be computed anew for every frame, and a phone has better things to do.

import { chanceOf } from '$/art/woodcut'

type Chance = () => number

/** Give the page its textures, as custom properties: --grain, --fibre (pictures), --torn, --torn-2 (outlines). */
export function texture(root: HTMLElement): void {
  root.style.setProperty('--torn', torn(chanceOf(7)))
  root.style.setProperty('--torn-2', torn(chanceOf(23)))
  const [grain, fibre] = [draw(384, 512, grainOf), draw(192, 192, fibreOf)]
  if (grain) root.style.setProperty('--grain', grain)
  if (fibre) root.style.setProperty('--fibre', fibre)
}

/** A picture that can be laid side by side, as a CSS value; nothing where the browser does not let us draw. */
function draw(
  width: number,
  height: number,
  paint: (pen: CanvasRenderingContext2D, width: number, height: number, chance: Chance) => void,
): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  paint(pen, width, height, chanceOf(11))
  return `url("${canvas.toDataURL('image/png')}")`
}

/** Long dark streaks, from left to right; each is drawn twice so that the picture joins itself. */
function grainOf(pen: CanvasRenderingContext2D, width: number, height: number, chance: Chance): void {
  for (let streak = 0; streak < 420; streak++) {
    const [x, y, length] = [chance() * width, chance() * height, width * (0.25 + chance() * 0.7)]
    const bend = (chance() - 0.5) * 5
    pen.strokeStyle = `rgba(8, 5, 3, ${0.05 + chance() * 0.16})`
    pen.lineWidth = 0.5 + chance() * 2.4
    for (const left of [x, x - width]) {
      pen.beginPath()
      pen.moveTo(left, y)
      pen.quadraticCurveTo(left + length / 2, y + bend, left + length, y)
      pen.stroke()
    }
  }
}

/** Short threads and specks. */
function fibreOf(pen: CanvasRenderingContext2D, width: number, height: number, chance: Chance): void {
  for (let thread = 0; thread < 2200; thread++) {
    const [x, y, angle] = [chance() * width, chance() * height, (chance() - 0.5) * 1.2]
    pen.fillStyle = `rgba(82, 61, 30, ${0.02 + chance() * 0.07})`
    pen.fillRect(x, y, 1 + chance() * 2.4 * Math.cos(angle), 0.6 + chance() * 0.9)
  }
}

const TEETH = 30 // along an edge

/** The outline of a sheet whose edge has worn: a polygon that goes in by up to six pixels. */
export function torn(chance: Chance): string {
  const depths = (): number[] => {
    let depth = 3
    return Array.from({ length: TEETH }, () => {
      depth = Math.min(6, Math.max(0, depth + (chance() - 0.5) * 4.5))
      return depth
    })
  }
  const along = (tooth: number): string => `${(((tooth + 0.2 + chance() * 0.6) / TEETH) * 100).toFixed(1)}%`
  const near = (depth: number): string => `${depth.toFixed(1)}px`
  const far = (depth: number): string => `calc(100% - ${depth.toFixed(1)}px)`
  const top = depths().map((depth, tooth) => `${along(tooth)} ${near(depth)}`)
  const right = depths().map((depth, tooth) => `${far(depth)} ${along(tooth)}`)
  const bottom = depths()
    .map((depth, tooth) => `${along(tooth)} ${far(depth)}`)
    .reverse()
  const left = depths()
    .map((depth, tooth) => `${near(depth)} ${along(tooth)}`)
    .reverse()
  return `polygon(${[...top, ...right, ...bottom, ...left].join(', ')})`
}
