// `node bin/bench-orders.ts`: the order rows of the bench alone; `-- --seconds 3` for a quick look.
import { parseArgs } from 'node:util'
import { type BenchRow, benchOrders } from './bench/orders.ts'

const { seconds } = parseArgs({ options: { seconds: { type: 'string', default: '9' } } }).values
const rows = await benchOrders({ seconds: Number(seconds) })
for (const row of rows) process.stdout.write(`${lineOf(row)}\n`)
if (rows.some(({ passed }) => !passed)) process.exitCode = 1

function lineOf({ what, figure, unit, baseline, ratio, limit, passed }: BenchRow): string {
  const beside =
    baseline === undefined || ratio === undefined ? '' : ` of ${baseline.toFixed(0)} (${(ratio * 100).toFixed(0)} %)`
  return `${passed ? '✓' : '✗'} ${what}: ${figure.toFixed(unit === 'ms' ? 1 : 0)} ${unit}${beside}, limit ${limit}`
}
