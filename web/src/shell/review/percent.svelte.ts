// Parts of a win in the language of the page; whoever shows one is redrawn when that changes.

import { settings } from '../settings.svelte'
import { share } from './figures'

export const usePercent =
  () =>
  (part: number, places = 0): string =>
    share(part, settings.language, places)
