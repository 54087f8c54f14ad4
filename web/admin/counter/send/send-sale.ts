// Sends one sale; returns the shop's answer, or why there is none.
import { href } from 'react-router'
import type { SentSale } from '#domain/counter/sent-sale.ts'
import type { SellAnswer } from './intents.ts'

/** The customer waits at the counter. */
const ANSWER_MS = 4_000

export type Sending = { answer: SellAnswer } | { unanswered: 'no connection' | 'signed out' }

type Options = { seller?: string | undefined; ms?: number }

export async function sendSale(
  key: string,
  sale: SentSale,
  { seller = '', ms = ANSWER_MS }: Options = {},
): Promise<Sending> {
  if (!navigator.onLine) return { unanswered: 'no connection' }
  const body = new FormData()
  const fields = { intent: 'sell', key, sale: JSON.stringify(sale), seller }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  try {
    const response = await fetch(href('/admin/counter/send'), { method: 'POST', body, signal: AbortSignal.timeout(ms) })
    // The sign-in page is not an answer.
    if (response.redirected || response.status === 401 || response.status === 403) return { unanswered: 'signed out' }
    if (!response.ok) return { unanswered: 'no connection' }
    const answer = (await response.json()) as SellAnswer
    return typeof answer.ok === 'boolean' ? { answer } : { unanswered: 'no connection' }
  } catch {
    return { unanswered: 'no connection' }
  }
}
