// `npm run flood -- --requests 100000 --descriptors 1024 --seed 7`: floods the production build with made-up requests, and tells how it came through.
import { readCommandLine, wholeNumber } from '../command-line.ts'
import { openFloodedShop } from '../../bench/flood/flooded-shop.ts'
import { runFlood } from '../../bench/flood/run-flood.ts'

const usage = `npm run flood -- [--requests NUMBER] [--descriptors NUMBER] [--seed NUMBER]

Floods the production build with made-up requests, 100000 unless told, under 1024 file descriptors, and tells how it came through.`
const { values } = readCommandLine(usage, {
  options: {
    requests: { type: 'string', default: '100000' },
    descriptors: { type: 'string', default: '1024' },
    seed: { type: 'string', default: String((Date.now() % 1_000_000) + 1) },
  },
})

await main(
  wholeNumber(usage, 'requests', values.requests),
  wholeNumber(usage, 'descriptors', values.descriptors),
  wholeNumber(usage, 'seed', values.seed),
)

async function main(count: number, limit: number, from: number) {
  const started = performance.now()
  const flooded = await openFloodedShop({ descriptors: limit })
  try {
    const { sent, answers, isAlive, before, after, refused } = await runFlood(flooded, count, from)
    const complaints = flooded.shop.complaints()
    const rows = {
      'seed, descriptors': `${from}, ${limit}`,
      'requests sent': `${sent} in ${((performance.now() - started) / 1_000).toFixed(0)} s`,
      answers: [...answers]
        .toSorted()
        .map(([status, times]) => `${status}: ${times}`)
        .join(', '),
      deaths: isAlive ? 0 : 1,
      'files open before, after': `${before.descriptors}, ${after?.descriptors ?? 'gone'}`,
      'memory before, after': `${before.megabytes} MB, ${after ? `${after.megabytes} MB` : 'gone'}`,
      'honest visitors afterwards': refused ?? (isAlive ? 'served' : 'gone'),
      'lines in its log': complaints.length,
    }
    for (const [name, value] of Object.entries(rows)) process.stdout.write(`${name.padEnd(28)}${value}\n`)
    for (const line of new Set(complaints.map((complaint) => complaint.replace(/"at":"[^"]*",?/, '')).slice(0, 20))) {
      process.stdout.write(`  ${line.slice(0, 300)}\n`)
    }
    process.exitCode = isAlive && !refused && (after?.descriptors ?? 0) <= before.descriptors ? 0 : 1
  } finally {
    // What it has logged is told above.
    await flooded.stop().catch(() => undefined)
  }
}
