// What a second of an evening asks of a site: processor time, the row of a product, streams and bytes.
import { type Costs, type OrderCosts, type Work, workOfOrder } from './costs.ts'
import type { Visit } from './evening.ts'
import { connectionsOf, type Site } from './sites.ts'
import { BYTES_PER_SECOND, HEARTBEAT_MS, MAX_ON_LINE_MS, restAfter } from '#server/live/broadcast.ts'

/** Shares of what each part can do: above 1 it falls behind. */
export const parts = {
  shop: 'processes of the shop',
  machine: "processors of the shop's machine",
  database: 'processors of PostgreSQL',
  row: "the hottest product's row, or SQLite's writer",
  streams: 'live streams',
  line: 'line of a machine',
  connections: 'connections to PostgreSQL',
} as const
export type Part = keyof typeof parts

/** Stock is read at most this often (`server/live/stock-reader.ts`). */
const MOST_READS = 40

export type Second = Record<Part, number> & {
  /** Processor milliseconds: all, and without the orders. */
  work: Work
  others: Work
  walBytes: number
  openStreams: number
  /** Events to all streams together. */
  events: number
}

export type OrderSent = { at: number; lines: number }
export type Counted = { loads: number[]; firsts: number[]; opened: number[]; closed: number[]; orders: OrderSent[] }

export function countBySecond(visits: Iterable<Visit>, seconds: number): Counted {
  const zeros = () => Array<number>(seconds).fill(0)
  const [loads, firsts, opened, closed] = [zeros(), zeros(), zeros(), zeros()]
  const orders: OrderSent[] = []
  for (const { at, isFirst, pages, leavesAt, lines } of visits) {
    const [second, last] = [Math.floor(at), Math.floor(leavesAt)]
    loads[second]! += pages
    firsts[second]! += isFirst ? 1 : 0
    opened[second]! += 1
    if (last >= seconds) continue
    closed[last]! += 1
    if (lines > 0) orders.push({ at: leavesAt, lines })
  }
  return { loads, firsts, opened, closed, orders }
}

export type Load = { loads: number; firsts: number; opened: number; open: number; lines: number[] }

export function secondOf(site: Site, costs: Costs, { loads, firsts, opened, open, lines }: Load): Second {
  const { engine, machines, processors, databaseProcessors, hasCdn } = site
  const processes = machines * site.processes
  const order = costs.orders[engine]
  const ownFirsts = hasCdn ? 0 : firsts
  const ownStreams = Math.min(open / processes, site.streamsOfProcess)
  const round = (ownStreams * costs.streamEvent.shop) / 1_000
  const changes = Math.min(lines.length, MOST_READS)
  const { rounds, bytes: bytesOfRound } = roundsOf(costs, changes, lines, round)
  const events = processes * ownStreams * (rounds + 1_000 / HEARTBEAT_MS)
  const isShared = engine === 'postgres'
  const others = sumOf([
    times(costs.page, loads),
    times(costs.file, ownFirsts * costs.filesOfVisit),
    times(costs.picture, ownFirsts * costs.picturesOfVisit),
    times(costs.streamOpened, opened),
    times(costs.streamEvent, events),
    // The order page in one language.
    times(costs.newPage, lines.length > 0 ? processes : 0),
    ...(isShared ? [times(costs.idleSecond, processes), times(costs.heard, (processes - 1) * changes)] : []),
  ])
  const work = sumOf([others, ...lines.map((count) => workOfOrder(order, count))])
  const isTogether = databaseProcessors === 0
  const bytes =
    (hasCdn ? 0 : loads * costs.pageBytes) +
    ownFirsts * costs.filesBytes +
    processes * ownStreams * rounds * bytesOfRound
  return {
    work,
    others,
    openStreams: processes * ownStreams,
    events,
    walBytes: order.walBytes * lines.length,
    shop: share(work.shop, processes),
    machine: share(work.shop / machines + (isTogether ? work.database : 0), processors),
    database: isTogether ? 0 : share(work.database, databaseProcessors),
    row: (lines.length * hotShareOf(site)) / ordersInTurn(site, order),
    streams: open / (processes * site.streamsOfProcess),
    line: (bytes * 8) / 1e6 / machines / site.lineMbit,
    connections: isShared ? connectionsOf(site) / site.connections : 0,
  }
}

/** Rounds a second: each rests by its work and by its bytes, which grow with the orders of the round. */
function roundsOf(costs: Costs, changes: number, lines: readonly number[], seconds: number) {
  const meanLines = lines.reduce((sum, count) => sum + count, 0) / Math.max(1, lines.length)
  let [rounds, bytes] = [changes, 0]
  for (let pass = 0; pass < 8 && rounds > 0; pass += 1) {
    bytes = (costs.eventBytes / 60) * distinct(costs.products, meanLines, Math.max(1, lines.length / rounds))
    // In a rush the line is never empty.
    const restMs = restAfter(seconds * 1_000, MAX_ON_LINE_MS + (bytes / BYTES_PER_SECOND) * 1_000)
    rounds = Math.min(changes, 1 / (seconds + restMs / 1_000))
  }
  return { rounds, bytes }
}

/** SQLite writes one after the other. On PostgreSQL those wait for each other that want the same product. */
export function hotShareOf({ engine, hotShare }: Site): number {
  return engine === 'sqlite' ? 1 : hotShare
}

/** Orders a second, each waiting for the one before. */
export function ordersInTurn({ engine }: Site, { perSecond, sameCartPerSecond }: OrderCosts): number {
  return engine === 'sqlite' ? perSecond : sameCartPerSecond
}

/** Returns the number of different products in `orders` orders of `ofOrder` lines each. */
function distinct(products: number, ofOrder: number, orders: number): number {
  return products * (1 - (1 - ofOrder / products) ** orders)
}

function times(work: Work, count: number): Work {
  return { shop: work.shop * count, database: work.database * count }
}

/** Returns the share of a second of `of` processors. */
function share(milliseconds: number, of: number): number {
  return milliseconds / 1_000 / of
}

export function sumOf(works: readonly Work[]): Work {
  return works.reduce((all, { shop, database }) => ({ shop: all.shop + shop, database: all.database + database }), {
    shop: 0,
    database: 0,
  })
}
