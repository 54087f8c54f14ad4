// The shop and its bare peer side by side, each over its own database with the same goods, for as long as they are measured.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import type { DatabasePlace } from '#server/database/open.ts'
import { openShop } from '#server/shop.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { startKept } from '#test/processes/supervised-child.ts'
import { newKey, testConfig } from '#test/shop/open-test-shop.ts'
import { startPostgres } from '#test/database/postgres-server.ts'

const PRODUCTS = 300
const LINES = 10
const PLENTY = 90_000_000
/** The flood limit is for one address, and here all buyers have the same. */
const ORDERS_PER_MINUTE = 1_000_000

/** Where it listens, and an order of ten lines as it goes over the wire. */
export type Peer = { port: number; order: () => string }

export type OrderShops = AsyncDisposable & { shop: Peer; bare: Peer }

export async function openOrderShops(kind: 'sqlite' | 'postgres'): Promise<OrderShops> {
  await using opening = new AsyncDisposableStack()
  const places = await twoPlaces(kind, opening)
  const shop = await shopAt(places.shop, opening)
  const bare = await bareAt(places.bare, opening)
  const opened = opening.move()
  return { shop, bare, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

async function twoPlaces(kind: 'sqlite' | 'postgres', opening: AsyncDisposableStack) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  opening.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const shop: DatabasePlace = { dataDir: join(dataDir, 'shop') }
  const bare: DatabasePlace = { dataDir: join(dataDir, 'bare') }
  if (kind === 'postgres') {
    // A commit is on the disk before it is told: not so in the tests.
    const server = await startPostgres({ fast: false })
    opening.defer(async () => void (await server.stop()))
    shop.databaseUrl = await newDatabase(server.url, 'shop')
    bare.databaseUrl = await newDatabase(server.url, 'bare')
  }
  return { shop, bare }
}

async function newDatabase(server: string, name: string): Promise<string> {
  const client = new Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return server.replace(/\/postgres$/, `/${name}`)
}

async function shopAt(place: DatabasePlace, opening: AsyncDisposableStack): Promise<Peer> {
  const order = await stocked(place)
  const running = await runShop(place, { ordersPerMinute: ORDERS_PER_MINUTE })
  opening.defer(running.stop)
  return { port: Number(new URL(running.origin).port), order }
}

async function bareAt(place: DatabasePlace, opening: AsyncDisposableStack): Promise<Peer> {
  const order = await stocked(place)
  const script = join(import.meta.dirname, 'bare-orders.ts')
  const server = startKept(process.execPath, [script, place.databaseUrl ?? join(place.dataDir, 'shop.sqlite')], {
    env: {},
  })
  opening.defer(async () => void (await server.stop()))
  server.process.stderr?.pipe(process.stderr)
  for await (const line of createInterface(server.process.stdout!)) {
    const port = /listening on (\d+)/.exec(line)?.[1]
    if (port) return { port: Number(port), order }
  }
  throw new Error('The bare server did not start')
}

/** Fills the shelf and gives orders of it. */
async function stocked(place: DatabasePlace): Promise<() => string> {
  const shop = await openShop(testConfig(place))
  const ids: string[] = []
  for (let product = 0; product < PRODUCTS; product += 1) {
    ids.push((await shop.products.create({ ...goods.lakshmiCrackers, stock: PLENTY })).id)
  }
  await shop.close()
  return () => orderOver(ids)
}

function orderOver(ids: readonly string[]): string {
  const first = Math.floor(Math.random() * ids.length)
  const items = Array.from({ length: LINES }, (_, line) => ({ id: ids[(first + line * 29) % ids.length], quantity: 5 }))
  const body = JSON.stringify({ customer: lakshmi, items })
  return [
    'POST /orders HTTP/1.1',
    'Host: shop.bench',
    'Content-Type: application/json',
    `Idempotency-Key: ${newKey()}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
