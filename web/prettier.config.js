// How Prettier lays out these files. The plugin is given as it is, so that it is found from any folder.
import * as svelte from 'prettier-plugin-svelte'

export default {
  printWidth: 120,
  semi: false,
  singleQuote: true,
  objectWrap: 'collapse',
  bracketSameLine: true,
  plugins: [svelte],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
}
