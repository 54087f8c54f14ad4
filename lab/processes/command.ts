// `npm run lab -- processes`: kills and restarts of a shop of several processes, and how soon they hear of each other.
import { say, readCommandLine, wholeNumber } from '#bin/command-line.ts'
import { openScope, type Scope } from '#test/cleanup.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { control, countFaults, type Figure } from '../faults/figure.ts'
import { measureHearing } from './hearing.ts'
import { openSeveralProcesses, type Wanted } from './several-processes.ts'
import { killEach, restartUnderLoad } from './storms.ts'

const LIVE_MS = 300
const PAGE_MS = 2_000
const APART_MS = 500

const usage = `npm run lab -- processes [OPTIONS]

Starts a shop of several processes behind a proxy. Under orders, pages and live
streams it kills each process, and restarts them one after another. An auditor
counts lost and doubled orders, the load counts failed requests. The controls
are a shop that acknowledges early, and a plain restart.

  --processes NUMBER  processes of the shop (4)
  --customers NUMBER  customers who order at the same time (8)
  --kills NUMBER      kills (12)
  --restarts NUMBER   rolling restarts (3)
  --seed NUMBER       repeats a run`
const { values } = readCommandLine(usage, {
  options: {
    processes: { type: 'string', default: '4' },
    customers: { type: 'string', default: '8' },
    kills: { type: 'string', default: '12' },
    restarts: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const number = (name: Exclude<keyof typeof values, 'help'>) => wholeNumber(usage, name, values[name])
const [processes, customers, kills, restarts] = [
  number('processes'),
  number('customers'),
  number('kills'),
  number('restarts'),
]
const { seed } = values

say(`${processes} processes, ${customers} customers, seed ${seed}`)
const figures = [
  ...(await inScope(hearing)),
  ...(await inScope(killing)),
  ...(await inScope(restarting)),
  ...(await inScope(wrongShop)),
]
process.exitCode = figures.every(({ isMet }) => isMet) ? 0 : 1

async function inScope(measure: (scope: Scope) => Promise<Figure[]>): Promise<Figure[]> {
  const scope = openScope()
  try {
    const measured = await measure(scope)
    for (const { what, value, target, isMet } of measured) {
      say(`${isMet ? '✓' : '✗'} ${what.padEnd(64)} ${value.padStart(16)}  ${target && `(${target})`}`)
    }
    return measured
  } finally {
    await scope.end()
  }
}

async function open(scope: Scope, more: Partial<Wanted> = {}) {
  return openSeveralProcesses(scope, await emptyPlace('postgres', scope), { processes, seed, ...more })
}

async function hearing(scope: Scope): Promise<Figure[]> {
  const { liveMs, pageMs, signOutMs } = await measureHearing(scope, await open(scope), 20)
  return [
    within('live event of another process, slowest of 24 or more', liveMs, LIVE_MS),
    within('new page with the change of another process, last of 16', pageMs, PAGE_MS),
    within('sign-out, until no process and no stream knows the session', [signOutMs], PAGE_MS),
  ]
}

/** The 95th of a hundred and the slowest; the target is for the former. */
function within(what: string, times: readonly number[], mostMs: number): Figure {
  const sorted = times.toSorted((a, b) => a - b)
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Infinity
  const value = `${Math.round(p95)}, ${Math.round(sorted.at(-1) ?? Infinity)} ms`
  return { what, value, target: `p95 ≤ ${mostMs} ms`, isMet: p95 <= mostMs }
}

async function killing(scope: Scope): Promise<Figure[]> {
  const { orders, faults } = await killEach(await open(scope), { customers, kills, apartMs: APART_MS })
  for (const fault of faults.slice(0, 5)) say(`  ${fault}`)
  return [countFaults(`kills under ${orders} orders: orders lost, doubled, halved`, kills, faults.length)]
}

async function restarting(scope: Scope): Promise<Figure[]> {
  const several = await open(scope)
  const outcomes: Awaited<ReturnType<typeof restartUnderLoad>>[] = []
  while (outcomes.length < restarts)
    outcomes.push(await restartUnderLoad(several, { customers, restart: several.restart }))
  const sum = (of: (outcome: (typeof outcomes)[number]) => number) =>
    outcomes.reduce((all, outcome) => all + of(outcome), 0)
  const failed = outcomes.flatMap((outcome) => outcome.failed)
  for (const each of failed.slice(0, 5)) say(`  ${each}`)
  const plain = await restartUnderLoad(several, { customers, restart: several.stopAndStart })
  return [
    countFaults(
      `${restarts} restarts one after another: failed requests`,
      sum(({ requests }) => requests),
      failed.length,
    ),
    countFaults(
      '  orders lost, doubled, halved',
      sum(({ orders }) => orders),
      sum(({ faults }) => faults.length),
    ),
    control(`a plain restart (${plain.failed.length} failed)`, plain.failed, /: /),
    countFaults('  its orders lost, doubled, halved', plain.orders, plain.faults.length),
  ]
}

async function wrongShop(scope: Scope): Promise<Figure[]> {
  const injections = [{ file: 'postgres-faults', fault: 'acknowledges early' } as const]
  const several = await open(scope, { injections })
  const { faults } = await killEach(several, { customers, kills: processes, apartMs: APART_MS, isWrong: true })
  return [control('acknowledges early', faults, /was acknowledged and is lost/)]
}
