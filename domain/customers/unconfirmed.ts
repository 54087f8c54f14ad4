/** Finds numbers with several unconfirmed orders, to call before packing. */
import { wordsOf } from '../words/catalogue.ts'
import { customer } from '../words/en/office/orders/customers.ts'

/** A family may order twice in a season; a third order is worth a call. */
export const UNCONFIRMED_AT_LEAST = 3
/** The shop had time to call about older orders. */
export const UNCONFIRMED_DAYS = 30

const DAY_MS = 86_400_000

/**
 * `recent` are orders of the last days that are not replaced, since a correction is not a second order; `confirmed` may
 * be older.
 */
export type NumberOrders = { recent: number; confirmed: number }

export function recentSince(now: Date): string {
  return new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS).toISOString()
}

/** Returns the number of unconfirmed orders; undefined if there is nothing to mark. */
export function unconfirmedOrders({ recent, confirmed }: NumberOrders): number | undefined {
  return confirmed === 0 && recent >= UNCONFIRMED_AT_LEAST ? recent : undefined
}

/** Returns '5 orders, none confirmed'. */
export function unconfirmedText(orders: number): string {
  return wordsOf(customer).unconfirmed({ count: orders })
}
