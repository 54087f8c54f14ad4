// Sends one sale to the shop, and says what came of it: an answer, or why there was none.
import { href } from 'react-router'
import type { SentSale } from '#domain/counter/sent-sale.ts'
import type { SellAnswer } from './intents.ts'

/** A seller waits no longer than that with a customer at the counter. */
const ANSWER_MS = 4_000

export type Sending = { answer: SellAnswer } | { unanswered: 'no connection' | 'signed out' }

export async function sendSale(key: string, sale: SentSale, ms = ANSWER_MS): Promise<Sending> {
  if (!navigator.onLine) return { unanswered: 'no connection' }
  const body = new FormData()
  for (const [name, value] of Object.entries({ intent: 'sell', key, sale: JSON.stringify(sale) })) body.set(name, value)
  try {
    const response = await fetch(href('/admin/counter/send'), { method: 'POST', body, signal: AbortSignal.timeout(ms) })
    // The sign-in page, to which one is sent whose session is over, is no answer of the counter.
    if (response.redirected || response.status === 401 || response.status === 403) return { unanswered: 'signed out' }
    if (!response.ok) return { unanswered: 'no connection' }
    const answer = (await response.json()) as SellAnswer
    return typeof answer.ok === 'boolean' ? { answer } : { unanswered: 'no connection' }
  } catch {
    return { unanswered: 'no connection' }
  }
}
