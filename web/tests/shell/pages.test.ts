import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { placeOf } from '$/shell/pages'

it.each([
  ['/', 'front', ''],
  ['/new', 'new', ''],
  ['/new/rathulhu', 'new', 'rathulhu'],
  ['/table/h5/', 'table', 'h5'],
  ['/rules/darkhouse', 'rules', 'darkhouse'],
  ['/settings', 'settings', ''],
])('%s is a page', (path, page, subject) => {
  expect(placeOf(path)).toEqual({ page, subject })
})

it('every page has an address that the server knows', () => {
  const root = join(import.meta.dirname, '../../..')
  const served = readFileSync(join(root, 'src/ratskeller/server/site.py'), 'utf8')
  const folders = readdirSync(join(root, 'web/src/shell'), { recursive: true }).map(String)
  const pages = folders
    .filter((file) => /[\\/]Page\.svelte$/.test(file))
    .map((file) => file.replace(/[\\/]Page\.svelte$/, ''))
  expect(pages).toContain('front')
  for (const page of pages.filter((each) => !['front', 'lost'].includes(each))) expect(served).toContain(`"/${page}`)
})
