// Lets a room swing, with everybody in it: the floor turns about the hinge, whoever stands on it stays upright.

import type { Room } from '$/wire/house_of_rath'
import type { Swing } from './geometry'

const TIMES = { duration: 720, easing: 'cubic-bezier(0.5, 0, 0.25, 1)', fill: 'backwards' } as const
const SAMPLES = 16

/** Where the middle of the room is on its way, seen from where it ends; `share` goes from 0 to 1. */
export function onTheWay({ hinge, turn }: Swing, share: number): { x: number; y: number } {
  const angle = (turn * (1 - share) * Math.PI) / 180
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  return { x: hinge.x - c * hinge.x + s * hinge.y, y: hinge.y - s * hinge.x - c * hinge.y }
}

/** Begin; the answer ends it. */
export function swing(root: SVGElement, room: Room, how: Swing): () => void {
  const { x, y } = how.hinge
  const pose = (degrees: number): Keyframe => ({
    transform: `translate(${x}px, ${y}px) rotate(${degrees}deg) translate(${-x}px, ${-y}px)`,
  })
  const way = Array.from({ length: SAMPLES + 1 }, (_, at) => {
    const spot = onTheWay(how, at / SAMPLES)
    return { translate: `${spot.x}px ${spot.y}px` }
  })
  const floor = [...root.querySelectorAll(`[data-floor="${room}"]`)].map((each) =>
    each.animate([pose(how.turn), pose(0)], TIMES),
  )
  const inside = [...root.querySelectorAll<SVGElement>(`[data-in="${room}"]`)].map((each) => {
    each.style.transition = 'none' // it is carried; it does not walk
    const animation = each.animate(way, TIMES)
    void animation.finished.catch(() => undefined).finally(() => each.style.removeProperty('transition'))
    return animation
  })
  return () => [...floor, ...inside].forEach((animation) => animation.cancel())
}
