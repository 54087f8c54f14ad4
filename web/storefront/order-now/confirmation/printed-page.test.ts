import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { originPlaceholder } from '#web/storefront/seo/site-origin.ts'
import { printedPage } from './printed-page.ts'

const LINK = 'q3Xw0-Z_aB7cD9eF1gH2iJ'

async function asked(t: TestContext, answer: () => Promise<Response>, link: string | undefined = LINK) {
  const paths: string[] = []
  const { mock } = t.mock.method(globalThis, 'fetch', async (path: string) => {
    paths.push(path)
    return answer()
  })
  const url = await printedPage(link, 'ta')
  mock.restore()
  return { url, paths }
}

test('an estimate names the page of its order, also without a connection, but not once its link has ended', async (t) => {
  const url = `${originPlaceholder}/ta/order/${LINK}`
  const open = await asked(t, async () => new Response())
  assert.deepEqual(open, { url, paths: [`/ta/order/${LINK}`] })
  assert.equal((await asked(t, () => Promise.reject(new TypeError('Failed to fetch')))).url, url)
  assert.equal((await asked(t, async () => new Response('', { status: 429 }))).url, url)
  assert.equal((await asked(t, async () => new Response('', { status: 404 }))).url, undefined)
})
