// What the shop's work costs on the machine that measured it. Times are processor milliseconds unless they say otherwise.
import type { Engine } from '../bench/scratch-shop.ts'
import { quantile } from '../bench/statistics.ts'

/** Of all processes of the shop, and of PostgreSQL. */
export type Work = { shop: number; database: number }

export type OrderCosts = {
  /** An order of one line, and of sixty. */
  of1: Work
  of60: Work
  /** Milliseconds to the answer, of lone orders of sixty lines. */
  answersMs: readonly number[]
  /** Orders of sixty lines a second at the most; of one line, all of one product; of the same sixty products. */
  perSecond: number
  hotPerSecond: number
  sameCartPerSecond: number
  /** Bytes of PostgreSQL's write-ahead log; 0 on SQLite. */
  walBytes: number
}

export type Costs = {
  /** A stored page, sent whole, and as 304. */
  page: Work
  unchanged: Work
  /** One of a first visit's scripts, styles and fonts, and one of its pictures. */
  file: Work
  picture: Work
  filesOfVisit: number
  picturesOfVisit: number
  pageBytes: number
  filesBytes: number
  /** A page drawn again after a change, once a second in each process. */
  newPage: Work
  streamOpened: Work
  /** One event for one stream. */
  streamEvent: Work
  /** Bytes of an event with the stock of sixty products. */
  eventBytes: number
  orders: Record<Engine, OrderCosts>
  /** Messages of NOTIFY for an order. */
  messages: number
  /** What one more process spends in each second without any visitor. */
  idleSecond: Work
  /** What another process spends on an order of sixty lines that it hears of. */
  heard: Work
  processMb: number
  streamKb: number
  connectionMb: number
  products: number
}

export function workOfOrder({ of1, of60 }: OrderCosts, lines: number): Work {
  const at = (part: keyof Work) => of1[part] + ((of60[part] - of1[part]) * (lines - 1)) / 59
  return { shop: at('shop'), database: at('database') }
}

const ms = (figure: number) => `${figure.toFixed(figure < 0.1 ? 3 : figure < 10 ? 2 : 1)} ms`
const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`

function work(what: string, { shop, database }: Work): string[] {
  return [what, ms(shop), database > 0 ? ms(database) : '']
}

function answer({ answersMs }: OrderCosts): string {
  return [0.5, 0.95].map((share) => ms(quantile(answersMs, share))).join(', ')
}

/** What was measured, in the shop, in PostgreSQL. */
export function costRows(costs: Costs): string[][] {
  const { sqlite, postgres } = costs.orders
  const perSecond = (what: string, name: 'perSecond' | 'sameCartPerSecond' | 'hotPerSecond') => [
    what,
    sqlite[name].toFixed(0),
    postgres[name].toFixed(0),
  ]
  return [
    ['what was measured', 'shop', 'PostgreSQL'],
    work(`stored page, ${kb(costs.pageBytes)}`, costs.page),
    work('stored page with If-None-Match (304)', costs.unchanged),
    work(`script, style or font (${costs.filesOfVisit} in a first visit)`, costs.file),
    work(`picture (${costs.picturesOfVisit}; all files ${kb(costs.filesBytes)})`, costs.picture),
    work('page drawn again after a change', costs.newPage),
    work('live stream opened', costs.streamOpened),
    work(`event to one stream (${kb(costs.eventBytes)} for 60 products)`, costs.streamEvent),
    work('order of 1 line, SQLite', sqlite.of1),
    work('order of 60 lines, SQLite', sqlite.of60),
    work('order of 1 line, PostgreSQL', postgres.of1),
    work('order of 60 lines, PostgreSQL', postgres.of60),
    work('  for each further process that hears of it', costs.heard),
    work('a process without visitors, each second', costs.idleSecond),
    ['half, and 95 of 100 answers to a lone order; PostgreSQL at the right', answer(sqlite), answer(postgres)],
    perSecond('orders of 60 lines a second at the most', 'perSecond'),
    perSecond('  all of the same 60 products', 'sameCartPerSecond'),
    perSecond('orders of 1 line a second, all of one product', 'hotPerSecond'),
    ['write-ahead log of an order of 60 lines', '', kb(postgres.walBytes)],
    ['messages of NOTIFY for an order', '', costs.messages.toFixed(1)],
    ['memory of a process; of a connection', `${costs.processMb.toFixed(0)} MB`, `${costs.connectionMb.toFixed(1)} MB`],
    ['memory of a live stream', `${costs.streamKb.toFixed(1)} kB`, ''],
  ]
}
