// The server forbids styles and scripts that stand in the page itself. Svelte writes `style:name={…}` through the
// DOM, which is allowed; a plain style="…" would be thrown away silently, and only in production.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../../src')
const components = readdirSync(SOURCES, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.svelte'))

it.each(components)('%s has no style in its markup, and no markup from a string', (file) => {
  const text = readFileSync(join(SOURCES, file), 'utf8')
  expect(text).not.toMatch(/\sstyle=/)
  expect(text).not.toContain('{@html')
})
