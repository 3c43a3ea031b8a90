// The choices that somebody makes for one device, and what may stand in them.

import type { Theme } from '$/look'
import { LANGUAGES, type Language } from '$/words/words'

export type Speed = 'calm' | 'brisk' | 'once'

export interface Settings {
  readonly theme: Theme
  /** `off`: nothing moves; `system`: as the device asks. */
  readonly motion: 'system' | 'off'
  /** How long one looks at what happens; empty: calmly, or at once where nothing moves. */
  readonly speed: Speed | ''
  /** Size of the text in per cent of the browser's own. */
  readonly size: number
  readonly sound: boolean
  /** Empty: the browser's. */
  readonly language: Language | ''
}

export const THEMES: readonly Theme[] = ['cellar', 'light', 'contrast']
export const SIZES: readonly number[] = [100, 112, 125, 150, 175, 200]
/** By how much what is shown takes longer or less long than it was written. */
export const PACES: Readonly<Record<Speed, number>> = { calm: 1, brisk: 0.6, once: 0 }
export const SPEEDS = Object.keys(PACES) as readonly Speed[]
export const DEFAULTS: Settings = {
  theme: 'cellar',
  motion: 'system',
  speed: '',
  size: 100,
  sound: false,
  language: '',
}

/** Settings from whatever was kept: what is not understood is as it was in the beginning. */
export function readSettings(kept: unknown): Settings {
  const found = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<keyof Settings, unknown>>
  return {
    theme: THEMES.find((theme) => theme === found.theme) ?? DEFAULTS.theme,
    motion: found.motion === 'off' ? 'off' : DEFAULTS.motion,
    speed: SPEEDS.find((speed) => speed === found.speed) ?? DEFAULTS.speed,
    size: SIZES.find((size) => size === found.size) ?? DEFAULTS.size,
    sound: found.sound === true,
    language: LANGUAGES.find((language) => language === found.language) ?? '',
  }
}
