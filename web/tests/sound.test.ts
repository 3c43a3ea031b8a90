import { expect, it } from 'vitest'
import { SOUNDS, recipe } from '$/sound/recipes'

it.each(SOUNDS)('%s is short, never too loud, and made of what the ear can hear', (sound) => {
  const strokes = recipe(sound)
  expect(strokes.length).toBeGreaterThan(0)
  for (const stroke of strokes) {
    expect(stroke.at + stroke.lasts).toBeLessThan(2)
    expect(stroke.loud).toBeGreaterThan(0)
    expect(stroke.loud).toBeLessThanOrEqual(0.5)
    expect(Math.min(stroke.pitch, stroke.to ?? stroke.pitch)).toBeGreaterThan(60)
    expect(Math.max(stroke.pitch, stroke.to ?? 0)).toBeLessThan(10_000)
  }
})

it('rolls differently each time', () => {
  expect(recipe('dice', () => 0.1)).not.toEqual(recipe('dice', () => 0.9))
})
