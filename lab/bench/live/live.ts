// Event streams of open pages: memory of each, time to the last client, mass reconnects.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openShop } from '#server/shop.ts'
import { affordableStreams, openFilesLimit } from '#server/http/open-files.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { stockUp, testConfig } from '#test/shop/open-test-shop.ts'
import { inTurns } from '../in-turns.ts'
import { load } from '../load/http-load.ts'
import { orderRequest, pageRequest } from '../load/requests.ts'
import { type MeasuredServer, startServer } from '../measured-process.ts'
import { ratioRow, type Row } from '../row.ts'
import { withScratchFolder } from '../scratch-shop.ts'
import { startStreamClients, type StreamClients } from './stream-clients.ts'

const MAIN = join(import.meta.dirname, '../../../main.ts')
const BARE = join(import.meta.dirname, 'bare-streams.ts')
const PRODUCTS = 200
const PLENTY = 10_000_000
const MOST_RECONNECTING = 1_000
const CUSTOMERS = 16
const BETWEEN_ROUNDS_MS = 1_000
const RECONNECTING_SECONDS = 4
const ORDERS_SECONDS = 2
const ORDER_RUNS = 3
const WARM_UP_SECONDS = 3

type Live = { rows: Row[]; notes: string[] }
type Round = { receivedMs: number; reconnectMs: number; pageMs: number }

/** `notes`: one sentence for each measurement left out or changed. */
export async function benchLive({ quick }: { quick: boolean }): Promise<Live> {
  const files = openFilesLimit()
  const wanted = quick ? 1_000 : 10_000
  const count = affordableStreams(wanted, files)
  const notes = count < wanted ? [`ulimit -n is ${files}: ${count} streams were opened, not ${wanted}`] : []
  const rounds = quick ? 3 : 5

  const rows = await withScratchFolder(async (dataDir) => {
    const productId = await stockedProduct(dataDir)
    // Each from its own address: the rate limit of an address is not under test.
    const order = () =>
      orderRequest([productId], { lines: 1, quantity: 40, headers: { 'X-Forwarded-For': randomAddress() } })
    const shop = await startServer(MAIN, { env: environment(dataDir, count), collects: true })
    const bare = await startServer(BARE, { collects: true })
    const sendOne = () => load({ port: shop.port, clients: 1, seconds: 0, request: order, status: 201 })

    const ours = await openStreams(shop, count)
    const theirs = await openStreams(bare, count)
    const runs = await inTurns(rounds, {
      shop: () => round(shop, ours.clients, 'event: stock', sendOne),
      peer: () => round(bare, theirs.clients, '"bare":1', () => fetch(bare.origin, { method: 'POST' })),
    })
    await theirs.clients.close()
    await bare.stop()
    const orders = await ordersBesideStreams(shop, ours.clients, order)
    await shop.stop()
    return rowsOf({ count, memory: { shop: [ours.kilobytes], peer: [theirs.kilobytes] }, runs, orders })
  })
  return { rows, notes }

  async function round(server: MeasuredServer, clients: StreamClients, text: string, change: () => Promise<unknown>) {
    const receivedMs = await clients.msUntilAllReceived(text, change)
    await wait(BETWEEN_ROUNDS_MS)
    const page = {
      port: server.port,
      clients: 1,
      seconds: RECONNECTING_SECONDS,
      request: pageRequest('/ordernow'),
      status: 200,
    }
    const [reconnectMs, pages] = await Promise.all([clients.reconnect(Math.min(MOST_RECONNECTING, count)), load(page)])
    return { receivedMs, reconnectMs, pageMs: pages.p99Ms }
  }
}

async function openStreams(server: MeasuredServer, count: number) {
  const clients = startStreamClients(server.port)
  const before = await server.collectedBytes()
  await clients.open(count)
  return { clients, kilobytes: ((await server.collectedBytes()) - before) / count / 1_024 }
}

/** Orders a second with all streams open, beside those after; closes the streams. */
async function ordersBesideStreams(shop: MeasuredServer, clients: StreamClients, order: () => string) {
  const send = async (seconds: number) =>
    (await load({ port: shop.port, clients: CUSTOMERS, seconds, request: order, status: 201 })).perSecond
  const several = async () => {
    const runs: number[] = []
    while (runs.length < ORDER_RUNS) runs.push(await send(ORDERS_SECONDS))
    return runs
  }
  // The first thousands of orders are slower, with or without streams.
  await send(WARM_UP_SECONDS)
  const beside = await several()
  await clients.close()
  await wait(BETWEEN_ROUNDS_MS)
  return { shop: beside, peer: await several() }
}

async function stockedProduct(dataDir: string): Promise<string> {
  const shop = await openShop(testConfig({ dataDir }))
  const crackers = goods.lakshmiCrackers
  const drafts = Array.from({ length: PRODUCTS }, (_, index) => {
    return [`p${index}`, { ...crackers, name: `${crackers.name} ${index}`, stock: PLENTY }] as const
  })
  const stocked = await stockUp(shop, Object.fromEntries(drafts))
  await shop.close()
  return stocked['p0']?.id ?? ''
}

function environment(dataDir: string, count: number): Record<string, string> {
  const place = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'off' }
  return { ...place, TRUSTED_PROXIES: '127.0.0.1', LIVE_STREAMS: String(count) }
}

function randomAddress(): string {
  return `11.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`
}

type Measured = {
  count: number
  memory: { shop: number[]; peer: number[] }
  runs: { shop: Round[]; peer: Round[] }
  orders: { shop: number[]; peer: number[] }
}

function rowsOf({ count, memory, runs, orders }: Measured): Row[] {
  const each = (figure: keyof Round) => ({
    shop: runs.shop.map((run) => run[figure]),
    peer: runs.peer.map((run) => run[figure]),
  })
  const received = each('receivedMs')
  const slowest = { shop: [Math.max(...received.shop)], peer: [Math.max(...received.peer)] }
  return [
    ratioRow(`memory a stream, ${count} open`, 'kB', memory, { atMost: 1.5 }),
    ratioRow('  from an order to the last client', 'ms', received, { atMost: 5 }),
    ratioRow('  the same, the slowest round', 'ms', slowest, { atMost: 5 }),
    ratioRow('  orders while all streams are open', '/s', orders, { atLeast: 0.7 }),
    ratioRow(`  ${Math.min(MOST_RECONNECTING, count)} reconnect at once`, 'ms', each('reconnectMs'), { atMost: 4 }),
    ratioRow('  a page meanwhile, the slowest of a hundred', 'ms', each('pageMs'), { atMost: 4 }),
  ]
}
