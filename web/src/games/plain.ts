// A board for any game that has none of its own: the view in
// words. Not beautiful, but a new game can be played at once.

import type { AnyBoardModule, Passage } from './board'
import Plain from './Plain.svelte'

/** A view as passages: one for each field that holds more than a word. */
export function describeAnything(view: unknown): Passage[] {
  const fields = Object.entries(view as Record<string, unknown>)
  const simple = fields
    .filter(([, value]) => !isNested(value))
    .map(([name, value]) => `${label(name)}: ${String(value ?? '–')}`)
  const nested = fields.filter(([, value]) => isNested(value)).map(([name, value]) => passage(label(name), value))
  return [{ heading: '', lines: simple }, ...nested]
}

function passage(heading: string, value: unknown): Passage {
  const entries = Object.entries(value as object)
  return { heading, lines: entries.map(([name, each]) => `${label(name)}: ${write(each)}`) }
}

function write(value: unknown): string {
  if (!isNested(value)) return String(value ?? '–')
  if (Array.isArray(value)) return value.map(write).join(', ')
  return Object.entries(value as object)
    .map(([name, each]) => `${label(name)} ${write(each)}`)
    .join(' · ')
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null
const label = (name: string): string => (/^\d+$/.test(name) ? String(Number(name) + 1) : name.replaceAll('_', ' '))

export const module: AnyBoardModule = { Board: Plain, describe: describeAnything, explain: () => ({}) }
