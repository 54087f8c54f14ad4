import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import test from 'node:test'
import { openBundledPage } from '#test/browser/bundled-page.ts'

/** A screen that reads its result where React Router keeps it, outside React's state. */
const SCREEN = `
import { createElement, useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { useFetcherResult } from ${JSON.stringify(resolve('web/admin/kit/use-fetcher-result.ts'))}

let result, renderUnchanged, renderChanged
const handled = []
function Screen() {
  renderUnchanged = useReducer((state) => state, 0)[1]
  renderChanged = useReducer((state) => state + 1, 0)[1]
  useFetcherResult(result, ({ number }) => handled.push(number))
}
flushSync(() => createRoot(document.body).render(createElement(Screen)))
for (const number of [1, 2]) {
  result = { number }
  flushSync(renderUnchanged)
  flushSync(renderChanged)
  flushSync(renderChanged)
}
document.title = handled.join()
`

test('each result is handled once, even one first seen by a render that React skipped', async () => {
  const page = await openBundledPage(SCREEN)
  assert.equal(await page.title(), '1,2')
  await page.close()
})
