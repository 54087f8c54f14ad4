// A short evening on a real site of this machine, beside what the model computes for it.
import type { DatabasePlace } from '#server/database/open.ts'
import type { Scope } from '#test/cleanup.ts'
import { quantile } from '../bench/statistics.ts'
import type { Costs } from './costs.ts'
import { DEEPAVALI, drawVisits, type Evening } from './evening.ts'
import { openClient, openMeasuredSite, untilQuiet } from './measured-site.ts'
import { runEvening } from './model.ts'
import { type Site, sites } from './sites.ts'
import { type Came, sendVisitors } from './visitors-process.ts'

const PROCESSES = 2
/** Of a cart of fifty among all products. */
const hotShareAmong = (products: number) => 50 / products

/** The Deepavali evening, shorter and smaller; visitors leave sooner, so that streams come and go. */
export function shortEvening(seconds: number): Evening {
  return { ...DEEPAVALI, visits: seconds * 20, seconds, quietVisits: 8, peakVisits: 36, staySeconds: 20 }
}

export type Compared = { what: string; predicted: number; measured: number; error: number }

export async function runReally(
  scope: Scope,
  place: DatabasePlace & { databaseUrl: string },
  {
    costs,
    files,
    seconds,
    processors,
    seed,
  }: { costs: Costs; files: string[]; seconds: number; processors: number; seed: string },
): Promise<{ compared: Compared[]; came: Came }> {
  const evening = shortEvening(seconds)
  const client = await openClient(scope, place.databaseUrl)
  const site = await openMeasuredSite(scope, place, { processes: PROCESSES })
  const wal = async () => {
    const { rows } = await client.query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`)
    return Number(rows[0].bytes)
  }
  const { port, productIds } = site
  const wanted = { port, productIds, files }
  // The first answers of a process are slower.
  await sendVisitors({ ...wanted, evening: shortEvening(20), seed: 'warm up' })
  await untilQuiet(site)
  const [before, walBefore, since] = [site.spent(), await wal(), performance.now()]
  const came = await sendVisitors({ ...wanted, evening, seed })
  const [after, walAfter, tookSeconds] = [site.spent(), await wal(), (performance.now() - since) / 1_000]
  await site.stop()

  const described: Site = {
    ...sites.find(({ engine }) => engine === 'postgres')!,
    processes: PROCESSES,
    processors,
    hotShare: hotShareAmong(costs.products),
  }
  const minutes = runEvening(described, costs, { visits: drawVisits(evening, seed), seconds })
  const sum = (of: (minute: (typeof minutes)[number]) => number) => minutes.reduce((all, minute) => all + of(minute), 0)
  const weighted = (of: (minute: (typeof minutes)[number]) => number) =>
    sum((minute) => of(minute) * minute.orders) / sum(({ orders }) => orders)
  const compared = [
    compare('orders a second', sum(({ orders }) => orders) / seconds, came.orderMs.length / tookSeconds),
    compare(
      'processor seconds of the shop',
      sum(({ work }) => work.shop),
      (after.shop - before.shop) / 1_000,
    ),
    compare(
      'processor seconds of PostgreSQL',
      sum(({ work }) => work.database),
      (after.database - before.database) / 1_000,
    ),
    compare(
      'MB of write-ahead log',
      sum(({ walMb }) => walMb),
      (walAfter - walBefore) / 1e6,
    ),
    compare(
      'half of the orders, ms',
      weighted(({ p50Ms }) => p50Ms),
      quantile(came.orderMs, 0.5),
    ),
    compare(
      '95 of 100 orders, ms',
      weighted(({ p95Ms }) => p95Ms),
      quantile(came.orderMs, 0.95),
    ),
  ]
  return { compared, came }
}

function compare(what: string, predicted: number, measured: number): Compared {
  return { what, predicted, measured, error: predicted / measured - 1 }
}
