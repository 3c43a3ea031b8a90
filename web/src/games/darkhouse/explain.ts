// Answers to "what is this?", by the name that a piece carries in `data-explain`.

import type { Words } from '$/words/words'
import type { Explanation } from '../board'

export function explain(words: Words): Readonly<Record<string, Explanation>> {
  return {
    block: { title: words('what-block'), text: words('what-block.text'), clause: '4.10' },
    start: { title: words('what-start'), text: words('what-start.text'), clause: '5.4' },
    gem: { title: words('what-gem'), text: words('what-gem.text'), clause: '3.4' },
    shut: { title: words('what-shut'), text: words('what-shut.text'), clause: '5.8' },
    arc: { title: words('what-arc'), text: words('what-arc.text'), clause: '6.1' },
    track: { title: words('what-track'), text: words('what-track.text'), clause: '5.2' },
    gray: { title: words('what-gray'), text: words('what-gray.text'), clause: '5.7' },
    deadline: { title: words('what-deadline'), text: words('what-deadline.text'), clause: '5.8' },
    dice: { title: words('what-dice'), text: words('what-dice.text'), clause: '4.4' },
    one: { title: words('what-one'), text: words('what-one.text'), clause: '4.16' },
    reroll: { title: words('what-reroll'), text: words('what-reroll.text'), clause: '4.5' },
    stop: { title: words('what-stop'), text: words('what-stop.text'), clause: 'D7' },
    score: { title: words('what-score'), text: words('what-score.text'), clause: '7.1' },
    bonus: { title: words('what-bonus'), text: words('what-bonus.text'), clause: '7.6' },
    target: { title: words('what-target'), text: words('what-target.text'), clause: '8.3' },
    neighbour: { title: words('what-neighbour'), text: words('what-neighbour.text'), clause: 'D28' },
    verdict: { title: words('what-verdict'), text: words('what-verdict.text'), clause: '8.4' },
  }
}
