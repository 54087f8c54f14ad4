// Draws the ids of orders: never one twice in a process, in any rush and however the clock is set.
import { orderId } from '#domain/order/order.ts'
import type { System } from '../system.ts'

const SECOND_MS = 1_000
const IDS_A_SECOND = 1_000
/** From an id to the next in the same second: other processes draw in between without knowing of ours. */
const STEP_AT_MOST = 4
/** Farther ahead only a clock that was set back leaves the ids. */
const AHEAD_AT_MOST = 3_600 * IDS_A_SECOND

/**
 * The ids of a process only rise. In a rush of more orders than a second has ids, those of the next seconds are used: an id is a
 * name, not the order's time. For one that another process has stored, the write of the order draws again.
 */
export function openOrderIds(system: Pick<System, 'now' | 'randomInteger'>): () => string {
  let last = 0
  return function newOrderId() {
    const first = Math.floor(system.now().getTime() / SECOND_MS) * IDS_A_SECOND
    if (last > first + AHEAD_AT_MOST) last = 0
    last = Math.max(first + system.randomInteger(IDS_A_SECOND), last + 1 + system.randomInteger(STEP_AT_MOST))
    return orderId(new Date(Math.floor(last / IDS_A_SECOND) * SECOND_MS), last % IDS_A_SECOND)
  }
}
