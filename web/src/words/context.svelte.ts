// The words of the page, for every component below: `const words = useWords()`, then ask it for a key.
//
// They are asked for through a function each time, so that a change of language redraws whatever shows words.

import { getContext, setContext } from 'svelte'
import type { Words } from './words'

const KEY = Symbol('words')

/** Give the words to all components below; `current` is read anew whenever one of them asks. */
export function provideWords(current: () => Words): Words {
  const words: Words = (key, values) => current()(key, values)
  setContext(KEY, words)
  return words
}

export function useWords(): Words {
  return getContext<Words>(KEY)
}
