import assert from 'node:assert/strict'
import test from 'node:test'
import { lookUpRows, MOST_IDS } from './look-up-rows.ts'

const ids = Array.from({ length: 2 * MOST_IDS + 7 }, (_, index) => `ORD${index + 1}`)

test('a list longer than one request is looked up whole', async (t) => {
  const sizes: number[] = []
  t.mock.method(globalThis, 'fetch', async (url: string) => {
    const wanted = (new URL(url, 'http://shop.example').searchParams.get('ids') ?? '').split(',')
    sizes.push(wanted.length)
    return Response.json(wanted.map((orderId) => ({ orderId })))
  })

  const rows = await lookUpRows(ids, AbortSignal.timeout(30_000))

  assert.deepEqual(
    rows?.map(({ orderId }) => orderId),
    ids,
  )
  assert.deepEqual(sizes, [MOST_IDS, MOST_IDS, 7])
})

test('no row counts as deleted when one of several requests fails', async (t) => {
  let requests = 0
  t.mock.method(globalThis, 'fetch', async () => {
    requests += 1
    if (requests === 1) return Response.json([])
    if (requests === 2) return new Response('', { status: 503 })
    throw new Error('not requested')
  })

  assert.equal(await lookUpRows(ids, AbortSignal.timeout(30_000)), undefined)
  assert.equal(requests, 2)
})
