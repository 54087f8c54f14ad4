// `npm test`: every check and every test. `npm test -- cart live` runs the test files with "cart" or "live" in their path.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { languages } from '../domain/language.ts'
import { keepTemporaryFilesInMemory } from '../test/processes/memory-folder.ts'
import { startPostgres } from '../test/database/postgres-server.ts'
import { build } from './build.ts'
import { coverageLine } from './test/coverage.ts'
import { oneOf, readCommandLine, say } from './command-line.ts'
import { type Outcome, sumOf } from './test/run-worker.ts'
import { runTestFiles } from './test/test-files.ts'

type Step = { name: string; run: () => Promise<Outcome> | Outcome }

process.chdir(join(import.meta.dirname, '..'))

const usage = `npm test -- [PART OF A PATH …] [OPTIONS]

Runs every check, test and journey, except those that npm run lab runs. With
parts of paths: types, lint, and the tests and journeys whose path contains one
of the parts; artwork/, lab/journeys/ and lab/tests/ select those of the lab.

  --checks      types, lint, format and architecture only (npm run check)
  --every-pair  each journey on each database with each screen; by default its
                name selects one pair
  --language    the language in which the journeys read the pages (en)
  --coverage    prints the share of domain/ and server/ that the tests ran`
const { positionals: patterns, values: asked } = readCommandLine(usage, {
  words: true,
  options: {
    checks: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    'every-pair': { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
  },
})
if (asked['every-pair']) process.env.TEST_EVERY_PAIR = '1'
process.env.TEST_LANGUAGE = oneOf(usage, 'language', languages, asked.language)
const isWhole = patterns.length === 0
/** A journey that fails runs again alone, with a trace. */
if (isWhole) process.env.TEST_WITHOUT_TRACES = '1'
/** Run by `npm run lab`: too long here, unless a given part of a path matches. */
const LEFT_TO_THE_LAB = ['artwork/', 'lab/journeys/', 'lab/tests/']
const tests = testFiles('{artwork,bin,domain,lab,papers,server,test,web}/**/*.test.ts', '{lab,test}/journeys/**')
const journeys = testFiles('{lab,test}/journeys/**/*.test.ts')
const houseRules = resolve('test/architecture.test.ts')
/** Seconds of each test file in the last run: the longest begin first. */
const TIMES = 'build/test-times.json'
const seconds = readTimes()
const measured = asked.coverage && { covered: ['domain/**/*.ts', 'server/**/*.ts'] }
// A waiting journey or test leaves a processor to another; more of them would only wait for each other (record 044).
const atOnce = availableParallelism() + 1
/** More failures than these come from the code. */
const MOST_AGAIN = 3
/** Some GB for a run's files, and as much again for its browsers: memory and its file system are the same. */
const NEEDED_BYTES = 8 * 1024 ** 3
/** They measure their process's memory, or change its limits, its umask or its timers. */
const ALONE = [
  'server/http/stale-while-revalidate-cache.test.ts',
  'server/media/uploads/',
  'server/orders/group-commit.test.ts',
  'server/orders/order-worker.test.ts',
  'server/files/data-folder.test.ts',
]

const types: Step[] = [
  { name: 'types of the routes', run: () => command('@react-router/dev/bin.cjs', 'typegen') },
  { name: 'types', run: () => command('typescript/bin/tsc', '-p', '.') },
]
const lint: Step = { name: 'lint', run: () => command('oxlint/bin/oxlint', '--deny-warnings') }
const otherChecks: Step[] = [
  { name: 'types of the rules', run: () => command('typescript/bin/tsc', '-p', 'domain') },
  { name: 'format', run: () => command('oxfmt/bin/oxfmt', '--check') },
]
const architecture: Step = {
  name: 'architecture',
  run: () => runTestFiles([{ files: [houseRules], limitSeconds: 60 }], { atOnce: 1 }),
}

const building: Step = { name: 'build', run: async () => asOutcome(await build(() => {})) }
const testing: Step = {
  name: 'tests and journeys',
  run: () =>
    runTestFiles(
      [
        { files: tests.filter((file) => !isAlone(file)), limitSeconds: 300, ...measured },
        { files: tests.filter(isAlone), limitSeconds: 300, apart: true, ...measured },
        { files: journeys, limitSeconds: 600, usualSeconds: 9 },
      ],
      {
        atOnce,
        seconds,
        mostAgain: isWhole ? MOST_AGAIN : 0,
        beforeAgain: () => delete process.env.TEST_WITHOUT_TRACES,
      },
    ),
}

const outcomes: Outcome[] = []
if (asked.checks) await Promise.all([takeAll(types), takeAll([lint, ...otherChecks]), takeAll([architecture])])
else {
  const checks = Promise.all([takeAll(types), takeAll(isWhole ? [lint, ...otherChecks] : [lint])])
  // A few files finish sooner beside the checks; a whole run reports the checks first.
  await Promise.all([checks, runTests(isWhole ? checks : undefined)])
}
close(sumOf(outcomes))

async function runTests(first: Promise<unknown> | undefined) {
  rmSync('build/failed-journeys', { recursive: true, force: true })
  await using ending = new AsyncDisposableStack()
  ending.defer(keepTemporaryFilesInMemory(NEEDED_BYTES).remove)
  const built = takeAll([building])
  const postgres = await startPostgres()
  ending.defer(postgres.stop)
  process.env.TEST_DATABASE_URL = postgres.url
  const { preparePlaces } = await import('../test/shop/prepared-places.ts')
  const prepared = await preparePlaces(postgres.url)
  ending.defer(prepared.remove)
  process.env.TEST_PREPARED_FOLDER = prepared.folder
  await Promise.all([first, built])
  await takeAll([testing])
  mkdirSync('build', { recursive: true })
  writeFileSync(TIMES, JSON.stringify(seconds))
}

async function takeAll(steps: Step[]) {
  for (const step of steps) outcomes.push(await take(step))
}

async function take({ name, run }: Step): Promise<Outcome> {
  const started = performance.now()
  const outcome = await run()
  const took = `${((performance.now() - started) / 1000).toFixed(1)} s`
  const counts = outcome.passed + outcome.failed === 1 ? '' : `${outcome.passed} passed`
  const failed = outcome.failed > 0 ? `${outcome.failed} failed` : ''
  say(
    `${failed ? '✗' : '✓'} ${name.padEnd(22)}${took.padStart(8)}  ${[counts, failed].filter(Boolean).join(', ')}`.trimEnd(),
  )
  return { ...outcome, failures: outcome.failures.map((failure) => `${name}: ${failure}`) }
}

function close({ passed, failed, skipped, failures, passedAgain = [], coverage = [] }: Outcome) {
  for (const failure of failures) say(`\n${failure}`)
  for (const failure of passedAgain) say(`\nFailed, and passed when its file ran again alone: ${failure}`)
  const idle = patterns.filter((pattern) => ![...tests, ...journeys].some((file) => file.includes(pattern)))
  for (const pattern of idle) say(`\nNo test file holds "${pattern}" in its path.`)
  if (coverage.length > 0) say('\nCoverage of the files that tests load')
  if (coverage.length > 0) for (const folder of ['domain/', 'server/']) say(coverageLine(folder, coverage))
  const more = [
    skipped > 0 && `${skipped} skipped`,
    passedAgain.length > 0 && `${passedAgain.length} passed only alone`,
  ]
  say(`\n${[`${passed} passed`, `${failed} failed`, ...more.filter(Boolean)].join(', ')}`)
  process.exitCode = failed > 0 || passed === 0 || idle.length > 0 ? 1 : 0
}

async function command(file: string, ...args: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [join('node_modules', file), ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = await once(child, 'close')
  return asOutcome(code === 0 ? undefined : said.trimEnd() || `${file} failed`)
}

function asOutcome(failure: string | undefined): Outcome {
  return failure
    ? { passed: 0, failed: 1, skipped: 0, failures: [failure] }
    : { passed: 1, failed: 0, skipped: 0, failures: [] }
}

function isAlone(file: string): boolean {
  return ALONE.some((start) => relative(process.cwd(), file).startsWith(start))
}

function isAskedFor(file: string): boolean {
  const left = LEFT_TO_THE_LAB.find((mark) => file.includes(mark))
  if (patterns.length === 0) return left === undefined
  return patterns.some((pattern) => file.includes(pattern) && (left === undefined || pattern.includes(left)))
}

function testFiles(glob: string, without?: string): string[] {
  return globSync(glob, without ? { exclude: [without] } : {})
    .toSorted()
    .filter(isAskedFor)
    .map((file) => resolve(file))
}

function readTimes(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(TIMES, 'utf8')) as Record<string, number>
  } catch {
    // The first run, or an interrupted one.
    return {}
  }
}
