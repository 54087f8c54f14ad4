// `npm test`: every check and every test, step by step, closing with a line of counts. `npm test -- cart live` runs the test files whose path holds "cart" or "live".
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from '../test/database/postgres-server.ts'
import { build } from './build.ts'
import { readCommandLine } from './command-line.ts'
import { addedUp, runTestFiles } from './test-files.ts'
import type { Outcome } from './test-files.ts'

type Step = { name: string; run: () => Promise<Outcome> | Outcome }

process.chdir(join(import.meta.dirname, '..'))
// Hundreds of programs are started, most of them the same few: as with `npm start`, what was compiled once is kept.
process.env.NODE_COMPILE_CACHE = resolve('build/compiled')

const { positionals: patterns, values: asked } = readCommandLine(
  `npm test -- [PART OF A PATH …] [--checks]

Runs every check, test and journey; or the tests and journeys whose path holds one of the parts;
or with --checks (npm run check) types, lint and format alone.`,
  { words: true, options: { checks: { type: 'boolean', default: false } } },
)
const tests = testFiles('{artwork,bench,bin,domain,papers,server,test,web}/**/*.test.ts').filter(
  (file) => !file.includes('/journeys/'),
)
const journeys = testFiles('test/journeys/**/*.test.ts')

const checks: Step[] = [
  { name: 'types of the routes', run: () => command('@react-router/dev/bin.cjs', 'typegen') },
  { name: 'types of the rules', run: () => command('typescript/bin/tsc', '-p', 'domain') },
  { name: 'types', run: () => command('typescript/bin/tsc', '-p', '.') },
  { name: 'lint', run: () => command('oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'format', run: () => command('oxfmt/bin/oxfmt', '--check') },
]

const testSteps: Step[] = [
  { name: 'build', run: async () => asOutcome(await build(() => {})) },
  { name: 'tests', run: () => runTestFiles(tests, { atOnce: availableParallelism(), limitSeconds: 180 }) },
  { name: 'journeys', run: () => runTestFiles(journeys, { atOnce: 2, limitSeconds: 300 }) },
]

const outcomes: Outcome[] = []
if (patterns.length === 0) await takeAll(checks)
if (!asked.checks) {
  const postgres = await startPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  await takeAll(testSteps).finally(postgres.stop)
}
close(addedUp(outcomes))

async function takeAll(steps: Step[]) {
  for (const step of steps) outcomes.push(await take(step))
}

async function take({ name, run }: Step): Promise<Outcome> {
  const started = performance.now()
  const outcome = await run()
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  const counts = outcome.passed + outcome.failed === 1 ? '' : `${outcome.passed} passed`
  const failed = outcome.failed > 0 ? `${outcome.failed} failed` : ''
  say(
    `${failed ? '✗' : '✓'} ${name.padEnd(22)}${seconds.padStart(8)}  ${[counts, failed].filter(Boolean).join(', ')}`.trimEnd(),
  )
  return { ...outcome, failures: outcome.failures.map((failure) => `${name}: ${failure}`) }
}

function close({ passed, failed, skipped, failures }: Outcome) {
  for (const failure of failures) say(`\n${failure}`)
  const idle = patterns.filter((pattern) => ![...tests, ...journeys].some((file) => file.includes(pattern)))
  for (const pattern of idle) say(`\nNo test file holds "${pattern}" in its path.`)
  say(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed > 0 || passed === 0 || idle.length > 0 ? 1 : 0
}

/** Runs a program of node_modules; what it printed is the failure. */
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

function testFiles(glob: string): string[] {
  return globSync(glob)
    .toSorted()
    .filter((file) => patterns.length === 0 || patterns.some((pattern) => file.includes(pattern)))
    .map((file) => resolve(file))
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
