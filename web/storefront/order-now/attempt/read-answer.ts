// Turns the response to an order into an answer, and into the attempt that stays on the device.
import type { CheckoutErrors } from '#domain/checkout/checkout-form.ts'
import type { HigherTotal } from '#domain/order/price-rise.ts'
import type { Order } from '#domain/order/order.ts'
import { fromSpecOrder } from '#domain/spec-shape.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { checkout as checkoutWords } from '#domain/words/en/pages/checkout.ts'
import type { OrderAttempt } from './stored-attempt.ts'

export type Answer =
  | { order: Order }
  /** Stopped by the visitor, or too old to be sent without a question. */
  | { unsent: true }
  | { elsewhere: true }
  | { errors: CheckoutErrors }
  /** `retry`: the outcome is unknown, and the same payload may be sent again. */
  | { message: string; retry: boolean }
  /** Refused: it costs more than the visitor has accepted. */
  | { message: string; higherTotal: HigherTotal }

/** A response of the shop or a proxy; `json` is undefined for any other body. */
export type Reply = Pick<Response, 'status' | 'statusText' | 'ok' | 'headers'> & { json: unknown }

/** In the middle of the sentence of §8. */
const words = wordsOf(checkoutWords)

type Refusal = { answer: Exclude<Answer, { order: Order }>; left: OrderAttempt | undefined }

export function readAnswer(attempt: OrderAttempt, reply: Reply): { order: Order; answer: { order: Order } } | Refusal {
  const answer = (reply.json ?? {}) as { orderId?: unknown; errors?: CheckoutErrors; higherTotal?: HigherTotal }
  if (reply.ok && typeof answer.orderId === 'string') {
    const order = fromSpecOrder(reply.json as Parameters<typeof fromSpecOrder>[0])
    return { order, answer: { order } }
  }
  const open = { ...attempt, goesOn: undefined, payload: undefined, sent: undefined }
  if (reply.status !== 422) {
    // The order may have been placed.
    const message = reply.ok ? words.noAnswer : reply.status >= 500 ? words.shopFailed : messageOf(reply)
    const told = message ?? words.answeredWith({ status: String(reply.status) })
    return { answer: { message: told, retry: true }, left: { ...open, sent: true } }
  }
  const refusal = messageOf(reply) ?? words.refused
  if (answer.higherTotal) {
    // Once accepted it is the same order: if another process has placed it, the response comes under its key.
    return { answer: { message: refusal, higherTotal: answer.higherTotal }, left: open }
  }
  const told = answer.errors ? { errors: answer.errors } : { message: refusal, retry: false }
  return { answer: told, left: leftBehind(open, answer) }
}

export function withQuestion(attempt: OrderAttempt, { answer, left }: Refusal): OrderAttempt {
  const message = 'message' in answer ? answer.message : ''
  const errors = 'errors' in answer ? answer.errors : undefined
  const open = left ?? { ...attempt, goesOn: undefined, sent: undefined }
  return { ...open, payload: attempt.payload, question: { message, errors } }
}

/**
 * Returns the attempt that the next one must name after a refusal: an order that ran short supersedes those before it;
 * otherwise earlier attempts stay as they were.
 */
function leftBehind(attempt: OrderAttempt, { orderId }: { orderId?: unknown }): OrderAttempt | undefined {
  const answered = { ...attempt, short: true } as const
  if (typeof orderId === 'string') return { ...answered, supersedes: [] }
  return attempt.supersedes.length > 0 ? answered : undefined
}

/** Rejects also when the connection breaks during the response. */
export async function readReply(response: Response): Promise<Reply> {
  const { status, statusText, ok, headers } = response
  const text = await response.text()
  return { status, statusText, ok, headers, json: jsonOf(text) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function messageOf(reply: Reply | undefined): string | undefined {
  const { message } = (reply?.json ?? {}) as { message?: unknown }
  return typeof message === 'string' && message ? message : undefined
}
