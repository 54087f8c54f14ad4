/** Which numbers send order after order that nobody confirms: such an order is called before it is packed. */
import { indianGrouping } from '../money.ts'

/** Two in one season may be a family that orders twice; from the third on it is worth a call. */
export const UNCONFIRMED_AT_LEAST = 3
/** The shop has had the time to call about orders that are older. */
export const UNCONFIRMED_DAYS = 30

const DAY_MS = 86_400_000

/**
 * What is counted of a number: `recent` are its orders of the last days that no later one has replaced, since to correct an order is no
 * second one; `confirmed` are all that the shop has verified or completed, at any time.
 */
export type NumberOrders = { recent: number; confirmed: number }

/** Returns the moment from which on orders are recent. */
export function recentSince(now: Date): string {
  return new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS).toISOString()
}

/** Returns how many orders of a number wait that has none confirmed; undefined for a number that needs no mark. */
export function unconfirmedOrders({ recent, confirmed }: NumberOrders): number | undefined {
  return confirmed === 0 && recent >= UNCONFIRMED_AT_LEAST ? recent : undefined
}

/** Returns '5 orders, none confirmed'. */
export function unconfirmedText(orders: number): string {
  return `${indianGrouping(orders)} orders, none confirmed`
}
