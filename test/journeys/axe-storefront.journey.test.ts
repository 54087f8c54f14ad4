import assert from 'node:assert/strict'
import test from 'node:test'
import { checkStates, violations } from '../states/axe.ts'
import { parts } from '../states/all-states.ts'
import { sharedBrowser } from '../browser/shared-browser.ts'

checkStates(parts.storefront)

test('the look can find fault', async () => {
  const page = await (await sharedBrowser()).newPage()
  await page.setContent('<html lang="en"><title>x</title><main><h1 style="color: #ccc">Too pale</h1><img src="data:,">')
  const found = await violations(page)
  await page.context().close()
  assert.deepEqual(
    found.map((line) => line.split(':')[0]),
    ['color-contrast', 'image-alt'],
  )
})
