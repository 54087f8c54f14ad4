// `npm run outage`: four processes on PostgreSQL under load while it is stopped at once and started again, and the control that dies.
import type { Scope } from '#test/cleanup.ts'
import { readCommandLine, wholeNumber } from '../command-line.ts'
import { type Outage, runOutage } from '../../bench/outage/run-outage.ts'

const usage = `npm run outage -- [--processes NUMBER] [--customers NUMBER] [--seconds NUMBER] [--away NUMBER]

Stops PostgreSQL under the load of four processes and starts it again, and does the same with the control that dies.
--seconds: how long the load lasts, before and after; --away: how long the server is away.`
const { values } = readCommandLine(usage, {
  options: {
    processes: { type: 'string', default: '4' },
    customers: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '6' },
    away: { type: 'string', default: '3' },
  },
})
const asked = {
  processes: wholeNumber(usage, 'processes', values.processes),
  customers: wholeNumber(usage, 'customers', values.customers),
  loadMs: wholeNumber(usage, 'seconds', values.seconds) * 1_000,
  awayMs: wholeNumber(usage, 'away', values.away) * 1_000,
}

say(`${asked.processes} processes, ${asked.customers} customers, PostgreSQL away for ${asked.awayMs / 1_000} s`)
const isRight = await told('with listeners on every connection', asked)
const isControlRed = !(await told('control: without them', { ...asked, isDeaf: true }))
process.exitCode = isRight && isControlRed ? 0 : 1

/** True when no process ended, nothing was lost, and orders flowed again within 5 s. */
async function told(what: string, outage: Outage): Promise<boolean> {
  const endings: (() => Promise<void>)[] = []
  const all: Scope = { after: (work) => void endings.push(work) }
  try {
    const { answers, flowsAfterMs, ...books } = await runOutage(all, outage)
    say(`\n${what}`)
    for (const [name, count] of Object.entries(books)) say(`  ${name.padEnd(14)}${String(count).padStart(8)}`)
    say(
      `  flows again   ${flowsAfterMs === undefined ? '   never' : `${String(flowsAfterMs).padStart(8)} ms after the server takes connections`}`,
    )
    for (const [status, count] of Object.entries(answers)) say(`  ${status.padEnd(14)}${String(count).padStart(8)}`)
    const { ended, lost, doubled, astray } = books
    return ended + lost + doubled + astray === 0 && flowsAfterMs !== undefined && flowsAfterMs <= 5_000
  } finally {
    for (const end of endings) await end()
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
