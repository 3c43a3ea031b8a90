import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentParser, FluentSerializer, type Entry, type Message } from '@fluent/syntax'
import { describe, expect, it, vi } from 'vitest'
import { LANGUAGES, chooseLanguage, makeWords } from '$/words/words'

const SOURCES = join(import.meta.dirname, '../../src')
const files = readdirSync(SOURCES, { recursive: true }).map(String)
const catalogues = files.filter((file) => file.endsWith('.ftl'))
const parser = new FluentParser({ withSpans: false })

/** The messages of a catalogue with the values that each takes. */
function messages(file: string): Map<string, string[]> {
  const entries = parser.parse(readFileSync(join(SOURCES, file), 'utf8')).body
  const junk = entries
    .filter((entry) => entry.type === 'Junk')
    .map((entry) => new FluentSerializer({ withJunk: true }).serializeEntry(entry))
  expect(junk, file).toEqual([])
  return new Map(entries.filter(isMessage).map((entry) => [entry.id.name, valuesOf(entry)]))
}

const isMessage = (entry: Entry): entry is Message => entry.type === 'Message'
const valuesOf = (entry: Message): string[] => {
  const text = JSON.stringify(entry)
  return [
    ...new Set(
      [...text.matchAll(/"VariableReference","id":\{"type":"Identifier","name":"([^"]+)"/g)].map(
        (found) => found[1] ?? '',
      ),
    ),
  ].sort()
}

/** Keys that the sources ask for: `words('key')`. */
function usedIn(file: string): string[] {
  const text = readFileSync(join(SOURCES, file), 'utf8')
  return [...text.matchAll(/\bwords\(\s*'([a-z][\w-]*)/g)].map((found) => found[1] ?? '')
}

describe('the catalogues', () => {
  const folders = new Set(catalogues.map((file) => file.replace(/[^/\\]+$/, '')))

  it('exist', () => expect(folders.size).toBeGreaterThan(0))

  it.each([...folders])('in %s say the same in every language', (folder) => {
    const all = LANGUAGES.map((language) => messages(`${folder}${language}.ftl`))
    for (const other of all.slice(1)) expect([...other]).toEqual([...(all[0] ?? [])])
  })

  it('of a board or a page take no key of the shell: both are spoken on one screen', () => {
    const shell = messages('words/en.ftl')
    const others = catalogues.filter((file) => /en\.ftl$/.test(file) && !/^words/.test(file))
    expect(others.length).toBeGreaterThan(3)
    for (const file of others)
      expect(
        [...messages(file).keys()].filter((key) => shell.has(key)),
        file,
      ).toEqual([])
  })

  it('have every key that a source asks for', () => {
    const shell = messages('words/en.ftl')
    for (const file of files.filter((each) => /\.(svelte|ts)$/.test(each))) {
      // a board and a page may have words of their own
      const folder = /^(?:games|shell)[/\\]\w+(?=[/\\])/.exec(file)?.[0]
      const own = folder && catalogues.includes(join(folder, 'en.ftl')) ? messages(join(folder, 'en.ftl')) : new Map()
      const missing = usedIn(file).filter((key) => !shell.has(key) && !own.has(key))
      expect(missing, file).toEqual([])
    }
  })
})

describe('a language', () => {
  it.each([
    [null, ['de-AT', 'en'], 'de'],
    [null, ['fr', 'en-GB'], 'en'],
    [null, ['fr'], 'en'],
    ['en', ['de'], 'en'],
    ['klingon', ['de'], 'de'],
  ])('is chosen: set %s, browser %s', (set, wanted, expected) => {
    expect(chooseLanguage(set, wanted)).toBe(expected)
  })

  it('gives words with values, and shows a key that is missing', () => {
    const words = makeWords('en', ['hello = Good evening, { $name }.\n    .title = A title'])
    expect(words('hello', { name: 'Anna' })).toBe('Good evening, Anna.')
    expect(words('hello.title')).toBe('A title')
    expect(words('nobody-wrote-this')).toBe('nobody-wrote-this')
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(words('hello')).toBe('Good evening, {$name}.')
    expect(complain).toHaveBeenCalledWith('hello: Unknown variable: $name')
  })
})
