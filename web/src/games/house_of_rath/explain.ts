// The answers to "what is this?", by the name that a piece carries.

import type { Words } from '$/words/words'
import type { Explanation } from '../board'

export function explain(words: Words): Readonly<Record<string, Explanation>> {
  return {
    room: { title: words('what-room'), text: words('what-room-text'), clause: '17.2' },
    mourning: { title: words('what-mourning'), text: words('what-mourning-text'), clause: '17.4' },
    door: { title: words('what-door'), text: words('what-door-text'), clause: '6.2' },
    lock: { title: words('what-lock'), text: words('what-lock-text'), clause: '8.2' },
    orphan: { title: words('what-orphan'), text: words('what-orphan-text'), clause: '1.1' },
    hidden: { title: words('what-hidden'), text: words('what-hidden-text'), clause: '7.3' },
    rath: { title: words('rath-name'), text: words('what-rath-text'), clause: '10.1' },
    compulsion: { title: words('why-title'), text: words('what-compulsion-text'), clause: '11.2' },
    attack: { title: words('what-attack'), text: words('what-attack-text'), clause: '12.3' },
    'options-die': { title: words('what-options-die'), text: words('what-options-die-text'), clause: '4.4' },
    'fate-die': { title: words('what-fate-die'), text: words('what-fate-die-text'), clause: '13.5' },
    locks: { title: words('what-locks'), text: words('what-locks-text'), clause: 'H11' },
    pile: { title: words('what-pile'), text: words('what-pile-text'), clause: '3.10' },
    dawn: { title: words('what-dawn'), text: words('what-dawn-text'), clause: 'H37' },
    shrinking: { title: words('what-shrinking'), text: words('what-shrinking-text'), clause: '19.2' },
    'card-own': { title: words('what-card-own'), text: words('what-card-own-text'), clause: '18.1' },
    'card-up': { title: words('what-card-up'), text: words('what-card-up-text'), clause: '18.2' },
    'card-down': { title: words('what-card-down'), text: words('what-card-down-text'), clause: '3.9' },
    lesson: { title: words('what-lesson'), text: words('what-lesson-text'), clause: '16.5' },
    player: { title: words('what-player'), text: words('what-player-text'), clause: '1.3' },
    asked: { title: words('what-asked'), text: words('what-asked-text'), clause: 'H39' },
  }
}
