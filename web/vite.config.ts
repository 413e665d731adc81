// Builds the page into the Python package: hulldown/server/static.
import { readFileSync, readdirSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { type } from './type'

const I18N = new URL('./i18n/', import.meta.url)
const readText = (file: string) => readFileSync(new URL(file, I18N), 'utf-8')

/** Lays the .ftl files beside the page and fills `{{message-id}}` in index.html with English. */
function texts(): Plugin {
  return {
    name: 'hulldown-texts',
    transformIndexHtml(html) {
      const english = new FluentBundle('en')
      english.addResource(new FluentResource(readText('en.ftl')))
      return html.replaceAll(/\{\{([a-z-]+)\}\}/g, (_, id: string) => {
        const pattern = english.getMessage(id)?.value
        if (!pattern) throw new Error(`index.html: no message ${id}`)
        return english.formatPattern(pattern)
      })
    },
    generateBundle() {
      for (const file of readdirSync(I18N))
        this.emitFile({ type: 'asset', fileName: `texts/${file}`, source: readText(file) })
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  base: './', // the page may lie in any folder of a host
  cacheDir: '../node_modules/.vite',
  plugins: [svelte(), texts(), type(), svelteTesting()],
  build: {
    outDir: '../hulldown/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  test: {
    environment: 'happy-dom',
    testTimeout: 120_000, // for machines with much else to do
    include: ['**/tests/*.test.ts', '../hulldown/games/*/client/tests/*.test.ts'],
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8642' }, // `hulldown serve` beside `npx vite web`
  },
})
