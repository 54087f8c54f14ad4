// `npm run lab -- soak`: an hour of mixed load, attacked in the last third.
import { processSettings } from '../bench/process-settings.ts'
import { openScope } from '#test/cleanup.ts'
import { databaseKinds } from '#test/database/databases.ts'
import { type Soaked, type SoakPhase, runSoak } from './run-soak.ts'
import { growth, type Sample } from './watch-process.ts'
import { quantile, type Slope } from '../bench/statistics.ts'
import { build } from '#bin/build.ts'
import { readCommandLine, say, wholeNumber } from '#bin/command-line.ts'

const MOST_P99_MS = 500
/** An hour. At a slower growth, the memory of one picture takes a day. */
const MOST_GROWTH_MB = 10
/** Shorter runs give no meaningful slope. */
const SHORTEST_MINUTES = 15
/** Left over from bursts. */
const MOST_LEFT_MB = 100
/** Database connections come and go. */
const MOST_MORE_HANDLES = 12

const usage = `npm run lab -- soak [OPTIONS]

Sends honest requests to a shop in its own process: pages, lists, files, orders,
uploads, an admin at work. Thirty open pages receive each change of the stock.
In the last third it also attacks the shop: malformed requests, floods of
orders, guessed passwords, slow senders, hostile uploads. Prints how long honest
visitors waited, how fast memory grew, and the open files before and after.
Exits with 1 if honest visitors wait ${MOST_P99_MS} ms at p99 under attack, an answer is
wrong, memory grows by more than ${MOST_GROWTH_MB} MB an hour, or a file stays open.

  --minutes NUMBER   length of the run (60)
  --rate NUMBER      honest requests a second (40)
  --database KIND    sqlite or postgres (sqlite)
  --seed NUMBER      repeats a run`
const { values } = readCommandLine(usage, {
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '40' },
    database: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: String((Date.now() % 1_000_000) + 1) },
  },
})
const engine = databaseKinds.find((each) => each === values.database)
if (!engine) {
  process.stderr.write(`--database is sqlite or postgres, not '${values.database}'.\n\n${usage}\n`)
  process.exit(1)
}
const minutes = wholeNumber(usage, 'minutes', values.minutes)
const perSecond = wholeNumber(usage, 'rate', values.rate)
const seed = String(wholeNumber(usage, 'seed', values.seed))

const failure = await build(say)
if (failure) throw new Error(failure)
const scope = openScope()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void scope.end().then(() => process.exit(1)))
try {
  say(`${minutes} minutes on ${engine}, ${perSecond} requests a second, seed ${seed}`)
  process.exitCode = printReport(
    await runSoak(scope, { kind: engine, minutes, perSecond, seed, env: processSettings, say }),
  )
    ? 0
    : 1
} finally {
  await scope.end()
}

/** Prints the report. Returns whether every target is met. */
function printReport({ phases, attacks, before, warm, after, pages, faults, errors, orders }: Soaked): boolean {
  const [, alone, attacked] = phases as [SoakPhase, SoakPhase, SoakPhase]
  say('\nwhat honest people waited, in ms, from the moment a request was due')
  for (const name of ['all but uploads', 'page', 'list', 'file', 'order', 'office', 'sign-in'] as const) {
    const [calm, stormy] = [alone, attacked].map((phase) => waitsOf(phase, name)) as [number[], number[]]
    const [a, b] = [calm, stormy].map((waits) => ({ p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) })) as [
      Waits,
      Waits,
    ]
    say(
      `  ${name.padEnd(18)} alone p50 ${a.p50.toFixed(1)}, p99 ${a.p99.toFixed(0)} of ${calm.length}; under attack p50 ${b.p50.toFixed(1)}, p99 ${b.p99.toFixed(0)} of ${stormy.length}; p99 ${(b.p99 / a.p99).toFixed(2)} times`,
    )
  }
  say('\nthe attacks')
  for (const [what, times] of Object.entries(attacks).toSorted())
    say(`  ${what.padEnd(44)}${String(times).padStart(8)}`)
  say('\nmemory and handles')
  const calm = growth(alone.collected)
  const whole = growth([...alone.collected, ...attacked.collected])
  for (const [name, value] of [
    ['heap', ({ heapMb }) => heapMb],
    ['resident', ({ residentMb }) => residentMb],
  ] as const satisfies [string, (sample: Sample) => number][]) {
    const each = phases.flatMap(({ collected }) => collected.map((sample) => value(sample).toFixed(0)))
    say(`  ${name} after collections, in MB, every two minutes: ${each.join(' ')}`)
  }
  say(`  heap: ${slope(calm.heap)} alone, ${slope(whole.heap)} with the attacks`)
  say(`  resident: ${slope(calm.resident)} alone, ${slope(whole.resident)} with the attacks`)
  const highest = Math.max(...phases.flatMap(({ samples }) => samples.map(({ residentMb }) => residentMb)))
  say(
    `  heap at rest: ${before.heapMb.toFixed(1)} MB, warm ${warm.heapMb.toFixed(1)}, afterwards ${after.heapMb.toFixed(1)}`,
  )
  say(`  resident before ${before.residentMb} MB, at most ${highest} MB, afterwards ${after.residentMb} MB`)
  const more = after.files.filter((name) => !before.files.includes(name) && !name.startsWith('socket:'))
  if (more.length > 0) say(`  open now and not before: ${more.join(' ')}`)
  say(
    `  open files before ${before.descriptors}, afterwards ${after.descriptors}; handles ${before.handles}, ${after.handles}`,
  )

  const wrong = phases.flatMap((phase) => phase.wrong.map((fault) => `${phase.name}: ${fault}`))
  for (const [title, lines] of [
    ['wrong answers', wrong],
    ['faults found by the auditor', faults],
    ['errors in the log', errors],
  ] as const) {
    for (const [line, times] of tally(lines).slice(0, 20)) say(`  ${title}: ${times} × ${line.slice(0, 300)}`)
  }
  say('\nverdicts')
  const p99 = quantile(waitsOf(attacked, 'all but uploads'), 0.99)
  return [
    verdict(`p99 under attack is under ${MOST_P99_MS} ms`, p99 < MOST_P99_MS, `${p99.toFixed(0)} ms`),
    verdict('every answer was right', wrong.length === 0, `${wrong.length} were wrong`),
    verdict(
      'every acknowledged order is there, and the stock is right',
      faults.length === 0,
      `${orders} orders, ${faults.length} faults`,
    ),
    verdict('no error in its log', errors.length === 0, `${errors.length}`),
    verdict('all open pages are connected', pages === 30, `${pages}`),
    verdict(
      'no hostile upload was taken',
      !attacks['hostile uploads ACCEPTED'],
      `${attacks['hostile uploads ACCEPTED'] ?? 0}`,
    ),
    flat('the heap is flat', whole.heap),
    verdict(
      `at rest the heap has less than ${MOST_GROWTH_MB} MB more than warm`,
      after.heapMb - warm.heapMb < MOST_GROWTH_MB,
      `${(after.heapMb - warm.heapMb).toFixed(1)} MB`,
    ),
    flat('resident memory is flat without attacks', calm.resident),
    verdict(
      `attacks leave less than ${MOST_LEFT_MB} MB behind`,
      after.residentMb - (alone.samples.at(-1)?.residentMb ?? 0) < MOST_LEFT_MB,
      `${after.residentMb - (alone.samples.at(-1)?.residentMb ?? 0)} MB`,
    ),
    verdict(
      'nothing stays open',
      after.descriptors <= before.descriptors + MOST_MORE_HANDLES,
      `${after.descriptors - before.descriptors} more files`,
    ),
  ].every(Boolean)
}

type Waits = { p50: number; p99: number }

function waitsOf({ times }: SoakPhase, kind: string): number[] {
  return [...times].flatMap(([name, waits]) =>
    kind === name || (kind === 'all but uploads' && name !== 'picture' && name !== 'video') ? waits : [],
  )
}

/** A short run cannot tell, and says so. */
function flat(what: string, { slope: mean, within }: Slope): boolean {
  if (minutes >= SHORTEST_MINUTES) return verdict(what, mean - within < MOST_GROWTH_MB, slope({ slope: mean, within }))
  say(`– ${what.padEnd(60)} takes ${SHORTEST_MINUTES} minutes to tell`)
  return true
}

function slope({ slope: mean, within }: Slope): string {
  return `${mean.toFixed(1)} ± ${within.toFixed(1)} MB an hour`
}

function tally(lines: readonly string[]): [string, number][] {
  return [...Map.groupBy(lines, (line) => line)].map(([line, all]) => [line, all.length])
}

function verdict(what: string, isMet: boolean, value: string): boolean {
  say(`${isMet ? '✓' : '✗'} ${what.padEnd(60)} ${value}`)
  return isMet
}
