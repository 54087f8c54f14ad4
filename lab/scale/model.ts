// An evening on a site, by measured costs: how busy each part is in each minute, and how long orders wait.
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { quantile } from '../bench/statistics.ts'
import { type Costs, type Work, workOfOrder } from './costs.ts'
import { exponential, type Visit } from './evening.ts'
import {
  countBySecond,
  hotShareOf,
  type OrderSent,
  ordersInTurn,
  type Part,
  parts,
  type Second,
  secondOf,
  sumOf,
} from './second.ts'
import type { Site } from './sites.ts'
import { type Passing, passThrough } from './stations.ts'

const names = Object.keys(parts) as Part[]

export type Minute = Record<Part, number> & {
  orders: number
  refused: number
  /** Processor seconds. */
  work: Work
  walMb: number
  openStreams: number
  /** Events a second to all streams together. */
  events: number
  p50Ms: number
  p95Ms: number
}

/** After this the shop answers that it is busy (`server/database/postgres/engine.ts`). */
const LONGEST_WAIT_SECONDS = 15
/** The rest of a moment that other work leaves, so that waits stay finite. */
const LEAST_FREE = 0.02

export function runEvening(
  site: Site,
  costs: Costs,
  { visits, seconds }: { visits: Iterable<Visit>; seconds: number },
  seed = 'evening',
): Minute[] {
  const counted = countBySecond(visits, seconds)
  const orders = counted.orders.toSorted((a, b) => a.at - b.at)
  const ordersOf = Map.groupBy(orders, ({ at }) => Math.floor(at))
  let open = 0
  const all = Array.from({ length: seconds }, (_, second) => {
    open += counted.opened[second]! - counted.closed[second]!
    const { loads, firsts, opened } = counted
    const lines = (ordersOf.get(second) ?? []).map((order) => order.lines)
    return secondOf(site, costs, {
      loads: loads[second]!,
      firsts: firsts[second]!,
      opened: opened[second]!,
      open,
      lines,
    })
  })
  const passings = passAll(site, costs, all, orders, seed)
  const passingsOf = Map.groupBy(passings, ({ at }) => Math.floor(at / 60))
  return Array.from({ length: Math.ceil(seconds / 60) }, (_, minute) => {
    return minuteOf(all.slice(minute * 60, (minute + 1) * 60), passingsOf.get(minute) ?? [])
  })
}

/** Orders pass the shop, the database and the row; the rest is that of some lone order. */
function passAll(
  site: Site,
  costs: Costs,
  all: readonly Second[],
  orders: readonly OrderSent[],
  seed: string,
): Passing[] {
  const random = seededRandom(seed)
  const { engine, databaseProcessors, processors } = site
  const order = costs.orders[engine]
  const processes = site.machines * site.processes
  const of60 = order.of60
  const passings = orders.map(({ at }): Passing => ({ at, leftAt: at, isRefused: false }))
  /** Half of it is always the same. */
  const varied = (milliseconds: number) => (milliseconds / 2 + exponential(random, milliseconds / 2)) / 1_000
  const secondAt = (at: number) => all[Math.min(all.length - 1, Math.floor(at))]!
  passThrough(passings, {
    servers: processes,
    longestWait: LONGEST_WAIT_SECONDS,
    serviceOf: ({ at }, index) => {
      const { others } = secondAt(at)
      const elsewhere = (others.shop + (databaseProcessors === 0 ? others.database : 0)) / 1_000
      const share = Math.max(others.shop / 1_000 / processes, elsewhere / site.machines / processors)
      return varied(workOfOrder(order, orders[index]!.lines).shop) / free(share)
    },
  })
  if (engine === 'postgres')
    passThrough(passings, {
      servers: databaseProcessors || processors,
      longestWait: LONGEST_WAIT_SECONDS,
      serviceOf: ({ at }, index) => {
        const { others, work } = secondAt(at)
        const elsewhere =
          databaseProcessors === 0 ? (others.database + work.shop) / processors : others.database / databaseProcessors
        return varied(workOfOrder(order, orders[index]!.lines).database) / free(elsewhere / 1_000)
      },
    })
  const held = 1_000 / ordersInTurn(site, order)
  const hot = passings.filter(() => random.between(0, 1) < hotShareOf(site))
  passThrough(hot, { servers: 1, longestWait: LONGEST_WAIT_SECONDS, serviceOf: () => varied(held) })
  // The disk and the way: what a lone order waits for beside these.
  for (const passing of passings)
    passing.leftAt += Math.max(0, random.pick(order.answersMs) - of60.shop - of60.database - held) / 1_000
  return passings
}

function free(share: number): number {
  return Math.max(LEAST_FREE, 1 - share)
}

function minuteOf(seconds: readonly Second[], passings: readonly Passing[]): Minute {
  const mean = (of: (second: Second) => number) => seconds.reduce((all, second) => all + of(second), 0) / seconds.length
  const times = passings.filter(({ isRefused }) => !isRefused).map(({ at, leftAt }) => (leftAt - at) * 1_000)
  const work = sumOf(seconds.map((second) => second.work))
  return {
    ...(Object.fromEntries(names.map((part) => [part, mean((second) => second[part])])) as Record<Part, number>),
    orders: passings.length,
    refused: passings.length - times.length,
    work: { shop: work.shop / 1_000, database: work.database / 1_000 },
    walMb: seconds.reduce((all, { walBytes }) => all + walBytes, 0) / 1e6,
    openStreams: mean(({ openStreams }) => openStreams),
    events: mean(({ events }) => events),
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
  }
}

export type Limit = { part: Part; share: number; minute: number; isReached: boolean }

/** The first part above what it can do; without one the part that comes nearest. */
export function firstLimit(minutes: readonly Minute[]): Limit {
  const busiest = (minute: Minute) =>
    names.reduce((most, part) => (minute[part] > minute[most] ? part : most), names[0]!)
  const first = minutes.findIndex((minute) => minute[busiest(minute)] >= 1)
  const at =
    first >= 0
      ? first
      : minutes.reduce(
          (most, minute, index) => (minute[busiest(minute)] > minutes[most]![busiest(minutes[most]!)] ? index : most),
          0,
        )
  const part = busiest(minutes[at]!)
  return { part, share: minutes[at]![part], minute: at, isReached: first >= 0 }
}
