import { expect, it } from 'vitest'
import { Zoom } from '$/games/zoom.svelte'

const STAGE = { width: 400, height: 300 }
const zoomed = (factor: number): Zoom => {
  const zoom = new Zoom(() => STAGE)
  zoom.to(factor)
  return zoom
}
/** Where a place of the whole lies on the stage. */
const seen = (zoom: Zoom, x: number, y: number): [number, number] => [
  x * zoom.factor + zoom.x,
  y * zoom.factor + zoom.y,
]

it('what lies under the pointer stays there', () => {
  const zoom = zoomed(2)
  const [x, y] = [(130 - zoom.x) / 2, (220 - zoom.y) / 2]
  zoom.to(3, { x: 130, y: 220 })
  expect(seen(zoom, x, y)[0]).toBeCloseTo(130)
  expect(seen(zoom, x, y)[1]).toBeCloseTo(220)
})

it.each([1, 1.4, 2, 4])('the map covers its stage, however far it is pushed (%d times)', (factor) => {
  const zoom = zoomed(factor)
  for (const way of [-9999, 9999]) {
    zoom.push(way, way)
    const [left, top] = seen(zoom, 0, 0)
    const [right, bottom] = seen(zoom, STAGE.width, STAGE.height)
    expect(left).toBeLessThanOrEqual(0)
    expect(top).toBeLessThanOrEqual(0)
    expect(right).toBeGreaterThanOrEqual(STAGE.width - 0.001)
    expect(bottom).toBeGreaterThanOrEqual(STAGE.height - 0.001)
  }
})

it('nearer has an end, farther ends with all of it', () => {
  const zoom = zoomed(1)
  for (let step = 0; step < 20; step++) zoom.nearer()
  expect(zoom.isNearest).toBe(true)
  for (let step = 0; step < 20; step++) zoom.farther()
  expect(zoom.isWhole).toBe(true)
  expect([zoom.x, zoom.y]).toEqual([0, 0])
})

it('what is shown is inside the stage, and no farther away than it must be', () => {
  const zoom = zoomed(4)
  zoom.push(9999, 9999) // the upper left
  zoom.show({ x: 380, y: 280, width: 20, height: 20 })
  expect(seen(zoom, 400, 300)).toEqual([400, 300])
  const before = [zoom.x, zoom.y]
  zoom.show({ x: 360, y: 260, width: 10, height: 10 })
  expect([zoom.x, zoom.y]).toEqual(before)
  zoom.fit()
  expect(seen(zoom, 400, 300)).toEqual([400, 300])
})

it("keys bring nearer and away; with Ctrl they are the browser's", () => {
  const zoom = zoomed(1)
  const press = (key: string, ctrlKey = false): boolean =>
    zoom.key({ key, ctrlKey, altKey: false, metaKey: false, preventDefault: () => undefined } as KeyboardEvent)
  expect(press('+')).toBe(true)
  expect(zoom.isWhole).toBe(false)
  expect(press('+', true)).toBe(false)
  expect(press('ArrowLeft')).toBe(false)
  expect(press('0')).toBe(true)
  expect(zoom.isWhole).toBe(true)
})
