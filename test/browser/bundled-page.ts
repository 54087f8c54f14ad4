// A page with one bundled module, for tests that need React and a browser, but no shop.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { sharedBrowser } from './shared-browser.ts'

const ENTRY = 'virtual:page'

/** Runs `source`, a module with `#` imports of the shop, in an empty page. Page errors fail the test. */
export async function openBundledPage(source: string): Promise<Page> {
  const page = await (await sharedBrowser()).newPage()
  const faults: Error[] = []
  page.on('pageerror', (error) => faults.push(error))
  await page.setContent(`<body><script type="module">${await bundle(source)}</script></body>`)
  assert.deepEqual(faults, [])
  return page
}

async function bundle(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
  })
  assert.ok('output' in built)
  return built.output[0].code
}
