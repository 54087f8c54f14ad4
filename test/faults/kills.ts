// F3 and F6: kills a shop over and over, at points of its code or at its k-th write, while customers order; audits after each kill.
import type { RunningShop } from '../shop/running-shop.ts'
import type { FaultyShop, Start } from './faulty-shop.ts'

const GROUP = 8
/** A shop that is not dead by then is killed at this moment, whatever it does. */
const LONGEST_LIFE_MS = 4_000

export type Killed = {
  /** Whether the shop ended by the fault that was asked for, and not by the end of the time. */
  byFault: boolean
  faults: string[]
}

/**
 * Starts the shop, repeats what had no answer, orders until it is dead, and audits. Keys that had an answer before are sent again as
 * well: their answer must be the same.
 */
export async function killOnce(shop: FaultyShop, how: Start, lifeMs = LONGEST_LIFE_MS): Promise<Killed> {
  const running = await shop.start(how).catch(() => undefined)
  const byFault = running ? await orderUntilDead(shop, running, lifeMs) : true
  return { byFault, faults: await shop.audit() }
}

/** Returns whether it died before the end of its time. */
async function orderUntilDead({ driver, random, acknowledgements }: FaultyShop, running: RunningShop, lifeMs: number) {
  const state = { isDead: false }
  const ended = running.ended().then(() => void (state.isDead = true))
  const started = performance.now()
  const isLate = () => performance.now() - started > lifeMs
  await driver.repeatUnanswered(0).catch(() => {})
  const answered = [...acknowledgements.expected.orders].filter(([, { orderId }]) => orderId !== undefined)
  while (!state.isDead && !isLate()) {
    const again = answered.length > 0 ? [driver.repeat(random.pick(answered)[0])] : []
    await Promise.all([driver.orders(random.integer(1, GROUP)), driver.restock(), ...again])
  }
  const byFault = state.isDead
  if (!byFault) await running.kill()
  await ended
  return byFault
}
