import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { emptyPlace } from '../database/databases.ts'
import { type RunningShop, runShop } from '../shop/running-shop.ts'
import { cleanup } from '../cleanup.ts'
import { compileCache } from '../settings.ts'
import { until } from '../until.ts'

const MAIN = join(import.meta.dirname, '../../main.ts')

async function refusedStart(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { DEMO: 'off', PORT: '0', LOG_LEVEL: 'warn', ...compileCache, ...env },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code, lines: said.trim().split('\n') }
}

const dataDir = async (t: TestContext) => (await emptyPlace('sqlite', t)).dataDir

test('broken settings stop the start with one line a fault', async (t) => {
  const { code, lines } = await refusedStart({
    DATA_DIR: await dataDir(t),
    PORT: 'x',
    DEMO: 'perhaps',
    PUBLIC_URL: '/',
  })
  assert.equal(code, 1)
  assert.equal(lines.length, 3)
  assert.ok(
    lines.every((line) => /^(PORT|DEMO|PUBLIC_URL) must /.test(line)),
    lines.join('\n'),
  )
})

test('a broken shop.json stops the start with one line a fault', async (t) => {
  const DATA_DIR = await dataDir(t)
  writeFileSync(join(DATA_DIR, 'shop.json'), '{"rating": 9, "minimumOrders": 2000}')
  const { code, lines } = await refusedStart({ DATA_DIR })
  assert.equal(code, 1)
  assert.deepEqual(
    lines.map((line) => line.replace(/^.*shop\.json: /, '')),
    ['rating: Rating must be a number from 0 to 5', 'minimumOrders: is not a setting'],
  )
})

test('a database that cannot be used stops the start with one line', async (t) => {
  const DATA_DIR = await dataDir(t)
  mkdirSync(join(DATA_DIR, 'shop.sqlite'))
  const { code, lines } = await refusedStart({ DATA_DIR })
  assert.equal(code, 1)
  assert.equal(lines.length, 1, lines.join('\n'))
  assert.match(lines[0] ?? '', /unable to open database file/)
})

test('where the first of several processes cannot open the shop, all ends with its line and its exit code', async (t) => {
  const { code, lines } = await refusedStart({
    DATA_DIR: await dataDir(t),
    DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
    PROCESSES: '3',
  })
  assert.equal(code, 1)
  assert.equal(lines.length, 1, lines.join('\n'))
  assert.match(lines[0] ?? '', /^The database 127\.0\.0\.1\/shop cannot be used: /)
})

test('a port that is taken is named', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  t.after(() => taken.close())
  const address = taken.address()
  assert.ok(typeof address === 'object' && address)
  const { code, lines } = await refusedStart({
    DATA_DIR: await dataDir(t),
    PORT: String(address.port),
    HOST: '127.0.0.1',
  })
  assert.equal(code, 1)
  assert.match(lines.join('\n'), new RegExp(`^Port ${address.port} is taken: .*$`))
})

/** A body whose second half comes with `finish`. */
function heldBack([first, last]: Uint8Array[]) {
  const second = Promise.withResolvers<void>()
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(first)
      await second.promise
      controller.enqueue(last)
      controller.close()
    },
  })
  return { body, finish: second.resolve }
}

/** An order whose second half comes with `finish`. */
async function beginOrder(shop: RunningShop) {
  const { body, finish } = heldBack(['{"items":', '[]}'].map((half) => Buffer.from(half)))
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'under-way-at-the-end' },
    body,
    duplex: 'half',
  }
  const answer = fetch(`${shop.origin}/orders`, request)
  await fetch(`${shop.origin}/healthz`)
  return { answer, finish }
}

/** Makes the running shop throw outside any request on SIGWINCH. */
const throwing = (what: string) => ({
  NODE_OPTIONS: `--import "data:text/javascript,process.on('SIGWINCH',()=>{${what}})"`,
})

for (const [what, act] of [
  ['an error that nothing catches', 'throw new Error(`nobody expected this`)'],
  ['a rejection that nothing handles', 'Promise.reject(new Error(`nobody expected this`))'],
] as const) {
  test(`${what} is logged once, the pending order is answered, and the exit code is not 0`, async (t) => {
    const shop = await runShop(await emptyPlace('sqlite', t), { env: throwing(act) })
    cleanup(t, () => shop.stop().catch(() => undefined))
    const { answer, finish } = await beginOrder(shop)
    const ended = shop.ended()
    process.kill(shop.pid, 'SIGWINCH')
    await until(async () => shop.complaints().length > 0)
    await assert.rejects(fetch(`${shop.origin}/healthz`))
    finish()
    assert.equal((await answer).status, 422)
    assert.equal(await ended, 1)
    assert.equal(shop.complaints().length, 1, shop.complaints().join('\n'))
    const { event, error, uncaught } = JSON.parse(shop.complaints()[0] ?? '')
    assert.deepEqual([event, uncaught], ['error', true])
    assert.match(error, /^Error: nobody expected this\n +at /)
  })
}
