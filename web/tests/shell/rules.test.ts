import { describe, expect, it } from 'vitest'
import { clauseLink, replayLink } from '$/api/links'
import { findSections, fold, hitsIn, markHits, textOf } from '$/shell/rules/search'
import type { Passage, Rulebook, Run } from '$/wire/types'

const plain = (text: string): Run => ({ text, mark: 'plain' })
const passage = (id: string, ...text: Run[]): Passage => ({
  id,
  kind: id ? 'rule' : 'text',
  text,
  reason: [],
  lines: '',
  origin: '',
  rows: [],
})
const book: Rulebook = {
  game: 'toy',
  title: 'Toy',
  language: 'en',
  rules_version: 1,
  packs: [],
  sections: [
    {
      id: '1',
      level: 2,
      title: '1 The cup',
      passages: [passage('1.1', plain('The Giver shakes.')), passage('1.2', plain('Zähne und Größe'))],
    },
    {
      id: '2',
      level: 2,
      title: '2 The end',
      passages: [
        passage('2.1', plain('See '), { text: '1.1', mark: 'clause' }),
        { ...passage(''), rows: [[[plain('a giver')]]] },
      ],
    },
  ],
}

describe('looking something up', () => {
  it('ignores case and accents, and keeps places', () => {
    expect(fold('Größe').length).toBe('Größe'.length)
    expect(hitsIn('Zähne, ZAHNE', 'zahne')).toEqual([
      [0, 5],
      [7, 12],
    ])
    expect(hitsIn('anything', '  ')).toEqual([])
  })

  it('marks a hit across runs and loses no letter', () => {
    const runs: Run[] = [plain('A bl'), { text: 'oc', mark: 'strong' }, plain('k is powered, a block.')]
    const pieces = markHits(runs, 'block')
    expect(textOf(pieces)).toBe(textOf(runs))
    expect(pieces.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['bl', 'oc', 'k', 'block'])
    expect(pieces.filter((piece) => piece.mark === 'strong')).toHaveLength(1)
  })

  it('keeps the passages that speak of it', () => {
    expect(findSections(book, '')).toBe(book.sections)
    expect(findSections(book, 'GIVER').map((section) => section.passages.length)).toEqual([1, 1])
    expect(findSections(book, 'nobody')).toEqual([])
  })

  it('finds a clause by its number, and a chapter by its title', () => {
    expect(findSections(book, '1.2').map((section) => section.passages.map((each) => each.id))).toEqual([['1.2']])
    expect(findSections(book, 'the end')[0]?.passages).toHaveLength(2)
  })
})

describe('links', () => {
  it('lead to a clause and to a step', () => {
    expect(clauseLink('rathulhu', '8.6')).toBe('/rules/rathulhu#8.6')
    expect(clauseLink('rathulhu', '')).toBe('/rules/rathulhu')
    expect(replayLink('abc')).toBe('/replay/abc')
    expect(replayLink('abc', 7, 0)).toBe('/replay/abc#step=7&seat=0')
  })
})
