// What ESLint minds in TypeScript and Svelte. How code is laid out is Prettier's; what types say, svelte-check's.

import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'

// Path data, as it stands in a picture: the only thing that may be longer than a line.
const DRAWN = '[MLCHVZSQAa][-\\d.]+[ -][-\\d.]+|M\\$\\{|\\$\\{pane\\('

export default defineConfig(
  globalIgnores(['fixtures/', 'shots/', 'src/wire/']),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off', // svelte-check knows every name
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }], // knows that props change
      'max-len': ['error', { code: 120, ignorePattern: DRAWN }],
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/button-has-type': 'error',
    },
  },
)
