// Everybody in the house at their places, with the names that can be read there.

import type { OrphanView, Room, View } from '$/wire/house_of_rath'
import type { Spot } from '../shapes'
import { middle } from './geometry'
import { insideOf, orphanName, roomName } from './names'
import { labelOf, placesIn, type Label } from './places'

export interface Standing extends Spot {
  readonly orphan: OrphanView
  readonly name: string
  readonly radius: number
  readonly reach: number
  /** How large its name is written; 0: there is no room for it. */
  readonly size: number
}

export interface Everybody {
  readonly tokens: readonly Standing[]
  readonly rath: (Spot & { readonly radius: number }) | null
  readonly labels: ReadonlyMap<Room, Label>
  /** Rooms in which somebody's name is not written. */
  readonly nameless: readonly Room[]
}

/** `letter`: how large a letter must be to be read, in units. Rath stands first in his room. */
export function everybodyIn(view: View, letter: number): Everybody {
  const tokens: Standing[] = []
  const labels = new Map<Room, Label>()
  const nameless: Room[] = []
  let rath: Everybody['rath'] = null
  for (const room of view.rooms) {
    const isHis = room.room === view.rath
    const inside = insideOf(view, room.room)
    const label = labelOf(roomName(view, room.room), letter)
    const longest = Math.max(0, ...inside.map((number) => orphanName(view, number).length))
    const places = placesIn(inside.length + (isHis ? 1 : 0), letter, longest, label.floor)
    const at = middle(room)
    const [first] = places.spots
    if (isHis && first) rath = { x: at.x + first.x, y: at.y + first.y, radius: places.radius }
    labels.set(room.room, label)
    if (inside.length && !places.letter) nameless.push(room.room)
    for (const [place, number] of inside.entries()) {
      const spot = places.spots[place + (isHis ? 1 : 0)]
      const orphan = view.orphans[number - 1]
      if (!spot || !orphan) continue
      tokens.push({
        orphan,
        name: orphanName(view, number),
        x: at.x + spot.x,
        y: at.y + spot.y,
        radius: places.radius,
        reach: places.reach,
        size: places.letter,
      })
    }
  }
  return { tokens: tokens.sort((one, other) => one.orphan.number - other.orphan.number), rath, labels, nameless }
}
