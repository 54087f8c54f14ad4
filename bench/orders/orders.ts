// Orders a second over HTTP: the shop beside a bare server that writes the same rows, in turns, so that both have the same machine.
import { load } from '../load/clients.ts'
import { dialAnew } from '../load/new-visitors.ts'
import { openOrderShops, type OrderShops, type Peer } from './order-shops.ts'
import { lookAtPages } from '../load/page-visitors.ts'
import { atLeast, type Row, under } from '../row.ts'

const CLIENTS = 32
const ROUNDS = 3
const WARM_UP_SECONDS = 4

/** `seconds` is how long each of the shop and its peers is measured in all. */
export async function benchOrders({ seconds }: { seconds: number }): Promise<Row[]> {
  const rows: Row[] = []
  {
    await using shops = await openOrderShops('sqlite')
    rows.push(await besideBare('POST /orders, ten lines, 32 clients, SQLite', shops, seconds, 0.5))
    rows.push(await whileBrowsing(shops, seconds))
    rows.push(await whileOrdersRush(shops, seconds))
  }
  await using shops = await openOrderShops('postgres')
  rows.push(await besideBare('POST /orders, ten lines, 32 clients, PostgreSQL', shops, seconds, 0.6))
  return rows
}

async function besideBare(what: string, { shop, bare }: OrderShops, seconds: number, least: number): Promise<Row> {
  for (const peer of [shop, bare]) await buy(peer, WARM_UP_SECONDS)
  const figures: number[] = []
  const baselines: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.push((await buy(shop, seconds / ROUNDS)).perSecond)
    baselines.push((await buy(bare, seconds / ROUNDS)).perSecond)
  }
  return atLeast(what, mean(figures), '/s', mean(baselines), least)
}

/** The slowest of a hundred orders while /ordernow goes out at half the rate that it reaches alone; beside it, the bare server's without pages. */
async function whileBrowsing({ shop, bare }: OrderShops, seconds: number): Promise<Row> {
  const { port } = shop
  await lookAtPages({ port, seconds: WARM_UP_SECONDS })
  const top = await lookAtPages({ port, seconds: WARM_UP_SECONDS })
  const [pages, orders] = await Promise.all([
    lookAtPages({ port, seconds, perSecond: top.perSecond / 2 }),
    buy(shop, seconds),
  ])
  const half = `${Math.round(pages.perSecond)} of ${Math.round(top.perSecond)} pages/s`
  const what = `p99 of POST /orders on SQLite, ${Math.round(orders.perSecond)}/s beside ${half}`
  const { p99Ms: baseline } = await buy(bare, seconds)
  return { ...under(what, orders.p99Ms, 'ms', 50), baseline }
}

/** Visitors who dial while 32 others order, beside as many who dial while nobody does. */
async function whileOrdersRush({ shop }: OrderShops, seconds: number): Promise<Row> {
  const { port } = shop
  await dialAnew({ port, seconds: WARM_UP_SECONDS })
  const alone = await dialAnew({ port, seconds })
  const [looked] = await Promise.all([dialAnew({ port, seconds }), buy(shop, seconds)])
  return atLeast('First pages of 64 who dial, while 32 clients order', looked, '/s', alone, 0.2)
}

function buy({ port, order }: Peer, seconds: number) {
  return load({ port, clients: CLIENTS, seconds, request: order, status: 201 })
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}
