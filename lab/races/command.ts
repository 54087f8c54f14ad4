// `npm run lab -- races`: concurrent actions in every order, with controls that must fail.
import { keepTemporaryFilesInMemory } from '#test/processes/memory-folder.ts'
import type { Figure } from './figure.ts'
import { parts } from './figures.ts'
import { build } from '#bin/build.ts'
import { readCommandLine, wholeNumber } from '#bin/command-line.ts'

const usage = `npm run lab -- races [PART …] [OPTIONS]

Lets customers and admins act at the same moment, on SQLite and on PostgreSQL,
and counts the errors. Each part has a control, a shop that is wrong on purpose.
Exits with 1 if a part misses its target or its control finds no error.

  rush     200 buyers for ten pieces, with one process on SQLite and four on
           PostgreSQL
  steps    stops each transaction at each of its steps, and runs each action
           that touches the same rows in between
  model    random operations on a shop and on a model of it; a failure prints
           the shortest sequence, its seed and its paths
  random   all actions of customers and admins, eight at a time, while processes
           die and stop, the clock jumps and another connection locks rows
  mutants  rules of the desk and the counter, each with a mutant of its code,
           which the model must find
  traffic  random customers and admins with two processes on PostgreSQL
  pages    thirty open pages of three processes on lines that drop; each must
           show the right stock at the end

  --rounds NUMBER      of rush (20)
  --operations NUMBER  of model and random (10000)
  --seconds NUMBER     of traffic and pages (20)
  --seed NUMBER        repeats model, random and mutants
  --path PATH, --replay-path PATH  repeat one failure of model with its seed
  --sqlite, --postgres  random on this database only`
const { values, positionals: words } = readCommandLine(usage, {
  words: true,
  options: {
    rounds: { type: 'string', default: '20' },
    operations: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String((Date.now() % 1_000_000) + 1) },
    path: { type: 'string' },
    'replay-path': { type: 'string' },
    sqlite: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
  },
})
const asked: readonly string[] = words
const names = Object.keys(parts) as (keyof typeof parts)[]
const unknown = asked.filter((name) => !names.some((known) => known === name))
if (unknown.length > 0) {
  process.stderr.write(`${unknown.join(', ')} is no part.\n\n${usage}\n`)
  process.exit(1)
}
const amounts = {
  rounds: wholeNumber(usage, 'rounds', values.rounds),
  operations: wholeNumber(usage, 'operations', values.operations),
  seconds: wholeNumber(usage, 'seconds', values.seconds),
  seed: wholeNumber(usage, 'seed', values.seed),
  path: values.path,
  replayPath: values['replay-path'],
  only: values.sqlite === values.postgres ? undefined : values.postgres ? ('postgres' as const) : ('sqlite' as const),
}

// No part depends on the disk.
keepTemporaryFilesInMemory(1024 ** 3)
const failure = await build((line) => process.stdout.write(`${line}\n`))
if (failure) throw new Error(failure)
let missed = 0
for (const name of names) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const started = performance.now()
  for await (const figure of parts[name](amounts)) print(figure)
  process.stdout.write(`  ${name} took ${Math.round((performance.now() - started) / 1_000)} s\n`)
}
process.stdout.write(missed === 0 ? 'All figures are at their targets, all controls red.\n' : `${missed} missed.\n`)
process.exitCode = missed === 0 ? 0 : 1

function print({ name, value, isMet, details = [] }: Figure) {
  if (!isMet) missed += 1
  process.stdout.write(`${isMet ? '✓' : '✗'} ${name.padEnd(66)} ${value.slice(0, 160)}\n`)
  if (!isMet) for (const line of details.slice(0, 40)) process.stdout.write(`    ${line}\n`)
}
