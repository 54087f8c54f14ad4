// Fetches a bill's data; apart from its button, so that tests need no React.
import type { Bill } from './route.ts'
import { ORDER_GONE } from '../messages.ts'

export const BILL_FAILED = 'Failed to download bill. Please try again.'

/** Returns the bill or a message. Calls `signInAgain` when the session has ended. */
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
