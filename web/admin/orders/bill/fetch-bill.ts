// Fetches a bill's data; apart from its button, so that tests need no React.
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderAnswers } from '#domain/words/en/office/orders/orders.ts'
import type { Bill } from './route.ts'

/** Returns the bill or a message. Calls `signInAgain` when the session has ended. */
export async function fetchBill(orderId: string, signInAgain: () => void): Promise<Bill | { message: string }> {
  try {
    const answer = await fetch(`/admin/orders/${encodeURIComponent(orderId)}/bill`)
    if (answer.redirected) signInAgain()
    if (answer.status === 404) return { message: wordsOf(orderAnswers).gone }
    return answer.ok && !answer.redirected
      ? ((await answer.json()) as Bill)
      : { message: wordsOf(orderAnswers).billFailed }
  } catch {
    return { message: wordsOf(orderAnswers).billFailed }
  }
}
