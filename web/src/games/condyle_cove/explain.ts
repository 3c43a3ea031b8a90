// The answers to "what is this?", by the name that a piece carries.

import type { Words } from '$/words/words'
import type { Explanation } from '../board'

export function explain(words: Words): Readonly<Record<string, Explanation>> {
  return {
    space: { title: words('what-space'), text: words('what-space-text'), clause: '9.1' },
    corner: { title: words('what-corner'), text: words('what-corner-text'), clause: '12.1' },
    cemetery: { title: words('what-cemetery'), text: words('what-cemetery-text'), clause: '9.7' },
    highway: { title: words('what-highway'), text: words('what-highway-text'), clause: '9.6' },
    detour: { title: words('what-detour'), text: words('what-detour-text'), clause: '9.3' },
    passage: { title: words('what-passage'), text: words('what-passage-text'), clause: '15.1' },
    cold: { title: words('what-cold'), text: words('what-cold-text'), clause: '16.3' },
    ground: { title: words('what-ground'), text: words('what-ground-text'), clause: '17.8' },
    cell: { title: words('what-cell'), text: words('what-cell-text'), clause: '8.3' },
    pawn: { title: words('what-pawn'), text: words('what-pawn-text'), clause: '4.2' },
    benny: { title: words('benny'), text: words('what-benny-text'), clause: '17.4' },
    boogeyman: { title: words('the-boogeyman'), text: words('what-boogeyman-text'), clause: '21.6' },
    acts: { title: words('acts-title'), text: words('what-acts-text'), clause: '12.2' },
    act: { title: words('what-act'), text: words('what-act-text'), clause: '12.5' },
    hand: { title: words('hand-title'), text: words('what-hand-text'), clause: '7.1' },
    card: { title: words('what-card'), text: words('what-card-text'), clause: '5.1' },
    defensive: { title: words('what-defensive'), text: words('what-defensive-text'), clause: '11.1' },
    'in-play': { title: words('in-play-title'), text: words('what-in-play-text'), clause: 'C28' },
    window: { title: words('what-window'), text: words('what-window-text'), clause: 'C48' },
    pile: { title: words('what-pile'), text: words('what-pile-text'), clause: '6.4' },
    held: { title: words('what-held'), text: words('what-held-text'), clause: 'C56' },
    discard: { title: words('what-discard'), text: words('what-discard-text'), clause: '7.4' },
    permanent: { title: words('what-permanent'), text: words('what-permanent-text'), clause: '16.4' },
    holds: { title: words('holds-title'), text: words('what-holds-text'), clause: '13.6' },
    passing: { title: words('what-passing'), text: words('what-passing-text'), clause: 'C62' },
    player: { title: words('what-player'), text: words('what-player-text'), clause: '3.1' },
    phases: { title: words('what-phases'), text: words('what-phases-text'), clause: '4.1' },
    'cove-pile': { title: words('what-cove-pile'), text: words('what-cove-pile-text'), clause: '6.3' },
    winter: { title: words('what-winter'), text: words('what-winter-text'), clause: '16.3' },
    haunted: { title: words('what-haunted'), text: words('what-haunted-text'), clause: '17.5' },
    'his-deck': { title: words('what-his-deck'), text: words('what-his-deck-text'), clause: '21.4' },
    'move-deck': { title: words('what-move-deck'), text: words('what-move-deck-text'), clause: '21.15' },
    chase: { title: words('what-chase'), text: words('what-chase-text'), clause: '21.6' },
  }
}
