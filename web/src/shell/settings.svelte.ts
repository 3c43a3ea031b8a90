// The settings of this device, alive: whoever reads them in a component is redrawn when they change.

import { dress } from '$/look'
import { onPrefersStill, prefersStill } from '$/look/motion'
import { setSound } from '$/sound'
import { chooseLanguage, type Language } from '$/words/words'
import { PACES, readSettings, type Settings, type Speed } from './settings'
import { device } from './store'

class Chosen {
  #kept = $state.raw<Settings>(readSettings(device.read('settings')))
  #systemIsStill = $state(prefersStill())

  constructor() {
    onPrefersStill((still) => (this.#systemIsStill = still))
  }

  get all(): Settings {
    return this.#kept
  }

  /** Nothing moves. */
  get still(): boolean {
    return this.#kept.motion === 'off' || this.#systemIsStill
  }

  /** How fast things happen. Where nothing moves they are there at once, unless one wants to see them in turn. */
  get speed(): Speed {
    return this.#kept.speed || (this.still ? 'once' : 'calm')
  }

  /** What the milliseconds of a moment are multiplied with. */
  get pace(): number {
    return PACES[this.speed]
  }

  get language(): Language {
    return chooseLanguage(this.#kept.language || null, navigator.languages)
  }

  change(some: Partial<Settings>): void {
    this.#kept = { ...this.#kept, ...some }
    device.write('settings', this.#kept)
    this.apply()
  }

  /** Give the page the look that was chosen. */
  apply(): void {
    setSound(this.#kept.sound)
    dress(this.#kept.theme, this.#kept.size / 100)
    document.documentElement.toggleAttribute('data-still', this.#kept.motion === 'off')
    document.documentElement.lang = this.language
  }
}

export const settings = new Chosen()
