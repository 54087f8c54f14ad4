import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { startRedirectingServer } from '#test/fixtures/redirecting-server.ts'
import { startS3Server } from '#test/fixtures/s3-server.ts'
import { openS3Store } from './s3-store.ts'

const NAME = 'shop-scheduled-2026-10-28T06-30-00Z.tar'

async function opened(t: TestContext, { secret }: { secret?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  cleanup(t, () => rmSync(folder, { recursive: true, force: true }))
  const server = await startS3Server(t)
  const store = openS3Store({ ...server.place, ...(secret && { secret }) }, folder, 1)
  const write = (bytes: Buffer, name = NAME) => writeFileSync(join(folder, name), bytes)
  return { folder, server, store, write }
}

test('S3: a backup is sent in signed parts, is there whole, and comes back', async (t) => {
  const { folder, server, store, write } = await opened(t)
  const bytes = randomBytes(33 * 1024 * 1024)
  write(bytes)
  await store.put(NAME)
  assert.ok(server.objects.get(`sivakasi/${NAME}`)?.equals(bytes))
  assert.ok(!existsSync(join(folder, NAME)), 'the copy from which it was sent is removed')
  await store.fetch(NAME, join(folder, 'again.tar'))
  assert.ok(readFileSync(join(folder, 'again.tar')).equals(bytes))
  assert.deepEqual(server.refused, [])
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

test('S3: a busy store gets another request; a failure leaves no part and no object, and the local file', async (t) => {
  const { folder, server, store, write } = await opened(t)
  write(Buffer.from('a small backup'))
  for (const method of ['POST', 'PUT', 'HEAD']) server.failures.push({ method, status: 503 }, { method, status: 429 })
  await store.put(NAME)
  const later = 'shop-scheduled-2026-10-29T06-30-00Z.tar'
  write(Buffer.from('another'), later)
  server.failures.push(...Array.from({ length: 4 }, () => ({ method: 'PUT', status: 503 })))
  const failing = store.put(later)
  await assert.rejects(failing, /^S3Failure: The store 127\.0\.0\.1:\d+ answered 503 \(SlowDown\)\.$/)
  assert.equal(server.objects.size, 1)
  assert.deepEqual([...server.uploads.keys()], [])
  assert.ok(existsSync(join(folder, later)))
})

test('S3: a wrong key is refused at once, in a sentence without it', async (t) => {
  const { server, store, write } = await opened(t, { secret: 'wrong-secret' })
  write(Buffer.from('bytes'))
  await assert.rejects(store.put(NAME), (error: Error) => {
    assert.match(error.message, /^The store 127\.0\.0\.1:\d+ refuses this key \(SignatureDoesNotMatch\)\.$/)
    return true
  })
  assert.equal(server.refused.length, 1)
})

test('S3: a redirect is not followed: a backup goes to the configured store or nowhere', async (t) => {
  const { server, folder, write } = await opened(t)
  const { origin, followed } = await startRedirectingServer(t)
  write(Buffer.from('bytes'))
  const led = openS3Store({ ...server.place, endpoint: origin }, folder, 1)
  await assert.rejects(led.put(NAME), /^S3Failure: /)
  assert.equal(followed(), 0)
})

test('S3: a store that cannot be reached is reported', async (t) => {
  const { server, folder, write } = await opened(t)
  write(Buffer.from('bytes'))
  const away = openS3Store({ ...server.place, endpoint: 'http://127.0.0.1:9' }, folder, 1)
  await assert.rejects(away.put(NAME), /The store 127\.0\.0\.1:9 cannot be reached\.$/)
})
