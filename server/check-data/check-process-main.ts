// Main file of the data check's process.
import type { DatabasePlace } from '#server/database/open.ts'
import { type CheckOutcome, checkPlace } from './check-place.ts'

process.once('message', async (place: DatabasePlace) => answer(await checkPlace(place)))
// Sent by the closing shop, or by systemd and the terminal to each process.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => answer({ stopped: true }))

function answer(outcome: CheckOutcome): void {
  process.send?.(outcome, undefined, undefined, () => process.exit())
}
