// Sketched shapes, made once by roughjs from a seed: a piece looks the same every time, on every screen.

import type { Drawable, Options } from 'roughjs/bin/core'
import { RoughGenerator } from 'roughjs/bin/generator'

export type Shape =
  | { readonly kind: 'rect'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number }
  | {
      readonly kind: 'ellipse'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'line'; readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }
  | { readonly kind: 'polygon'; readonly points: readonly (readonly [number, number])[] }
  | { readonly kind: 'path'; readonly d: string }

export interface Stroke {
  /** The same seed draws the same lines. */
  readonly seed?: number
  readonly roughness?: number
  readonly bowing?: number
  readonly width?: number
  /** `none`, or how the inside is hatched. */
  readonly hatch?: 'none' | 'hachure' | 'cross-hatch' | 'dots'
  readonly gap?: number
  readonly angle?: number
}

/** Lines of a drawing as SVG path data: what is hatched, and the contour over it. */
export interface Inked {
  readonly contour: string
  readonly hatching: string
}

const generator = new RoughGenerator()
const cache = new Map<string, Inked>()
const CACHE_MAX = 2000

/** A shape in ink. The answer is kept: drawing is dear, and boards redraw often. */
export function ink(shape: Shape, stroke: Stroke = {}): Inked {
  const key = JSON.stringify([shape, stroke])
  const known = cache.get(key)
  if (known) return known
  const drawn = split(draw(shape, options(stroke)))
  if (cache.size >= CACHE_MAX) cache.clear() // a size that is dragged leaves many behind
  cache.set(key, drawn)
  return drawn
}

function options(stroke: Stroke): Options {
  const hatch = stroke.hatch ?? 'none'
  return {
    seed: stroke.seed ?? 1,
    roughness: stroke.roughness ?? 0.9,
    bowing: stroke.bowing ?? 0.8,
    strokeWidth: stroke.width ?? 1.6,
    hachureGap: stroke.gap ?? 5,
    hachureAngle: stroke.angle ?? -41,
    preserveVertices: true,
    ...(hatch === 'none' ? {} : { fill: 'ink', fillStyle: hatch, fillWeight: 0.8 }),
  }
}

function draw(shape: Shape, how: Options): Drawable {
  switch (shape.kind) {
    case 'rect':
      return generator.rectangle(shape.x, shape.y, shape.width, shape.height, how)
    case 'circle':
      return generator.circle(shape.x, shape.y, shape.r * 2, how)
    case 'ellipse':
      return generator.ellipse(shape.x, shape.y, shape.width, shape.height, how)
    case 'line':
      return generator.line(shape.x1, shape.y1, shape.x2, shape.y2, how)
    case 'polygon':
      return generator.polygon(
        shape.points.map(([x, y]) => [x, y]),
        how,
      )
    case 'path':
      return generator.path(shape.d, how)
  }
}

function split(drawable: Drawable): Inked {
  const lines = { contour: '', hatching: '' }
  for (const set of drawable.sets) {
    const d = generator.opsToPath(set, 1)
    if (set.type === 'path') lines.contour += d
    else lines.hatching += d
  }
  return lines
}
