// Asks the shop for what the bill of an order is drawn from.
import type { Bill } from './route.ts'
import { ORDER_GONE } from '../messages.ts'

export const BILL_FAILED = 'Failed to download bill. Please try again.'

/** The bill, or the sentence for the admin. `signInAgain` is called when the session has ended meanwhile. */
export async function fetchBill(orderId: string, signInAgain: () => void): Promise<Bill | { message: string }> {
  try {
    const answer = await fetch(`/admin/orders/${encodeURIComponent(orderId)}/bill`)
    if (answer.redirected) signInAgain()
    if (answer.status === 404) return { message: ORDER_GONE }
    return answer.ok && !answer.redirected ? ((await answer.json()) as Bill) : { message: BILL_FAILED }
  } catch {
    return { message: BILL_FAILED }
  }
}
