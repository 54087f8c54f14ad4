// Checks the shop's data: a sentence for each fault, and an exit code; also while the shop is open.
import { counted } from '#domain/numbers/counted.ts'
import { checkPlace } from '#server/check-data/check-place.ts'
import { countFaults } from '#server/check-data/find-faults.ts'
import { readConfig } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'
import { faultlessConfig, readCommandLine, runCommand, say } from '../command-line.ts'

const USAGE = `npm run check-data

Compares the shop's data with itself: stock with its changes, totals with lines,
payments, steps, reports, keys and references. Changes nothing. Prints a
sentence for each fault, or the first of many similar faults.

The exit code is 0 without faults, 1 with faults, 2 if the check failed.
The command finds the shop by DATA_DIR and DATABASE_URL. The shop may stay open.`

const UNCHECKED = 2
let hasFaults = false

async function main() {
  readCommandLine(USAGE)
  const began = performance.now()
  const outcome = await checkPlace(faultlessConfig(readConfig()))
  if ('failed' in outcome) throw new Refusal(outcome.failed)
  const { faults } = outcome
  for (const sentence of faults.sentences) say(sentence)
  const all = countFaults(faults)
  const found = all === 0 ? 'no faults' : counted(all, 'fault')
  say(`Data checked in ${((performance.now() - began) / 1_000).toFixed(1)} s: ${found}.`)
  const kinds = Object.entries(faults.counts).map(([kind, count]) => `${kind} ${count}`)
  if (kinds.length === 0) return
  say(`By kind: ${kinds.join(', ')}. Make a backup (npm run backup), and send these lines to your technician.`)
  hasFaults = true
  process.exitCode = 1
}

await runCommand(main)
// A refusal is no fault of the data.
if (process.exitCode === 1 && !hasFaults) process.exitCode = UNCHECKED
