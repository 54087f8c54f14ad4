// `npm run lab -- bench`: the shop's cost beside what the machine allows; `--quick` for fewer runs.
import { readBenchArguments } from './arguments.ts'
import { type Part, partNames, parts } from './parts.ts'
import { type Row, table } from './row.ts'
import { build } from '#bin/build.ts'
import { printHelpIfAsked, say } from '#bin/command-line.ts'

printHelpIfAsked(`npm run lab -- bench [PART …] [--quick] [--postgres]

Compares the cost of the shop with a bare server's, in alternating runs.

  --quick     fewer and shorter runs
  --postgres  runs the office on PostgreSQL

Parts: ${partNames.join(', ')}`)
const read = readBenchArguments(process.argv.slice(2), partNames)
if ('faults' in read) {
  for (const fault of read.faults) process.stderr.write(`${fault}\n`)
  process.exitCode = 2
} else {
  const failure = await build(say)
  if (failure) throw new Error(failure)
  await run(read)
}

async function run({ parts: names, ...options }: { quick: boolean; postgres: boolean; parts: typeof partNames }) {
  const rows: Row[] = []
  const notes: string[] = []
  for (const name of names) {
    const started = performance.now()
    const { title, measure }: Part = parts[name]
    say(`${name}: ${title} …`)
    const measured = await measure({ ...options, say: (line) => say(`  ${line}`) })
    rows.push(...(Array.isArray(measured) ? measured : measured.rows))
    notes.push(...(Array.isArray(measured) ? [] : measured.notes))
    say(`  ${((performance.now() - started) / 1_000).toFixed(0)} s`)
  }
  say(`\n${table(rows)}\n`)
  for (const note of notes) say(note)
  const missed = rows.filter(({ verdict }) => verdict === 'missed').length
  const unsure = rows.filter(({ verdict }) => verdict === 'unsure').length
  say(missed === 0 ? `All ${rows.length} limits are kept.` : `${missed} of ${rows.length} limits are missed.`)
  if (unsure > 0) say(`~ ${unsure} figures are outside their limits, but within their own spread: measure again.`)
  if (missed > 0) process.exitCode = 1
}
