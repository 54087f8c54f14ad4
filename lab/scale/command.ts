// `npm run lab -- scale`: what visitors and orders cost here, how far a Deepavali evening goes with it, and how wrong that is.
import { cpus, loadavg } from 'node:os'
import { build } from '#bin/build.ts'
import { readCommandLine, say, wholeNumber } from '#bin/command-line.ts'
import { openScope, type Scope } from '#test/cleanup.ts'
import { aligned } from '../bench/row.ts'
import { withScratchPlace } from '../bench/scratch-shop.ts'
import { collectsOnSignal } from '../soak/watch-process.ts'
import { type Costs, costRows } from './costs.ts'
import { DEEPAVALI, drawVisits } from './evening.ts'
import { measureOrders } from './measure-orders.ts'
import { measureShared } from './measure-shared.ts'
import { measureVisits } from './measure-visits.ts'
import { fillPlace, openMeasuredSite } from './measured-site.ts'
import { firstLimit, type Minute, runEvening } from './model.ts'
import { runReally } from './real-run.ts'
import { type Part, parts } from './second.ts'
import { sites } from './sites.ts'

const usage = `npm run lab -- scale [--quick] [--seconds NUMBER] [--seed TEXT]

Measures the cost of a page, a live stream and an order on this machine, and
computes an evening of a million visitors, with 2,000 orders in the busiest
minute, for one process, one machine and ten. Then runs a real evening on two
processes and compares it with the computed one.
Takes eight minutes, on an idle machine.

  --seconds NUMBER  length of the real evening (150)`
const { values } = readCommandLine(usage, {
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '150' },
    seed: { type: 'string', default: 'deepavali' },
  },
})
const realSeconds = wholeNumber(usage, 'seconds', values.seconds)
const { quick, seed } = values
const STREAMS = quick ? 300 : 4_000
const SECONDS = quick ? 3 : 8

const failure = await build(say)
if (failure) throw new Error(failure)
const model = cpus()[0]?.model ?? 'unknown'
say(
  `${cpus().length} processors, ${model}; load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
)

const { files, ...ofVisits } = await withScratchPlace('sqlite', (place) =>
  inScope(async (scope) => {
    say('visitors and orders on SQLite …')
    await fillPlace(place)
    const site = await openMeasuredSite(scope, place, { env: collectsOnSignal })
    const sqlite = await measureOrders(site, { seconds: SECONDS })
    const visits = await measureVisits(site, { seconds: SECONDS, streams: STREAMS, ofOrder: sqlite.of60 })
    return { ...visits, sqlite, products: site.productIds.length }
  }),
)
const { costs, compared, came } = await withScratchPlace('postgres', (place) =>
  inScope(async (scope) => {
    const onServer = { ...place, databaseUrl: place.databaseUrl ?? '' }
    say('orders on PostgreSQL, and what other processes spend on them …')
    await fillPlace(onServer)
    const { orders, ...shared } = await measureShared(scope, onServer, SECONDS)
    const { sqlite, ...visits } = ofVisits
    const measured: Costs = { ...visits, ...shared, orders: { sqlite, postgres: orders } }
    say(`${realSeconds} seconds of visitors on two processes …`)
    const run = await runReally(scope, onServer, {
      costs: measured,
      files,
      seconds: realSeconds,
      processors: cpus().length,
      seed,
    })
    return { costs: measured, ...run }
  }),
)

say(`\n${aligned(costRows(costs))}\n`)
say(
  `A Deepavali evening: ${DEEPAVALI.visits.toLocaleString('en-IN')} visitors in six hours, 2,000 orders in the busiest minute\n`,
)
const evenings = sites.map((site) => {
  return runEvening(site, costs, { visits: drawVisits(DEEPAVALI, seed), seconds: DEEPAVALI.seconds })
})
say(aligned(eveningRows(evenings)))
for (const [index, { name }] of sites.entries()) say(`${name}: ${limitOf(evenings[index]!)}`)
const percent = (share: number) => `${Math.round(share * 100)} %`
say(
  `\n${aligned([
    [`${realSeconds} seconds, two processes, PostgreSQL`, 'model', 'measured', 'error'],
    ...compared.map(({ what, predicted, measured, error }) => [
      what,
      predicted.toFixed(1),
      measured.toFixed(1),
      percent(error),
    ]),
  ])}`,
)
say(
  `${came.orderMs.length} orders; the visitors' own process took ${came.processorSeconds.toFixed(0)} s, and was ${came.lateMs.toFixed(0)} ms late at the end`,
)
for (const fault of new Set(came.faults)) say(`  ${fault}`)
if (came.faults.length > 0) process.exitCode = 1

/** Each site in the minute with most orders. */
function eveningRows(of: readonly Minute[][]): string[][] {
  const busiest = of.map((minutes) => minutes.reduce((most, minute) => (minute.orders > most.orders ? minute : most)))
  const row = (what: string, shown: (minute: Minute) => string) => [what, ...busiest.map(shown)]
  return [
    ['in the busiest minute', ...sites.map(({ name }) => name)],
    ...(Object.keys(parts) as Part[]).map((part) =>
      row(parts[part], (minute) => `${Math.round(minute[part] * 100)} %`),
    ),
    row('live streams open', ({ openStreams }) => openStreams.toFixed(0)),
    row('events a second to all streams', ({ events }) => events.toFixed(0)),
    row('MB of write-ahead log', ({ walMb }) => walMb.toFixed(0)),
    row('half of the orders, ms', ({ p50Ms }) => p50Ms.toFixed(0)),
    row('95 of 100 orders, ms', ({ p95Ms }) => p95Ms.toFixed(0)),
    ['refused, all evening', ...of.map((minutes) => String(minutes.reduce((all, { refused }) => all + refused, 0)))],
  ]
}

function limitOf(minutes: readonly Minute[]): string {
  const { part, share, minute, isReached } = firstLimit(minutes)
  const time = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')} h`
  return isReached
    ? `first limit: ${parts[part]}, ${time} after the start`
    : `no limit; nearest: ${parts[part]}, ${Math.round(share * 100)} %`
}

async function inScope<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
  const scope = openScope()
  try {
    return await work(scope)
  } finally {
    await scope.end()
  }
}
