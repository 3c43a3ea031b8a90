import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './tools/icons'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
// Where a server runs while somebody works on the shell: `RATSKELLER=http://127.0.0.1:8000 npm run dev`.
const server = process.env.RATSKELLER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), icons()],
  resolve: { alias: { $: here('./src') } },
  build: {
    outDir: here('../src/ratskeller/site'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server forbids fonts and scripts that are not files of its own
    target: 'es2022',
    reportCompressedSize: false,
    rollupOptions: { input: here('./index.html') }, // the gallery stays at home
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // roughjs says that its modules are CommonJS, and they are not.
  test: { include: ['tests/**/*.test.ts'], environment: 'node', server: { deps: { inline: [/roughjs/] } } },
})
