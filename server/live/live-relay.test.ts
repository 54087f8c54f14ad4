// Notices between processes that share a PostgreSQL database.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import test, { type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { lastly } from '#test/cleanup.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import type { Notice } from './live-message.ts'
import { openLiveRelay } from './live-relay.ts'
import type { Hint } from './live.ts'
import { openShop } from '../shop.ts'

async function connect(t: TestContext, url: string | undefined) {
  const client = new Client(url)
  await client.connect()
  lastly(t, () => client.end())
  return client
}

/** A process as far as notices know one: what it hears, and what it says to the log. */
async function openProcess(t: TestContext, url: string, times: { beatMs?: number; answerLimitMs?: number } = {}) {
  const heard: Notice[] = []
  const logged: string[] = []
  const relay = await openLiveRelay({
    url,
    hear: (notice) => heard.push(notice),
    log: { info: (event) => logged.push(event), error: (error) => logged.push(String(error)) },
    ...times,
  })
  lastly(t, relay.close)
  return {
    tell: relay.tell,
    heard,
    logged,
    hears: (topic: string) => until(async () => heard.some((notice) => notice.topic === topic)),
  }
}

async function openTwo(t: TestContext) {
  const { databaseUrl = '' } = await emptyPlace('postgres', t)
  return { url: databaseUrl, here: await openProcess(t, databaseUrl), there: await openProcess(t, databaseUrl) }
}

test('an order at one process is told of at the other, and nothing comes back', async (t) => {
  const shop = await openTestShop(t, 'postgres')
  const other = await openShop(shop.config)
  lastly(t, other.close)
  const heard = { here: [] as Hint[], there: [] as Hint[] }
  shop.live.subscribe((hint) => heard.here.push(hint))
  other.live.subscribe((hint) => heard.there.push(hint))
  const { pots } = await stockUp(shop, { pots: goods.flowerPots })
  await until(async () => heard.there.length > 0)
  assert.deepEqual(heard.there, heard.here)
  heard.here.length = 0
  heard.there.length = 0

  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 10 }] })
  await until(async () => heard.there.length >= 2)
  await wait(100)
  const told = [{ topic: 'orders' }, { topic: 'stock', stock: { [pots.id]: goods.flowerPots.stock - 10 } }]
  assert.deepEqual(heard, { here: told, there: told })
})

test('in a rush others are told of all products, in few messages', async (t) => {
  const { url, here, there } = await openTwo(t)
  const stranger = await connect(t, url)
  let messages = 0
  stranger.on('notification', () => (messages += 1))
  await stranger.query('listen shop_live')
  const ids = Array.from({ length: 400 }, (_, place) => `${'x'.repeat(60)}${String(place).padStart(4, '0')}`)
  for (let order = 0; order < 99; order += 1) {
    here.tell({ topic: 'orders' })
    for (const id of ids) here.tell({ topic: 'stock', products: [id] })
  }
  const known = new Set<string>()
  await until(async () => {
    for (const notice of there.heard) if (notice.topic === 'stock') notice.products.forEach((id) => known.add(id))
    return ids.every((id) => known.has(id))
  })
  assert.ok(messages < 30, `${messages} messages`)
})

test('a line that breaks is dialled again; then both sides look at everything, and hear each other as before', async (t) => {
  const { url, here, there } = await openTwo(t)
  const server = await connect(t, url)
  there.heard.length = 0
  await server.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop live hints'`,
  )
  await until(async () => [here, there].every(({ logged }) => logged.some((event) => event.includes('heard again'))))
  for (const topic of ['products', 'videos', 'orders', 'sessions']) await there.hears(topic)
  await wait(100)
  there.heard.length = 0
  here.tell({ topic: 'stock', products: ['p1'] })
  await there.hears('stock')
  assert.deepEqual(there.heard.at(-1), { topic: 'stock', products: ['p1'] })
})

/** A way to the server that falls silent, as when a router forgets a connection; who dials again gets through. */
async function openWay(t: TestContext, url: string) {
  const { hostname, port } = new URL(url)
  const ways: Socket[] = []
  const way = createServer((near) => {
    const far = connectTo(Number(port), hostname)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    ways.push(near, far)
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  lastly(t, () => {
    for (const socket of ways) socket.destroy()
    way.close()
  })
  const through = new URL(url)
  through.port = String((way.address() as AddressInfo).port)
  const fallSilent = () => {
    for (const socket of ways) socket.unpipe().pause()
  }
  return { url: through.href, fallSilent }
}

test('a line that has fallen silent is noticed, and dialled again', async (t) => {
  const { databaseUrl = '' } = await emptyPlace('postgres', t)
  const { url, fallSilent } = await openWay(t, databaseUrl)
  const here = await openProcess(t, url, { beatMs: 100, answerLimitMs: 300 })
  const there = await openProcess(t, databaseUrl)
  fallSilent()
  there.tell({ topic: 'stock', products: ['p1'] })
  await here.hears('products')
  there.tell({ topic: 'stock', products: ['p2'] })
  await here.hears('stock')
  assert.deepEqual(here.heard.at(-1), { topic: 'stock', products: ['p2'] })
})

test('what a stranger says in the channel is not believed, and changes nothing', async (t) => {
  const { url, here, there } = await openTwo(t)
  const stranger = await connect(t, url)
  for (const text of [
    '',
    'no JSON',
    '{"from":"me","notice":{"topic":"weather"}}',
    '{"from":"me","notice":{"topic":"stock"}}',
  ]) {
    await stranger.query('select pg_notify($1, $2)', ['shop_live', text])
  }
  here.tell({ topic: 'videos' })
  await there.hears('videos')
  assert.deepEqual(there.heard, [{ topic: 'videos' }])
  assert.deepEqual(there.logged, Array(4).fill('live hint of a stranger'))
})

test('a server that is away at first is told of in the log, and holds nothing up', async () => {
  const logged: string[] = []
  const relay = await openLiveRelay({
    url: 'postgres://nobody@127.0.0.1:9/none',
    hear: () => {},
    log: { info: (event) => logged.push(event), error: (error) => logged.push(String(error)) },
  })
  assert.match(logged.join(), /ECONNREFUSED/)
  await relay.close()
})
