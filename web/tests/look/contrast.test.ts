// Every text meets AA on its ground, in every theme: 4.5 to 1, and 3 to 1 for what is only outlined.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../../src/look/materials.css'), 'utf8')

/** The colours of a theme: those of the cellar, and what the theme changes. */
function colours(theme: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, selector, body] of css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    if (selector?.includes('data-theme') && !selector.includes(`'${theme}'`)) continue
    for (const [, name, value] of (body ?? '').matchAll(/(--[\w-]+):\s*(#[0-9a-f]+);/g))
      found.set(name ?? '', value ?? '')
  }
  return found
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const OAK = ['--oak', '--oak-lit', '--glow']
const PAPER = ['--paper', '--paper-shade']
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `--seat-${seat}`)
const TEXT: [string[], string[]][] = [
  [['--on-oak', '--on-oak-soft', '--brass-lit', '--blood-lit'], OAK],
  [['--ink', '--ink-soft', '--brass-ink', '--blood', ...SEATS], PAPER],
  [['--on-brass'], ['--brass']],
  [['--on-blood'], ['--blood']],
]

describe.each(['cellar', 'light', 'contrast'])('in the theme %s', (theme) => {
  const named = colours(theme)
  const pairs = TEXT.flatMap(([texts, grounds]) =>
    texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  )

  it.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(named.get(text) ?? '', named.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(OAK)('a brass outline is seen on %s', (ground) => {
    expect(contrast(named.get('--brass') ?? '', named.get(ground) ?? '')).toBeGreaterThanOrEqual(3)
  })
})
