// Every text of ours comes from a catalogue: Fluent files, one for each language, loaded when they are needed.
//
// The shell's own words are words/LANG.ftl; a page that needs many has its own, shell/PAGE/LANG.ftl (see
// Speaking.svelte); a board's are games/GAME/LANG.ftl and come with the board. The sentences of a game (prompts,
// offers, the story) are not here: the house sends them.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

/** Gives the text for a key, with the values that stand in it. */
export type Words = (key: string, values?: Record<string, FluentVariable>) => string

type Loader = () => Promise<string>
const shellFiles = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })
const pageFiles = import.meta.glob<string>('../shell/*/*.ftl', { query: '?raw', import: 'default' })
const boardFiles = import.meta.glob<string>('../games/*/*.ftl', { query: '?raw', import: 'default' })

const ENGLISH = 'en'
const found = Object.keys(shellFiles).map((file) => file.replace(/^\.\/|\.ftl$/g, ''))
/** Those that somebody has written the words of the shell in; English comes first. */
export const LANGUAGES: readonly string[] = [ENGLISH, ...found.filter((language) => language !== ENGLISH).sort()]
export type Language = string

/** What the speakers of a language call it. */
export const languageName = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

/** The language to speak: the one that was set, else the first of the browser's that we know. */
export function chooseLanguage(set: string | null, wanted: readonly string[]): Language {
  for (const tag of set ? [set, ...wanted] : wanted) {
    const known = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0])
    if (known) return known
  }
  return ENGLISH
}

/** The words of a language, and those of one game and one page if they are named. */
export async function loadWords(language: Language, game = '', page = ''): Promise<Words> {
  const loaders: (Loader | undefined)[] = [shellFiles[`./${language}.ftl`]]
  if (page) loaders.push(pageFiles[`../shell/${page}/${language}.ftl`])
  if (game) loaders.push(boardFiles[`../games/${game}/${language}.ftl`])
  const texts = await Promise.all(loaders.map((load) => load?.() ?? ''))
  return makeWords(language, texts)
}

/** Words from the text of some Fluent files. A key that is missing shows itself, so that it is noticed. */
export function makeWords(language: Language, texts: readonly string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return (key, values) => {
    const [id = '', attribute] = key.split('.')
    const message = bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return key
    const faults: Error[] = []
    const text = bundle.formatPattern(pattern, values, faults) // a missing value must not take the page down
    for (const fault of faults) console.error(`${key}: ${fault.message}`)
    return text
  }
}
