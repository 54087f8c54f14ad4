// Orders a second: the shop beside a bare server that writes the same rows.
import { inTurns } from '../in-turns.ts'
import { load } from '../load/http-load.ts'
import { loadFromProcess } from '../load/load-process.ts'
import { pageRequest } from '../load/requests.ts'
import { type Limit, ratioRow, type Row } from '../row.ts'
import { type OrderShops, type Peer, withOrderShops } from './order-shops.ts'

const CLIENTS = 32
/** Each waits for its answer: fewer could not keep up the rate while the shop writes orders. */
const PAGE_CLIENTS = 512
const NEW_CLIENTS = 64
const ROUNDS = 5
const WARM_UP_SECONDS = 4

const PAGE = pageRequest('/ordernow')
const NEW_PAGE = pageRequest('/ordernow', { Connection: 'close' })

export async function benchOrders({ quick }: { quick: boolean }): Promise<Row[]> {
  const seconds = quick ? 1 : 3
  const rows = await withOrderShops('sqlite', async (shops) => [
    await besideBare('POST /orders, ten lines, 32 clients, SQLite', shops, seconds, { atLeast: 1 }),
    await besidePages(shops, seconds),
    await firstPagesInARush(shops, seconds),
  ])
  const onPostgres = await withOrderShops('postgres', (shops) =>
    besideBare('POST /orders, ten lines, 32 clients, PostgreSQL', shops, seconds, { atLeast: 0.7 }),
  )
  return [...rows, onPostgres]
}

async function besideBare(what: string, { shop, bare }: OrderShops, seconds: number, limit: Limit): Promise<Row> {
  for (const peer of [shop, bare]) await sendOrders(peer, WARM_UP_SECONDS)
  const runs = await inTurns(ROUNDS, {
    shop: async () => (await sendOrders(shop, seconds)).perSecond,
    peer: async () => (await sendOrders(bare, seconds)).perSecond,
  })
  return ratioRow(what, '/s', runs, limit)
}

/** The 99th percentile of order times while /ordernow is sent at half its maximum rate. */
async function besidePages({ shop, bare }: OrderShops, seconds: number): Promise<Row> {
  const pages = { port: shop.port, clients: PAGE_CLIENTS, request: PAGE, status: 200 }
  await loadFromProcess({ ...pages, seconds: WARM_UP_SECONDS })
  const top = await loadFromProcess({ ...pages, seconds: WARM_UP_SECONDS })
  const sent: number[] = []
  const runs = await inTurns(ROUNDS, {
    shop: async () => {
      const [sending, orders] = await Promise.all([
        loadFromProcess({ ...pages, seconds, perSecond: top.perSecond / 2 }),
        sendOrders(shop, seconds),
      ])
      sent.push(sending.perSecond / top.perSecond)
      return orders.p99Ms
    },
    peer: async () => (await sendOrders(bare, seconds)).p99Ms,
  })
  const share = Math.round(Math.min(...sent) * 100)
  return ratioRow(`  p99 beside pages at ${share} % of their top rate or more`, 'ms', runs, { atMost: 1.3 })
}

/** First pages over new connections while 32 clients order, beside the same without orders. */
async function firstPagesInARush({ shop }: OrderShops, seconds: number): Promise<Row> {
  const pages = { port: shop.port, clients: NEW_CLIENTS, request: NEW_PAGE, status: 200, newConnections: true }
  await loadFromProcess({ ...pages, seconds: WARM_UP_SECONDS })
  const alone = async () => (await loadFromProcess({ ...pages, seconds })).perSecond
  const runs = await inTurns(ROUNDS, {
    shop: async () => (await Promise.all([alone(), sendOrders(shop, seconds)]))[0],
    peer: alone,
  })
  return ratioRow('  first pages over new connections meanwhile', '/s', runs, { atLeast: 0.2 })
}

function sendOrders({ port, order }: Peer, seconds: number) {
  return load({ port, clients: CLIENTS, seconds, request: order, status: 201 })
}
