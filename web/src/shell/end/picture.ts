// The picture of a game that is over, for people who were not there: drawn on a canvas, no house has to make it.

import { markColor, markShape } from '$/art/seats'

/** What stands in it, from top to bottom. */
export interface Shown {
  readonly title: string
  readonly headline: string
  readonly places: readonly Place[]
  readonly moments: readonly { readonly title: string; readonly text: string }[]
  readonly foot: string
}

interface Place {
  readonly place: string
  readonly mark: number
  readonly name: string
  readonly score: string
  readonly won: boolean
}

/** The house calls seats `[1]`, `[2]` …, and only here they get the names that may be told. */
export const withNames = (text: string, names: readonly string[]): string =>
  text.replace(/\[(\d+)\]/g, (written, number: string) => names[Number(number) - 1] ?? written)

/** A text in lines that fit. */
export function inLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || !fits(longer)) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

export const WIDTH = 1080
const EDGE = 34 // of the frame that is printed round it
const MARGIN = 96
const INSIDE = WIDTH - 2 * MARGIN
const PRINT = [720, 460] as const

/** Draws it, as high as it must be. `print` is the last picture of the game, `look` where the colours come from. */
export function draw(shown: Shown, print: CanvasImageSource | null, look: CSSStyleDeclaration): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = paint(canvas, shown, print, look, false)
  paint(canvas, shown, print, look, true)
  return canvas
}

/** Go through all of it from the top, and draw, or only see how far down it reaches. */
function paint(
  canvas: HTMLCanvasElement,
  shown: Shown,
  print: CanvasImageSource | null,
  look: CSSStyleDeclaration,
  forGood: boolean,
): number {
  const pen = canvas.getContext('2d')
  if (!pen) return WIDTH
  const colour = (name: string): string => look.getPropertyValue(name).trim() || '#000'
  const of = (value: string): string => (value.startsWith('var(') ? colour(value.slice(4, -1)) : value)
  const [serif, sans] = [colour('--title'), colour('--text')]
  let y = EDGE + 66

  /** Lines in the middle, one below the other. */
  const write = (text: string, font: string, height: number, ink = '--ink'): void => {
    pen.font = font
    pen.fillStyle = colour(ink)
    pen.textAlign = 'center'
    for (const line of inLines(text, (longer) => pen.measureText(longer).width <= INSIDE)) {
      y += height
      if (forGood) pen.fillText(line, WIDTH / 2, y - height * 0.28)
    }
  }

  if (forGood) {
    pen.fillStyle = colour('--paper')
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.strokeStyle = colour('--ink')
    for (const [far, width] of [
      [EDGE, 5],
      [EDGE + 13, 1.5],
    ] as const) {
      pen.lineWidth = width
      pen.strokeRect(far, far, canvas.width - 2 * far, canvas.height - 2 * far)
    }
  }
  write(shown.title, `38px ${serif}`, 46, '--ink-soft')
  y += 18
  if (print) {
    if (forGood) pen.drawImage(print, (WIDTH - PRINT[0]) / 2, y, ...PRINT)
    y += PRINT[1]
  }
  y += 30
  write(shown.headline, `62px ${serif}`, 72)
  y += 30
  for (const each of shown.places) {
    const middle = y + 34
    if (forGood) {
      pen.fillStyle = colour('--ink')
      pen.textAlign = 'left'
      pen.font = `40px ${serif}`
      pen.fillText(each.place, MARGIN, middle + 13)
      sign(pen, each.mark, MARGIN + 100, middle, of, colour('--paper'))
      pen.fillStyle = colour('--ink')
      pen.font = `${each.won ? 700 : 400} 34px ${sans}`
      pen.textAlign = 'right'
      pen.fillText(each.score, WIDTH - MARGIN, middle + 12)
      const room = INSIDE - 160 - pen.measureText(each.score).width
      pen.textAlign = 'left'
      pen.fillText(each.name, MARGIN + 140, middle + 12, room)
      pen.fillStyle = colour(each.won ? '--ink' : '--paper-edge')
      pen.fillRect(MARGIN, y + 66, INSIDE, each.won ? 3 : 1.5)
    }
    y += 70
  }
  for (const moment of shown.moments) {
    y += 34
    write(moment.title, `italic 36px ${serif}`, 46, '--ink-soft')
    write(moment.text, `400 30px ${sans}`, 41)
  }
  y += 40
  write(shown.foot, `30px ${serif}`, 40, '--ink-soft')
  return Math.ceil(y + EDGE + 30)
}

/** The sign of a seat, as wide as a line is high. */
function sign(
  pen: CanvasRenderingContext2D,
  mark: number,
  x: number,
  y: number,
  of: (value: string) => string,
  ground: string,
): void {
  const shape = markShape(mark)
  pen.save()
  pen.translate(x - 26, y - 26)
  pen.scale(52 / 64, 52 / 64)
  pen.lineCap = pen.lineJoin = 'round'
  pen.fillStyle = pen.strokeStyle = of(markColor(mark))
  pen.lineWidth = 4
  if (shape.limbs) pen.stroke(new Path2D(shape.limbs))
  pen.fill(new Path2D(shape.body), 'evenodd')
  pen.fillStyle = pen.strokeStyle = ground
  pen.lineWidth = 2.6
  if (shape.cut) pen.fill(new Path2D(shape.cut))
  if (shape.cutLines) pen.stroke(new Path2D(shape.cutLines))
  pen.restore()
}

// What a drawing gets from the styles of the page, and would lose as a picture of its own.
const KEPT = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'opacity']
const KEPT_TOO = ['stroke-linecap', 'stroke-linejoin', 'display', 'visibility']

/** A drawing of the page as a picture; nothing if the browser cannot do that. */
export async function printed(drawing: SVGSVGElement): Promise<HTMLImageElement | null> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const [from, to] = [drawing, copy].map((each) => [each, ...each.querySelectorAll<SVGElement>('*')])
  from?.forEach((each, at) => {
    const style = getComputedStyle(each)
    for (const name of [...KEPT, ...KEPT_TOO]) to?.[at]?.setAttribute(name, style.getPropertyValue(name))
    to?.[at]?.removeAttribute('filter')
  })
  copy.setAttribute('width', `${PRINT[0]}`)
  copy.setAttribute('height', `${PRINT[1]}`)
  const image = new Image(...PRINT)
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}
