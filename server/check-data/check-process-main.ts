// The main file of the process that checks the data beside an open shop: takes a place, answers what came of it, and ends.
import type { DatabasePlace } from '#server/database/open.ts'
import { type CheckOutcome, checkPlace, STOPPED } from './check-place.ts'

process.once('message', async (place: DatabasePlace) => answer(await checkPlace(place)))
// From the shop that closes, or from systemd and the terminal, which send it to each process of the shop.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => answer(STOPPED))

function answer(outcome: CheckOutcome): void {
  process.send?.(outcome, undefined, undefined, () => process.exit())
}
