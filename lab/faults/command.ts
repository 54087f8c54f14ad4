// `npm run lab -- faults`: kills, power cuts, full disks and database faults, each audited; with controls.
import { spawnSync } from 'node:child_process'
import { openScope } from '#test/cleanup.ts'
import { keepTemporaryFilesInMemory } from '#test/processes/memory-folder.ts'
import type { Figure, Part } from './figure.ts'
import { readCommandLine, wholeNumber } from '#bin/command-line.ts'
import { killPart, postgresKillPart } from './rig/kill-part.ts'
import { powerCutPart, recordForTests } from './rig/power-cut-part.ts'
import { diskPart } from './rig/disk-part.ts'
import { postgresPart } from './rig/postgres-part.ts'

const parts: Part[] = [killPart, powerCutPart, diskPart, postgresKillPart, postgresPart]

const usage = `npm run lab -- faults [PART …] [OPTIONS]

Kills the shop, cuts its power, fills its disk and breaks its database while
customers order. An auditor counts orders that are lost, doubled or incomplete.
The controls are faulty shops, whose faults the auditor must find.
Exits with 1 if a target is missed or a control passes.

  --kills NUMBER  kills (500, with --quick 30)
  --cuts NUMBER   power cuts (500, with --quick 30)
  --quick         fewer kills and cuts
  --record        writes the tests' recordings again
  --seed NUMBER   repeats a run

Parts (default: all): ${parts.map(({ name }) => name).join(', ')}
Some of them need strace. Without it, the run names the parts it left out.`
const { values, positionals } = readCommandLine(usage, {
  words: true,
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: String((Date.now() % 1_000_000) + 1) },
    kills: { type: 'string' },
    cuts: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
})
const most = values.quick ? '30' : '500'
const options = {
  seed: String(wholeNumber(usage, 'seed', values.seed)),
  kills: wholeNumber(usage, 'kills', values.kills ?? most),
  cuts: wholeNumber(usage, 'cuts', values.cuts ?? most),
  isQuick: values.quick,
  hasStrace: spawnSync('strace', ['-qq', '-o', '/dev/null', '/bin/true']).status === 0,
  say: (line: string) => print(`    ${line}`),
}

// Kills need no disk, and power cuts are simulated.
const memory = keepTemporaryFilesInMemory(1024 ** 3)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

if (values.record) await inScope((scope) => recordForTests({ ...options, scope }))
else process.exitCode = (await runParts()) ? 0 : 1
await memory.remove()

async function runParts(): Promise<boolean> {
  const words: string[] = positionals
  const wanted = parts.filter(({ name }) => words.length === 0 || words.includes(name))
  const unknown = words.filter((word) => !parts.some(({ name }) => name === word))
  if (unknown.length > 0) return refuse(`There is no part ${unknown.join(', ')}.`)
  print(`seed ${options.seed}${options.hasStrace ? '' : '; strace is missing, so what needs it is not run'}`)
  const tables: [Part, Figure[]][] = []
  for (const part of wanted) {
    print(`\n${part.title}`)
    const started = performance.now()
    tables.push([part, await inScope((scope) => part.run({ ...options, scope }))])
    print(`    took ${((performance.now() - started) / 1_000).toFixed(0)} s`)
  }
  for (const [{ title }, figures] of tables) {
    print(`\n${title}`)
    for (const figure of figures) print(row(figure))
  }
  return tables.every(([, figures]) => figures.every(({ isMet }) => isMet))
}

function refuse(message: string): false {
  process.stderr.write(`${message}\n\n${usage}\n`)
  return false
}

async function inScope<Result>(work: (scope: ReturnType<typeof openScope>) => Promise<Result>): Promise<Result> {
  const scope = openScope()
  try {
    return await work(scope)
  } finally {
    await scope.end()
  }
}

function row({ what, value, target, isMet }: Figure): string {
  return `${isMet ? ' ' : '✗'} ${what.padEnd(72)} ${value.padStart(24)}  ${target}`.trimEnd()
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
