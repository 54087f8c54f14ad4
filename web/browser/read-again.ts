// Reads a screen's data again at once, when it has learnt otherwise than by the live line that they have changed.
import { liveStock } from './live-stock.ts'

let reading = false

export const isReadingAgain = () => reading

/** What the live line told before is older than what is read now: the line may be down. */
export async function readAgain(revalidate: () => Promise<void>): Promise<void> {
  const turn = liveStock.turn()
  reading = true
  await revalidate().finally(() => (reading = false))
  liveStock.forgetUntil(turn)
}
