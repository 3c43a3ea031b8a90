// The answers to "what is this?", by the name that a piece carries.

import type { Words } from '$/words/words'
import type { Explanation } from '../board'

export function explain(words: Words): Readonly<Record<string, Explanation>> {
  return {
    shoggoth: { title: words('tile-shoggoth'), text: words('explain-shoggoth'), clause: '12.6' },
    cultist: { title: words('tile-cultist'), text: words('explain-cultist'), clause: '12.5' },
    altar: { title: words('tile-altar'), text: words('explain-altar'), clause: '12.4' },
    tome: { title: words('row-tomes'), text: words('explain-tome'), clause: '12.3' },
    site: { title: words('explain-site-title'), text: words('explain-site'), clause: '12.7' },
    setback: { title: words('explain-setback-title'), text: words('explain-setback'), clause: '9.2' },
    'old-one': { title: words('tile-old-one'), text: words('explain-old-one'), clause: '6.1' },
    relic: { title: words('tile-relic'), text: words('explain-relic'), clause: '12.2' },
    'elder-sign': { title: words('tile-elder-sign'), text: words('explain-elder-sign'), clause: '5.3' },
    'token-up': { title: words('explain-token-up-title'), text: words('explain-token-up'), clause: '8.5' },
    'token-down': { title: words('explain-token-down-title'), text: words('explain-token-down'), clause: '8.9' },
    'board-token': { title: words('explain-board-token-title'), text: words('explain-board-token'), clause: '8.10' },
    'auction-track': { title: words('auction-track'), text: words('explain-auction-track'), clause: '5.4' },
    'time-track': { title: words('explain-time-track-title'), text: words('explain-time-track'), clause: '10.2' },
    auction: { title: words('auction-title'), text: words('explain-auction'), clause: '8.2' },
    bag: { title: words('bag-caption'), text: words('explain-bag'), clause: '5.1' },
    idol: { title: words('idol-caption'), text: words('explain-idol'), clause: '7.1' },
    favour: { title: words('sheet-favour'), text: words('explain-favour'), clause: '1.2' },
    'points-now': { title: words('explain-points-now-title'), text: words('explain-points-now'), clause: '11.1' },
    aeon: { title: words('explain-aeon-title'), text: words('explain-aeon'), clause: '1.1' },
  }
}
