// `npm run lab -- drill`: backs up a shop under load, restores it on both engines, and audits it.
import type { Scope } from '#test/cleanup.ts'
import { openScope } from '#test/cleanup.ts'
import { databaseKinds } from '#test/database/databases.ts'
import { readCommandLine, wholeNumber } from '#bin/command-line.ts'
import { runDrill } from './run-drill.ts'

const MOST_SECONDS_PER_GB = 60

const usage = `npm run lab -- drill [--media MB] [--orders NUMBER] [--customers NUMBER]

Backs up a shop while customers order, and restores it elsewhere, on SQLite and
on PostgreSQL. An auditor looks for each order that was acknowledged before the
backup began. The control copies the open database file, and must lose orders.
Fails above ${MOST_SECONDS_PER_GB} s a GB.`

const { values } = readCommandLine(usage, {
  options: {
    media: { type: 'string', default: '1024' },
    orders: { type: 'string', default: '2000' },
    customers: { type: 'string', default: '8' },
  },
})
const size = {
  mediaMb: wholeNumber(usage, 'media', values.media),
  orders: wholeNumber(usage, 'orders', values.orders),
  customers: wholeNumber(usage, 'customers', values.customers),
}

const isRight: boolean[] = []
for (const from of databaseKinds) {
  const scope: Scope & { end(): Promise<void> } = openScope()
  try {
    const drilled = await runDrill(scope, { from, to: databaseKinds, ...size })
    print(`\n${from}: ${drilled.ordersBefore} orders before the backup, ${drilled.ordersMeanwhile} while it was made`)
    print(row('backup', drilled.backupSecondsPerGb, `${(drilled.bytes / 1024 ** 2).toFixed(0)} MB`))
    isRight.push(drilled.ordersMeanwhile > 0, drilled.backupSecondsPerGb < MOST_SECONDS_PER_GB)
    for (const { to, secondsPerGb, faults } of drilled.restores) {
      print(row(`restore, ${to}`, secondsPerGb, `${faults.length} faults`))
      for (const fault of faults.slice(0, 10)) print(`    ${fault}`)
      isRight.push(faults.length === 0, secondsPerGb < MOST_SECONDS_PER_GB)
    }
    if (from === 'sqlite') {
      print(`  control, a copy of the open file: ${drilled.copiedFileFaults.length} faults`)
      isRight.push(drilled.copiedFileFaults.length > 0)
    }
  } finally {
    await scope.end()
  }
}
print('\nRPO: every order that was acknowledged before a backup began is in it.')
process.exitCode = isRight.every(Boolean) ? 0 : 1

function row(name: string, secondsPerGb: number, note: string): string {
  return `  ${name.padEnd(20)}${secondsPerGb.toFixed(1).padStart(8)} s/GB   ${note}`
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
