import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { startRedirectingServer } from '#test/fixtures/redirecting-server.ts'
import { startS3Server } from '#test/fixtures/s3-server.ts'
import { openS3Store } from './s3-store.ts'

const NAME = 'shop-scheduled-2026-10-28T06-30-00Z.tar'

async function opened(t: TestContext, { secret, stallMs = 20_000 }: { secret?: string; stallMs?: number } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  cleanup(t, () => rmSync(folder, { recursive: true, force: true }))
  const server = await startS3Server(t)
  const store = openS3Store({ ...server.place, ...(secret && { secret }) }, folder, { pauseMs: 1, stallMs })
  const write = (bytes: Buffer, name = NAME) => writeFileSync(join(folder, name), bytes)
  const send = (name = NAME) => store.send?.(join(folder, name), name)
  return { folder, server, store, write, send }
}

test('S3: a backup is sent in signed parts, is there whole, and comes back', async (t) => {
  const { folder, server, store, write, send } = await opened(t)
  const bytes = randomBytes(33 * 1024 * 1024)
  write(bytes)
  await send()
  assert.ok(server.objects.get(`sivakasi/${NAME}`)?.equals(bytes))
  await store.fetch(NAME, join(folder, 'again.tar'))
  assert.ok(readFileSync(join(folder, 'again.tar')).equals(bytes))
  assert.deepEqual(server.refused, [])
})

test('S3: a backup that is cut off is fetched on from there; one that never goes on is a sentence', async (t) => {
  const { folder, server, store } = await opened(t)
  const bytes = randomBytes(1024 * 1024)
  server.objects.set(`sivakasi/${NAME}`, bytes)
  server.failures.push({ method: 'GET', body: 'cut' }, { method: 'GET', body: 'cut' })
  await store.fetch(NAME, join(folder, 'again.tar'))
  assert.ok(readFileSync(join(folder, 'again.tar')).equals(bytes))
  server.failures.push(...Array.from({ length: 40 }, () => ({ method: 'GET', body: 'cut' }) as const))
  await assert.rejects(store.fetch(NAME, join(folder, 'never.tar')), /stopped in the middle of shop-scheduled/)
})

test('S3: a backup is fetched however long it takes, as long as bytes come', async (t) => {
  const { folder, server, store } = await opened(t)
  server.objects.set(`sivakasi/${NAME}`, Buffer.from('a backup'))
  const limits: number[] = []
  const usual = AbortSignal.timeout.bind(AbortSignal)
  t.mock.method(AbortSignal, 'timeout', (ms: number) => {
    limits.push(ms)
    return usual(ms)
  })
  await store.fetch(NAME, join(folder, 'again.tar'))
  assert.ok(limits.length === 1 && limits.every((ms) => ms >= 12 * 60 * 60_000), limits.join())
})

test('S3: every backup and nothing else is listed, over several pages, and removed', async (t) => {
  const { server, store } = await opened(t)
  const names = ['01', '02', '03', '04', '05'].map((day) => `shop-scheduled-2026-10-${day}T06-30-00Z.tar`)
  names.unshift('shop-by-hand-2026-10-28T06-30-00Z.tar')
  for (const name of [...names, 'letter.txt']) server.objects.set(`sivakasi/${name}`, Buffer.from('x'))
  server.objects.set(`elsewhere/${NAME}`, Buffer.from('x'))
  assert.deepEqual(
    (await store.list()).map(({ name }) => name),
    names,
  )
  await store.remove(names[0] ?? '')
  assert.equal((await store.list()).length, 5)
})

test('S3: a busy store gets another request; a failure leaves no part and no object', async (t) => {
  const { server, write, send } = await opened(t)
  write(Buffer.from('a small backup'))
  for (const method of ['POST', 'PUT', 'HEAD']) server.failures.push({ method, status: 503 }, { method, status: 429 })
  await send()
  const later = 'shop-scheduled-2026-10-29T06-30-00Z.tar'
  write(Buffer.from('another'), later)
  server.failures.push(...Array.from({ length: 4 }, () => ({ method: 'PUT', status: 503 })))
  await assert.rejects(send(later)!, /^S3Failure: The store 127\.0\.0\.1:\d+ answered 503 \(SlowDown\)\.$/)
  assert.equal(server.objects.size, 1)
  assert.deepEqual([...server.uploads.keys()], [])
})

test('S3: a wrong key is refused at once, in a sentence without it', async (t) => {
  const { server, write, send } = await opened(t, { secret: 'wrong-secret' })
  write(Buffer.from('bytes'))
  await assert.rejects(send()!, (error: Error) => {
    assert.match(error.message, /^The store 127\.0\.0\.1:\d+ refuses this key \(SignatureDoesNotMatch\)\.$/)
    return true
  })
  assert.equal(server.refused.length, 1)
})

test('S3: a redirect is not followed: a backup goes to the configured store or nowhere', async (t) => {
  const { server, folder, write } = await opened(t)
  const { origin, followed } = await startRedirectingServer(t)
  write(Buffer.from('bytes'))
  const led = openS3Store({ ...server.place, endpoint: origin }, folder, { pauseMs: 1 })
  await assert.rejects(led.send!(join(folder, NAME), NAME), /^S3Failure: /)
  assert.equal(followed(), 0)
})

test('S3: a store that cannot be reached is reported', async (t) => {
  const { server, folder, write } = await opened(t)
  write(Buffer.from('bytes'))
  const away = openS3Store({ ...server.place, endpoint: 'http://127.0.0.1:9' }, folder, { pauseMs: 1 })
  await assert.rejects(away.send!(join(folder, NAME), NAME), /The store 127\.0\.0\.1:9 cannot be reached\.$/)
})
