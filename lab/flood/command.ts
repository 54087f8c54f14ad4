// `npm run lab -- flood`: floods the production build with made-up requests.
import { processSettings } from '../bench/process-settings.ts'
import { join } from 'node:path'
import { readCommandLine, say, wholeNumber } from '#bin/command-line.ts'
import { openFloodedShop } from './flooded-shop.ts'
import { runFlood } from './run-flood.ts'

/** The limit above the memory before the flood. */
const MOST_MB = 200
/** Enough to end a server without the bounds. */
const CONTROL_REQUESTS = 5_000
const CONTROL = join(import.meta.dirname, 'unbounded-shop.ts')

const usage = `npm run lab -- flood [--requests NUMBER] [--descriptors NUMBER] [--seed NUMBER]

Sends 100,000 made-up requests to the production build, which may open 1,024
files. The control is a server without limits, which must die.
Exits with 1 if the shop dies, leaves files open, takes ${MOST_MB} MB or more, or
serves visitors worse afterwards, or if the control survives.`
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
  const flooded = await openFloodedShop({ descriptors: limit, env: processSettings })
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
      'files open before, after': `${before?.descriptors ?? 'gone'}, ${after?.descriptors ?? 'gone'}`,
      'memory before, after': [before, after].map((at) => (at ? `${at.megabytes} MB` : 'gone')).join(', '),
      'honest visitors afterwards': refused ?? (isAlive ? 'served' : 'gone'),
      'lines in its log': complaints.length,
    }
    for (const [name, value] of Object.entries(rows)) process.stdout.write(`${name.padEnd(28)}${value}\n`)
    for (const line of new Set(complaints.map((complaint) => complaint.replace(/"at":"[^"]*",?/, '')).slice(0, 20))) {
      process.stdout.write(`  ${line.slice(0, 300)}\n`)
    }
    const isMet =
      isAlive &&
      !refused &&
      before &&
      after &&
      after.descriptors <= before.descriptors &&
      after.megabytes < before.megabytes + MOST_MB
    const isControlRed = await diesWithoutBounds(limit, from)
    process.exitCode = isMet && isControlRed ? 0 : 1
  } finally {
    await flooded.stop().catch(() => undefined)
  }
}

async function diesWithoutBounds(descriptors: number, seedOfControl: number): Promise<boolean> {
  const control = await openFloodedShop({ descriptors, main: CONTROL })
  const { isAlive, sent } = await runFlood(control, CONTROL_REQUESTS, seedOfControl)
  await control.stop().catch(() => undefined)
  say(`control: a server without the bounds${isAlive ? ' lives: GREEN' : ` died within ${sent} requests: red`}`)
  return !isAlive
}
