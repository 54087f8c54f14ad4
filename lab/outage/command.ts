// `npm run lab -- outage`: restarts PostgreSQL under load, and checks orders and stock; with a control.
import type { Scope } from '#test/cleanup.ts'
import { readCommandLine, wholeNumber } from '#bin/command-line.ts'
import { type Outage, runOutage } from './run-outage.ts'

const MAX_RECOVERY_MS = 5_000

const usage = `npm run lab -- outage [OPTIONS]

Stops PostgreSQL while customers order, and starts it again. Then does the same
with a control that must fail.

  --processes NUMBER  processes of the shop (4)
  --customers NUMBER  customers who order at the same time (16)
  --seconds NUMBER    seconds of load before the stop and after the start (6)
  --away NUMBER       seconds without PostgreSQL (3)`
const { values } = readCommandLine(usage, {
  options: {
    processes: { type: 'string', default: '4' },
    customers: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '6' },
    away: { type: 'string', default: '3' },
  },
})
const outage = {
  processes: wholeNumber(usage, 'processes', values.processes),
  customers: wholeNumber(usage, 'customers', values.customers),
  loadMs: wholeNumber(usage, 'seconds', values.seconds) * 1_000,
  awayMs: wholeNumber(usage, 'away', values.away) * 1_000,
}

print(`${outage.processes} processes, ${outage.customers} customers, PostgreSQL stopped for ${outage.awayMs / 1_000} s`)
const isRight = await report('with a listener for the errors of every connection', outage)
const isControlRed = !(await report('control: without these listeners', { ...outage, withoutErrorListeners: true }))
process.exitCode = isRight && isControlRed ? 0 : 1

/** Returns true when no process ended, no order was lost, and orders were placed again within 5 s. */
async function report(title: string, options: Outage): Promise<boolean> {
  const cleanups: (() => Promise<void>)[] = []
  const scope: Scope = { after: (work) => void cleanups.push(work) }
  try {
    const { responses, recoveryMs, ...counts } = await runOutage(scope, options)
    print(`\n${title}`)
    for (const [name, count] of Object.entries(counts)) print(row(name, count))
    print(recoveryMs === undefined ? row('recovery', 'never') : `${row('recovery', recoveryMs)} ms after the start`)
    for (const [status, count] of Object.entries(responses)) print(row(status, count))
    const { ended, lost, duplicates, stockDifference } = counts
    const isSound = ended + lost + duplicates === 0 && stockDifference === 0
    return isSound && recoveryMs !== undefined && recoveryMs <= MAX_RECOVERY_MS
  } finally {
    for (const cleanup of cleanups) await cleanup()
  }
}

function row(name: string, value: string | number): string {
  return `  ${name.padEnd(18)}${String(value).padStart(8)}`
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
