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

test('a larger body fails, and the rest is not read', async () => {
  const { request, sent } = sending(1_000, 1_000)
  await assert.rejects(withBodyLimit(request, 4_000).arrayBuffer(), /larger than 4000 bytes/)
  assert.ok(sent() < 10, `${sent()} chunks were read`)
})

test('a Content-Length above the limit is refused before the body is read', () => {
  const request = new Request('http://shop.test/', { method: 'POST', headers: { 'Content-Length': '4001' } })
  assert.equal(isTooLarge(request, 4_000), true)
  assert.equal(isTooLarge(request, 4_001), false)
  assert.equal(isTooLarge(new Request('http://shop.test/')), false)
})

function form(type: string, text: string, chunkBytes: number): Request {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) controller.close()
      else controller.enqueue(bytes.subarray(at, (at += chunkBytes)))
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'Content-Type': type },
  }
  return new Request('http://shop.test/admin/import', init)
}

const MULTIPART = 'multipart/form-data; boundary=between'
const part = '--between\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'

for (const chunkBytes of [7, 1_000, 1_000_000]) {
  test(`a form of more fields than any screen has breaks off, in pieces of ${chunkBytes} bytes`, async () => {
    for (const [type, text] of [
      ['application/x-www-form-urlencoded', 'a=&'.repeat(6_000)],
      [MULTIPART, `${part.repeat(6_000)}--between--\r\n`],
      ['multipart/form-data; boundary="between"', `${part.repeat(6_000)}--between--\r\n`],
    ] as const) {
      await assert.rejects(withBodyLimit(form(type, text, chunkBytes), 1_000_000).formData(), type)
    }
  })

  test(`a form of many fields arrives whole, in pieces of ${chunkBytes} bytes`, async () => {
    const encoded = form('application/x-www-form-urlencoded', 'a=&'.repeat(4_000), chunkBytes)
    assert.equal((await withBodyLimit(encoded).formData()).getAll('a').length, 4_000)
    const parts = form(MULTIPART, `${part.repeat(4_000)}--between--\r\n`, chunkBytes)
    assert.equal((await withBodyLimit(parts, 1_000_000).formData()).getAll('a').length, 4_000)
  })
}

test('a body other than a form may contain any characters', async () => {
  const { length } = await withBodyLimit(form('application/json', '&'.repeat(20_000), 1_000)).text()
  assert.equal(length, 20_000)
})
