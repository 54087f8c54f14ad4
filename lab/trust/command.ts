// `npm run lab -- trust`: measures every figure of docs/trust.md by its own commands.
import { dayOf, recordLatest } from './latest.ts'
import { trustFigures } from './figures.ts'
import { type Measured, measureFigure } from './measure-figure.ts'
import { startPostgres } from '#test/database/postgres-server.ts'
import { build } from '#bin/build.ts'
import { readCommandLine, say, wholeNumber } from '#bin/command-line.ts'

const usage = `npm run lab -- trust [--figure F3 …] [--media MB] [--write]

Measures each figure of docs/trust.md against its target, with controls that
must fail. Takes half an hour on an idle machine with two cores. Keeps the
output of each command in build/trust/.
Exits with 1 if a figure misses its target or cannot be measured on this
machine, or if a control passes.

  --figure    this figure only; may be repeated
  --media MB  media that the drill restores (1024)
  --write     writes the results into the last column of docs/trust.md`
const { values } = readCommandLine(usage, {
  options: {
    figure: { type: 'string', multiple: true, default: [] },
    media: { type: 'string', default: '1024' },
    write: { type: 'boolean', default: false },
  },
})
const figures = trustFigures({ mediaMb: wholeNumber(usage, 'media', values.media) })
const unknown = values.figure.filter((name) => !figures[name])
if (unknown.length > 0) {
  process.stderr.write(`There is no figure ${unknown.join(', ')}.\n\n${usage}\n`)
  process.exit(1)
}

const failure = await build(say)
if (failure) throw new Error(failure)
const postgres = await startPostgres()
process.env.TEST_DATABASE_URL = postgres.url
const measured = new Map<string, Measured>()
try {
  for (const [name, figure] of Object.entries(figures)) {
    if (values.figure.length > 0 && !values.figure.includes(name)) continue
    say(`${name} ${figure.title} …`)
    const found = await measureFigure(name, figure)
    measured.set(name, found)
    if (found.verdict === 'missed')
      for (const line of found.said.trimEnd().split('\n').slice(-40)) say(`    ${line.slice(0, 200)}`)
  }
} finally {
  await postgres.stop()
}

say(`\n${'figure'.padEnd(66)}${'target'.padEnd(16)}${'controls'.padEnd(12)}${'seconds'.padStart(8)}  verdict`)
for (const [name, { verdict, value, controls, seconds }] of measured) {
  const { title = '', target = '' } = figures[name] ?? {}
  say(
    `${`${name.padEnd(4)}${title}`.padEnd(66)}${target.padEnd(16)}${controls.padEnd(12)}${String(seconds).padStart(8)}  ${verdict}`,
  )
  say(`    ${value}`)
}
const others = [...measured]
  .filter(([, { verdict }]) => verdict !== 'met')
  .map(([name, { verdict }]) => `${name} ${verdict}`)
say(others.length === 0 ? `\nAll ${measured.size} figures are met, all controls red.` : `\n${others.join(', ')}.`)
process.exitCode = others.length === 0 ? 0 : 1
if (values.write) {
  const day = dayOf(new Date())
  recordLatest(
    [...measured]
      .filter(([, { verdict }]) => verdict === 'met')
      .map(([name, { value, controls }]) => [name, `${value}; controls ${controls}, ${day}`] as const),
  )
}
