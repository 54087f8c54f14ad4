// `npm run lab -- failover`: the server of PostgreSQL is lost under orders, and its standby goes on; or the standby is lost.
import { setTimeout as wait } from 'node:timers/promises'
import { readCommandLine, say, wholeNumber } from '#bin/command-line.ts'
import { savedOf } from '../audit/acknowledgements.ts'
import { openScope, type Scope } from '#test/cleanup.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { until } from '#test/until.ts'
import { control, countFaults, type Figure, notRun } from '../faults/figure.ts'
import { openSeveralProcesses } from '../processes/several-processes.ts'
import { startLoad } from '../processes/load.ts'
import { installedPostgres, openServerPair } from './server-pair.ts'

const LOST = /was acknowledged and is lost/
const ACKNOWLEDGED = /were acknowledged without the standby/
/** For a standby that is behind, as over a slow line. */
const BEHIND_MS = 1_000
/** Longer than the shop waits for a commit. */
const AWAY_MS = 20_000

const usage = `npm run lab -- failover [OPTIONS]

Kills PostgreSQL while customers order, and promotes its standby. An auditor
counts acknowledged orders that are lost: first with synchronous commit, then
without, as the control. Then disconnects the standby for a while.
Needs Debian's package postgresql.

  --processes NUMBER  processes of the shop (4)
  --customers NUMBER  customers who order at the same time (8)
  --seconds NUMBER    seconds of load before and after each kill (5)
  --rounds NUMBER     kills (3)
  --seed NUMBER       repeats a run`
const { values } = readCommandLine(usage, {
  options: {
    processes: { type: 'string', default: '4' },
    customers: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const processes = wholeNumber(usage, 'processes', values.processes)
const customers = wholeNumber(usage, 'customers', values.customers)
const loadMs = wholeNumber(usage, 'seconds', values.seconds) * 1_000
const rounds = wholeNumber(usage, 'rounds', values.rounds)
const { seed } = values

say(`${processes} processes, ${customers} customers, seed ${seed}`)
const bin = installedPostgres()
const figures = bin === undefined ? [notRun('failover', 'postgresql is not installed')] : await failOver(bin)
for (const { what, value, target, isMet } of figures)
  say(`${isMet ? '✓' : '✗'} ${what.padEnd(64)} ${value.padStart(16)}  ${target && `(${target})`}`)
process.exitCode = figures.every(({ isMet }) => isMet) ? 0 : 1

async function failOver(programs: string): Promise<Figure[]> {
  const outcomes: Awaited<ReturnType<typeof failOverOnce>>[] = []
  while (outcomes.length < rounds) outcomes.push(await failOverOnce(programs, true))
  const asynchronous = await failOverOnce(programs, false)
  const away = await loseStandby(programs, true)
  const unnoticed = await loseStandby(programs, false)
  const orders = outcomes.reduce((sum, outcome) => sum + outcome.orders, 0)
  const faults = outcomes.flatMap((outcome) => outcome.faults)
  for (const fault of [...faults, ...away.faults].slice(0, 5)) say(`  ${fault}`)
  const lost = asynchronous.faults.filter((fault) => LOST.test(fault))
  const slowest = Math.max(...outcomes.map(({ awayMs }) => awayMs))
  return [
    countFaults(
      `${rounds} failovers with synchronous commit: acknowledged orders lost, doubled`,
      orders,
      faults.length,
    ),
    { what: '  from the kill to the next order, slowest', value: `${Math.round(slowest)} ms`, target: '', isMet: true },
    control(`asynchronous: ${lost.length} of ${asynchronous.orders} acknowledged orders lost`, lost, LOST),
    countFaults('standby away and back: orders acknowledged meanwhile, lost, doubled', away.orders, away.faults.length),
    control('asynchronous: orders acknowledged without the standby', unnoticed.faults, ACKNOWLEDGED),
  ]
}

async function failOverOnce(programs: string, isSynchronous: boolean) {
  const scope = openScope()
  try {
    const { pair, shop, load, acknowledged } = await openUnderLoad(scope, programs, isSynchronous)
    if (!isSynchronous) {
      pair.holdBack()
      await wait(BEHIND_MS)
    }
    const [killedAt, before] = [performance.now(), acknowledged()]
    await pair.failOver()
    // What was on its way is answered first.
    while (acknowledged() < before + customers * 2 && performance.now() - killedAt < 60_000) await wait(20)
    const awayMs = performance.now() - killedAt
    await wait(loadMs)
    await load.stop()
    await shop.driver.repeatUnanswered()
    return { orders: acknowledged(), awayMs, faults: await shop.audit() }
  } finally {
    await scope.end()
  }
}

/** Without the standby nothing is acknowledged, pages open and the shop says why; afterwards it goes on by itself. */
async function loseStandby(programs: string, isSynchronous: boolean) {
  const scope = openScope()
  try {
    const { pair, shop, load, acknowledged, ownOrigin } = await openUnderLoad(scope, programs, isSynchronous)
    pair.holdBack()
    await wait(BEHIND_MS)
    const before = acknowledged()
    await wait(AWAY_MS)
    const count = acknowledged() - before
    const faults = count > 0 ? [`${count} orders were acknowledged without the standby`] : []
    const page = await fetch(`${ownOrigin}/ordernow`)
    if (!page.ok) faults.push(`/ordernow answered ${page.status} without the standby`)
    const { reason } = (await (await fetch(`${ownOrigin}/readyz`)).json()) as { reason?: string }
    if (reason !== 'standby away') faults.push(`/readyz named ${reason} without the standby`)
    pair.giveBack()
    await load.stop()
    await shop.driver.repeatUnanswered()
    await until(async () => acknowledged() > before + count)
    return { orders: acknowledged(), faults: [...faults, ...(await shop.audit())] }
  } finally {
    await scope.end()
  }
}

async function openUnderLoad(scope: Scope, programs: string, isSynchronous: boolean) {
  const pair = await openServerPair(scope, programs, { isSynchronous })
  const place = { ...(await emptyPlace('sqlite', scope)), databaseUrl: pair.url }
  const { shop, origin, ownOrigin } = await openSeveralProcesses(scope, place, { processes, seed })
  const load = startLoad({ customers, driver: shop.driver, origin, ownOrigin })
  await wait(loadMs)
  return {
    pair,
    shop,
    load,
    ownOrigin,
    acknowledged: () => savedOf(shop.acknowledgements.expected, 'order').length,
  }
}
