// The course of a game in a sentence, for whoever does not see the curve, or would rather be told.

import type { Words } from '$/words/words'
import { courseOf, type Chances } from './curve'

export function courseWords(steps: readonly Chances[], names: readonly string[], words: Words): string {
  const { changes, last, since } = courseOf(steps)
  if (names.length === 1) return words('review-course-alone')
  if (last === null) return words('review-course-nobody')
  return words('review-course', { name: names[last] ?? '', step: since, changes })
}
