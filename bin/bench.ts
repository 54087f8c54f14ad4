// `npm run bench`: what the shop costs beside what the machine allows, in one table; `-- --quick` for a minute's look, `-- PART` for one part.
import { readBenchArguments } from '../bench/arguments.ts'
import { type Part, partNames, parts } from '../bench/parts.ts'
import { type Row, table } from '../bench/row.ts'
import { build } from './build.ts'
import { printHelpIfAsked } from './command-line.ts'

printHelpIfAsked(`npm run bench -- [--quick] [PART …]

Measures what the shop costs beside what the machine allows; --quick takes a minute.
Its parts are ${partNames.join(', ')}.`)
const asked = readBenchArguments(process.argv.slice(2), partNames)
if ('faults' in asked) {
  for (const fault of asked.faults) process.stderr.write(`${fault}\n`)
  process.exitCode = 2
} else {
  const failure = await build(say)
  if (failure) throw new Error(failure)
  await run(asked)
}

async function run({ quick, parts: wanted }: { quick: boolean; parts: typeof partNames }) {
  const rows: Row[] = []
  const notes: string[] = []
  for (const name of wanted) {
    const started = performance.now()
    const { says, measure }: Part = parts[name]
    say(`${name}: ${says} …`)
    const measured = await measure({ quick, say: (line) => say(`  ${line}`) })
    rows.push(...measured.rows)
    notes.push(...(measured.notes ?? []))
    say(`  ${((performance.now() - started) / 1_000).toFixed(0)} s`)
  }
  say(`\n${table(rows)}\n`)
  for (const note of notes) say(note)
  const missed = rows.filter(({ passed }) => !passed).length
  say(
    missed === 0
      ? `All ${rows.length} figures are within their limits.`
      : `${missed} of ${rows.length} figures are not.`,
  )
  if (quick) say('Measured quickly: a figure close to its limit may stand on either side of it.')
  if (missed > 0) process.exitCode = 1
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
