import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import test, { type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { openDatabaseProxy } from '#test/database/database-proxy.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import type { Change } from './live-message.ts'
import { openLiveRelay } from './live-relay.ts'
import type { LiveEvent } from './live.ts'
import { openShop } from '../shop.ts'

async function connect(t: TestContext, url: string | undefined) {
  const client = new Client(url)
  await client.connect()
  cleanup(t, () => client.end())
  return client
}

/** Records what the relay receives and logs. */
async function openProcess(
  t: TestContext,
  url: string,
  times: { heartbeatMs?: number; responseTimeoutMs?: number } = {},
) {
  const received: Change[] = []
  const logged: string[] = []
  const note = (said: unknown) => void logged.push(String(said))
  const relay = await openLiveRelay({
    url,
    receive: (change) => received.push(change),
    log: { info: note, warn: note, error: note },
    ...times,
  })
  cleanup(t, relay.close)
  return {
    publish: relay.publish,
    received,
    logged,
    hasReceived: (topic: string) => until(async () => received.some((change) => change.topic === topic)),
  }
}

async function openTwo(t: TestContext) {
  const { databaseUrl = '' } = await emptyPlace('postgres', t)
  return { url: databaseUrl, here: await openProcess(t, databaseUrl), there: await openProcess(t, databaseUrl) }
}

test('an order at one process is published at the other, and nothing comes back', async (t) => {
  const shop = await openTestShop(t, 'postgres')
  const other = await openShop(shop.config)
  cleanup(t, other.close)
  const received = { here: [] as LiveEvent[], there: [] as LiveEvent[] }
  shop.live.subscribe((event) => received.here.push(event))
  other.live.subscribe((event) => received.there.push(event))
  const { pots } = await stockUp(shop, { pots: goods.flowerPots })
  await until(async () => received.there.length > 0)
  assert.deepEqual(received.there, received.here)
  received.here.length = 0
  received.there.length = 0

  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 10 }] })
  await until(async () => received.there.length >= 2)
  await wait(100)
  const told = [{ topic: 'orders' }, { topic: 'stock', stock: { [pots.id]: goods.flowerPots.stock - 10 } }]
  assert.deepEqual(received, { here: told, there: told })
})

test('in a rush all products are sent, in few messages', async (t) => {
  const { url, here, there } = await openTwo(t)
  const stranger = await connect(t, url)
  let messages = 0
  stranger.on('notification', () => (messages += 1))
  await stranger.query('listen shop_live')
  const ids = Array.from({ length: 400 }, (_, place) => `${'x'.repeat(60)}${String(place).padStart(4, '0')}`)
  for (let order = 0; order < 99; order += 1) {
    here.publish({ topic: 'orders' })
    for (const id of ids) here.publish({ topic: 'stock', products: [id] })
  }
  const known = new Set<string>()
  await until(async () => {
    for (const change of there.received) if (change.topic === 'stock') change.products.forEach((id) => known.add(id))
    return ids.every((id) => known.has(id))
  })
  assert.ok(messages < 30, `${messages} messages`)
})

test('a connection that breaks is opened again; then both sides read everything, and receive as before', async (t) => {
  const { url, here, there } = await openTwo(t)
  const server = await connect(t, url)
  there.received.length = 0
  await server.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'shop live events' and datname = current_database()`,
  )
  await until(async () => [here, there].every(({ logged }) => logged.some((event) => event.includes('received again'))))
  for (const topic of ['products', 'videos', 'orders', 'sessions']) await there.hasReceived(topic)
  await wait(100)
  there.received.length = 0
  here.publish({ topic: 'stock', products: ['p1'] })
  await there.hasReceived('stock')
  assert.deepEqual(there.received.at(-1), { topic: 'stock', products: ['p1'] })
})

/** A proxy that stops responding, as when a router drops a connection; new connections pass. */
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
  cleanup(t, () => {
    for (const socket of ways) socket.destroy()
    way.close()
  })
  const through = new URL(url)
  through.port = String((way.address() as AddressInfo).port)
  const stopResponding = () => {
    for (const socket of ways) socket.unpipe().pause()
  }
  return { url: through.href, stopResponding }
}

test('a connection without a response is noticed, and opened again', async (t) => {
  const { databaseUrl = '' } = await emptyPlace('postgres', t)
  const { url, stopResponding } = await openWay(t, databaseUrl)
  const here = await openProcess(t, url, { heartbeatMs: 100, responseTimeoutMs: 300 })
  const there = await openProcess(t, databaseUrl)
  stopResponding()
  there.publish({ topic: 'stock', products: ['p1'] })
  await here.hasReceived('products')
  there.publish({ topic: 'stock', products: ['p2'] })
  await here.hasReceived('stock')
  assert.deepEqual(here.received.at(-1), { topic: 'stock', products: ['p2'] })
})

test('a connection that fails to listen is closed before the next one is opened', async (t) => {
  const proxy = await openDatabaseProxy(t)
  const { databaseUrl = '' } = proxy.place
  proxy.drop('listen shop_live')
  const here = await openProcess(t, databaseUrl, { responseTimeoutMs: 200 })
  proxy.drop(undefined)
  await until(async () => here.logged.some((event) => event.includes('received again')))
  const server = await connect(t, databaseUrl)
  await until(async () => {
    const { rows } = await server.query(
      `select 1 from pg_stat_activity where application_name = 'shop live events' and datname = current_database()`,
    )
    return rows.length === 1
  }, 5_000)
})

test('a message of an unknown sender is logged and changes nothing', async (t) => {
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
  here.publish({ topic: 'videos' })
  await there.hasReceived('videos')
  assert.deepEqual(there.received, [{ topic: 'videos' }])
  assert.deepEqual(there.logged, Array(4).fill('live event of an unknown sender'))
})

test('a server that is away at first is logged and delays nothing', async () => {
  const logged: string[] = []
  const note = (said: unknown) => void logged.push(String(said))
  const relay = await openLiveRelay({
    url: 'postgres://nobody@127.0.0.1:9/none',
    receive: () => {},
    log: { info: note, warn: note, error: note },
  })
  assert.match(logged.join(), /ECONNREFUSED/)
  await relay.close()
})
