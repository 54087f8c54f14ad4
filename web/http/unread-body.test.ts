import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { countedBody, repeated } from '#test/fixtures/uploads.ts'
import { until } from '#test/until.ts'
import { withDrainedBody } from './unread-body.ts'

const CHUNK = Buffer.alloc(10_000)

function posted(body: ReadableStream<Uint8Array>) {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return new Request('http://shop.test/', init)
}

test('the body arrives as it was sent, and is not drained before', async () => {
  const body = countedBody(repeated(CHUNK, CHUNK, 9))
  const { request, drain } = withDrainedBody(posted(body.stream))
  assert.equal(body.bytes, 0)
  assert.equal((await request.arrayBuffer()).byteLength, 100_000)
  drain()
})

suite('the rest is drained', () => {
  const ways: [name: string, leave: (request: Request, drain: () => void) => unknown][] = [
    ['of a body that was not touched', (_request, drain) => drain()],
    ['of a body that was cancelled', ({ body }) => body?.cancel()],
    [
      'of a body that was cancelled while a chunk was awaited',
      async ({ body }) => {
        const reader = body?.getReader()
        await reader?.read()
        void reader?.read()
        await reader?.cancel()
      },
    ],
  ]
  for (const [name, leave] of ways) {
    test(name, async () => {
      const body = countedBody(repeated(CHUNK, CHUNK, 99))
      const { request, drain } = withDrainedBody(posted(body.stream))
      await leave(request, drain)
      await until(async () => body.bytes === 1_000_000)
    })
  }

  test('up to the limit in bytes, and no further', async () => {
    const body = countedBody(repeated(CHUNK, CHUNK, 1_000_000))
    withDrainedBody(posted(body.stream), { bytes: 500_000, ms: 60_000 }).drain()
    await until(async () => body.bytes >= 500_000)
    const read = body.bytes
    await new Promise((resolve) => setTimeout(resolve, 50))
    assert.equal(body.bytes, read)
    assert.ok(read < 550_000)
    assert.equal(body.wasCancelled, false)
  })

  test('up to the time limit', async () => {
    const body = countedBody(repeated(CHUNK, CHUNK, 1_000_000))
    withDrainedBody(posted(body.stream), { bytes: 1e12, ms: 0 }).drain()
    await new Promise((resolve) => setTimeout(resolve, 50))
    assert.ok(body.bytes <= CHUNK.length)
  })

  test('of a client that has disconnected, without an error', async () => {
    const body = countedBody([CHUNK], { endsWith: new Error('reset') })
    withDrainedBody(posted(body.stream)).drain()
    await until(async () => body.bytes === CHUNK.length)
  })
})
