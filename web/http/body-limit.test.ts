import assert from 'node:assert/strict'
import test from 'node:test'
import { isTooLarge, withBodyLimit } from './body-limit.ts'

function sending(chunks: number, chunkBytes: number) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      if (sent > chunks) controller.close()
      else controller.enqueue(new Uint8Array(chunkBytes))
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return { request: new Request('http://shop.test/admin/products', init), sent: () => sent }
}

test('a body within the limit arrives whole', async () => {
  const { request } = sending(4, 1_000)
  assert.equal((await withBodyLimit(request, 4_000).arrayBuffer()).byteLength, 4_000)
})

test('a larger body breaks off, and the rest is not read', async () => {
  const { request, sent } = sending(1_000, 1_000)
  await assert.rejects(withBodyLimit(request, 4_000).arrayBuffer(), /larger than 4000 bytes/)
  assert.ok(sent() < 10, `${sent()} chunks were read`)
})

test('a request that says that it is too large is known before it is read', () => {
  const request = new Request('http://shop.test/', { method: 'POST', headers: { 'Content-Length': '4001' } })
  assert.equal(isTooLarge(request, 4_000), true)
  assert.equal(isTooLarge(request, 4_001), false)
  assert.equal(isTooLarge(new Request('http://shop.test/')), false)
})
