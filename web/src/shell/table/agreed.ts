// What was agreed on at a table, as its game calls it: never by the names that programs use.

import type { GameInfo, OptionInfo, TableInfo } from '$/wire/types'
import type { Words } from '$/words/words'

export interface Agreed {
  readonly title: string
  readonly text: string
}

/** The options that differ from the usual, and the packs where there was something to choose. */
export function agreedOn(table: TableInfo, game: GameInfo | undefined, words: Words): Agreed[] {
  return [
    ...Object.entries(table.options).map(([name, value]) => {
      const option = game?.options.find((each) => each.name === name)
      return { title: option?.title || plain(name), text: optionText(value, option, words) }
    }),
    ...Object.entries(table.packs).flatMap(([kind, pack]) => {
      const offered = game?.packs[kind] ?? []
      if (typeof pack === 'string' && offered.length === 1 && offered[0]?.name === pack) return [] // no choice at all
      return [{ title: words('form-pack', { kind }), text: packText(pack, offered, words) }]
    }),
  ]
}

function optionText(value: unknown, option: OptionInfo | undefined, words: Words): string {
  if (typeof value === 'boolean') return words('facts-flag', { on: value ? 'yes' : 'no' })
  const number = option?.choices.indexOf(value) ?? -1
  return option?.labels[number] ?? plain(value)
}

/** A pack of the house by its title; one that somebody has brought along by its own. */
function packText(pack: unknown, offered: readonly { name: string; title: string }[], words: Words): string {
  if (typeof pack !== 'object' || pack === null) {
    return offered.find((each) => each.name === pack)?.title ?? plain(pack)
  }
  const { title, name } = pack as { title?: unknown; name?: unknown }
  const called = [title, name].find((each): each is string => typeof each === 'string' && each !== '')
  return called ? words('facts-own-pack', { title: called }) : words('facts-own-nameless')
}

/** A name of the wire as words, where the house has no better ones. */
function plain(value: unknown): string {
  const text = String(value).replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
