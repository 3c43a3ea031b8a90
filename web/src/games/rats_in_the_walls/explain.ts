// "What is this?", for everything that lies on the table.

import type { Explanation } from '$/games/board'
import type { Words } from '$/words/words'

export function explain(words: Words): Readonly<Record<string, Explanation>> {
  return {
    cup: { title: words('what-cup'), text: words('what-cup-text'), clause: '6b.1' },
    cats: { title: words('what-cats'), text: words('what-cats-text'), clause: '10.2' },
    skull: { title: words('what-skull'), text: words('what-skull-text'), clause: '6d.7' },
    dice: { title: words('what-dice'), text: words('what-dice-text'), clause: '2.1' },
    brain: { title: words('what-brain'), text: words('what-brain-text'), clause: '4.3' },
    middle: { title: words('what-middle'), text: words('what-middle-text'), clause: 'R1' },
    seat: { title: words('what-seat'), text: words('what-seat-text'), clause: '6b.5' },
    said: { title: words('what-said'), text: words('what-said-text'), clause: '6c.8' },
    claim: { title: words('what-claim'), text: words('what-claim-text'), clause: '6c.1' },
    ladder: { title: words('what-ladder'), text: words('what-ladder-text'), clause: '6c.5' },
    odds: { title: words('what-odds'), text: words('what-odds-text') },
    believe: { title: words('what-believe'), text: words('what-believe-text'), clause: '6d.2' },
    doubt: { title: words('what-doubt'), text: words('what-doubt-text'), clause: '6d.3' },
    memory: { title: words('what-memory'), text: words('what-memory-text'), clause: '6b.2' },
    last: { title: words('what-last'), text: words('what-last-text'), clause: 'R22' },
    end: { title: words('what-end'), text: words('what-end-text'), clause: '8.1' },
  }
}
