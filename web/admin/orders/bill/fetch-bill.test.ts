import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { fetchBill } from './fetch-bill.ts'

async function asked(t: TestContext, answer: () => Response | Promise<Response>) {
  const urls: string[] = []
  let signsIn = 0
  const { mock } = t.mock.method(globalThis, 'fetch', async (url: string) => {
    urls.push(url)
    return answer()
  })
  const bill = await fetchBill('ORD 1/x', () => (signsIn += 1))
  // A second mock would take this one for the original and restore it for the next test.
  mock.restore()
  return { bill, urls, signsIn }
}

const failed = { message: 'Failed to download bill. Please try again.' }

test('the bill of one order is requested by its id', async (t) => {
  const { bill, urls } = await asked(t, () => Response.json({ order: { orderId: 'ORD1' }, settings: {} }))
  assert.deepEqual(bill, { order: { orderId: 'ORD1' }, settings: {} })
  assert.deepEqual(urls, ['/admin/orders/ORD%201%2Fx/bill'])
})

test('a deleted order, a broken server and a lost connection return messages', async (t) => {
  const gone = await asked(t, () => Response.json({}, { status: 404 }))
  assert.deepEqual(gone.bill, { message: 'This order no longer exists.' })
  assert.deepEqual((await asked(t, () => new Response('', { status: 500 }))).bill, failed)
  assert.deepEqual((await asked(t, () => Promise.reject(new TypeError('Failed to fetch')))).bill, failed)
  assert.deepEqual((await asked(t, () => new Response('<html>'))).bill, failed)
})

test('an ended session redirects to the sign-in page, whose text is not a bill', async (t) => {
  const page = Object.defineProperty(new Response('{}'), 'redirected', { value: true })
  const { bill, signsIn } = await asked(t, () => page)
  assert.deepEqual([bill, signsIn], [failed, 1])
})
