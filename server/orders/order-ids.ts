// Draws ids of orders, which rise within a process, also in a rush, and the secrets of their links.
import { ORDER_LINK_BYTES } from '#domain/order/order-link.ts'
import { orderId } from '#domain/order/order.ts'
import type { System } from '../system.ts'

const SECOND_MS = 1_000
const IDS_A_SECOND = 1_000
/** The largest step within a second: other processes draw in between, independently. */
const STEP_AT_MOST = 4
/** Ids further ahead only result from a clock set back. */
const AHEAD_AT_MOST = 3_600 * IDS_A_SECOND

/**
 * A process's ids only rise. A rush uses ids of the next seconds: an id is a name, not the order's time. If another
 * process has stored an id, the write of the order draws again.
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

/** Two orders never draw the same one. */
export function newOrderLink({ randomToken }: Pick<System, 'randomToken'>): string {
  return randomToken(ORDER_LINK_BYTES)
}
