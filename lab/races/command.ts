// `npm run lab -- races`: concurrent actions in every order, with controls that must fail.
import { keepTemporaryFilesInMemory } from '#test/processes/memory-folder.ts'
import type { Figure } from './figure.ts'
import { parts } from './figures.ts'
import { build } from '#bin/build.ts'
import { readCommandLine, wholeNumber } from '#bin/command-line.ts'

const usage = `npm run lab -- races [PART …] [--rounds NUMBER] [--operations NUMBER] [--seconds NUMBER] [--seed NUMBER [--path PATH --replay-path PATH]] [--sqlite | --postgres]

Lets customers and admins of a shop act at the same moment, on SQLite and on PostgreSQL, and counts what is wrong afterwards. Each
figure has a control, a shop that is wrong on purpose. Exits with 1 when a figure misses its target, or a control finds nothing.

rush    200 buyers for ten pieces, at one process on SQLite and at four on PostgreSQL; --rounds, 20 unless told
steps   each transaction stopped at each of its steps, while each action that touches the same rows runs in between
model   random operations on a shop and on a plain model of it; --operations, 10000 unless told, and --seed. A failure prints
        the shortest sequence, and the seed and the two paths with which it can be asked for again
random  whatever customers and admins do, eight at a time, at processes that are killed and stopped meanwhile, with a clock that jumps and a
        connection that locks rows; the check of the data looks after every 120; --operations, --seed, and --sqlite or --postgres alone
mutants each rule of the desk and the counter with a mutant of its code, which the model must find out; --seed
traffic two processes on PostgreSQL whose customers and admins act at random, for --seconds, 20 unless told
pages   thirty open pages of three processes, with lines that drop: each ends on the true stock; --seconds
All parts unless some are named.`
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
