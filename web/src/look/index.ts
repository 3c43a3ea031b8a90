// The look of the house, loaded once by every page.
import './fonts.css'
import './materials.css'
import './base.css'
import './pieces.css'
import './layout.css'
import './scores.css'
import './drawing.css'
import './forced.css'
import { texture } from './texture'

import.meta.glob('../games/*/colours.css', { eager: true })

if (typeof document !== 'undefined') texture(document.documentElement)

export type Theme = 'cellar' | 'light' | 'contrast'

/** Give the page a theme and a size of text (1 is the browser's own). */
export function dress(theme: Theme, size = 1): void {
  const root = document.documentElement
  if (theme === 'cellar') delete root.dataset.theme
  else root.dataset.theme = theme
  root.style.setProperty('--size', String(size))
}
