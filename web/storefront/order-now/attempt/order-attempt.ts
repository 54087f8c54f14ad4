// Sends an order under one idempotency key, across reloads and lost connections, until the shop answers.
import { href } from 'react-router'
import { pagePath } from '#domain/language-address.ts'
import type { HigherTotal } from '#domain/order/price-rise.ts'
import type { CheckoutErrors, Customer } from '#domain/checkout/checkout-form.ts'
import type { Order, OrderKind } from '#domain/order/order.ts'
import { retryAfterMs } from '#domain/retry-after.ts'
import { fromSpecOrder } from '#domain/spec-shape.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { checkout as checkoutWords } from '#domain/words/en/pages/checkout.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { createPendingAttempt } from './pending-attempt.ts'
import type { OrderAttempt } from './stored-attempt.ts'
import { pause, pauseOrOnline } from '#web/browser/pause.ts'
import { type WebStorage, deviceStorage } from '#web/browser/storage.ts'

export type Line = { id: string; quantity: number }
export type OrderPayload = {
  customer: Customer
  items: readonly Line[]
  kind?: OrderKind
  /** The highest total that the visitor has accepted. */
  seenTotalPaise?: number
}
export type Answer =
  | { order: Order }
  | { errors: CheckoutErrors }
  /** `retry`: the outcome is unknown, and the same payload may be sent again. */
  | { message: string; retry: boolean }
  /** Refused: it costs more than the visitor has accepted. */
  | { message: string; higherTotal: HigherTotal }

/** Why the order will be retried; without a message nobody answered. */
export type Delay = { message?: string | undefined }

export type OrderAttemptDeps = {
  storage: () => WebStorage | undefined
  post(init: { headers: Record<string, string>; body: string }): Promise<Response>
  newKey(): string
  now(): number
  /** As long as the shop's Retry-After. */
  pause(ms: number): Promise<void>
  /** Ends early when the connection may be back. */
  pauseOrOnline(ms: number): Promise<void>
}

/** A response of the shop or a proxy; `json` is undefined for any other body. */
type Reply = Pick<Response, 'status' | 'statusText' | 'ok' | 'headers'> & { json: unknown }

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 15_000
/** Shorter waits are not shown. */
const UNTOLD_PAUSE_MS = 10_000
/** The shop's limit. */
const MOST_SUPERSEDED = 20
/** In the middle of the sentence of §8. */
const words = wordsOf(checkoutWords)

export function createOrderAttempts(deps: OrderAttemptDeps) {
  const pending = createPendingAttempt(deps.storage, deps.now)

  /**
   * Reuses the key for the same payload; another payload is a new order, which names every attempt that it supersedes.
   * Customers who share a device do not supersede each other.
   */
  function attemptFor(payload: OrderPayload): OrderAttempt {
    const print = payloadPrint(payload)
    const last = pending.current()
    if (last?.fingerprint === print && !last.short) return { ...last, goesOn: true }
    const { mobile } = payload.customer
    const isOther = last?.customer !== undefined && last.customer !== customerPrint(last.key, mobile)
    const supersedes = last && !isOther ? [...last.supersedes, last.key].slice(-MOST_SUPERSEDED) : []
    const key = deps.newKey()
    const customer = customerPrint(key, mobile)
    return { key, fingerprint: print, customer, madeAt: deps.now(), supersedes, goesOn: true }
  }

  async function ask(attempt: OrderAttempt, payload: OrderPayload, onDelay: (delay: Delay) => void): Promise<Reply> {
    const { supersedes } = attempt
    const body = JSON.stringify({
      ...payload,
      supersedes: supersedes.length > 1 ? supersedes : supersedes[0],
    })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': attempt.key }
    for (let pauseMs = FIRST_PAUSE_MS; ;) {
      const reply = await deps
        .post({ headers, body })
        .then(readReply)
        .catch(() => undefined)
      if (reply && !comesLater(reply)) return reply
      const askedMs = reply && retryAfterMs(reply.headers.get('Retry-After'), deps.now())
      if (reply?.status === 409) {
        await deps.pause(askedMs ?? FIRST_PAUSE_MS)
      } else if (reply?.status === 429 && askedMs !== undefined) {
        if (askedMs > UNTOLD_PAUSE_MS) onDelay({ message: messageOf(reply) })
        await deps.pause(askedMs)
      } else {
        onDelay({ message: messageOf(reply) })
        if (askedMs !== undefined && askedMs > pauseMs) await deps.pause(askedMs)
        else await deps.pauseOrOnline(pauseMs)
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      }
    }
  }

  return {
    /** Returns whether this payload was being sent when the page was left. */
    isLeft(payload: OrderPayload): boolean {
      const last = pending.current()
      return last?.goesOn === true && last.fingerprint === payloadPrint(payload)
    },

    /**
     * Retries until there is a response, and places the order once however often it is called with the same payload.
     * `onDelay` is called before each retry.
     */
    async send(payload: OrderPayload, onDelay: (delay: Delay) => void = () => {}): Promise<Answer> {
      const attempt = attemptFor(payload)
      pending.store(attempt)
      const reply = await ask(attempt, payload, onDelay)
      const answer = (reply.json ?? {}) as { orderId?: unknown; errors?: CheckoutErrors; higherTotal?: HigherTotal }
      if (reply.ok && typeof answer.orderId === 'string') {
        pending.settle(attempt)
        return { order: fromSpecOrder(reply.json as Parameters<typeof fromSpecOrder>[0]) }
      }
      if (reply.status !== 422) {
        // The order may have been placed.
        pending.store({ ...attempt, goesOn: undefined })
        const message = reply.ok ? words.noAnswer : reply.status >= 500 ? words.shopFailed : messageOf(reply)
        return { message: message ?? words.answeredWith({ status: String(reply.status) }), retry: true }
      }
      const refusal = messageOf(reply) ?? words.refused
      if (answer.higherTotal) {
        // Once accepted it is the same order: if another process has placed it, the response comes under its key.
        pending.store({ ...attempt, goesOn: undefined })
        return { message: refusal, higherTotal: answer.higherTotal }
      }
      pending.store(leftBehind(attempt, answer))
      return answer.errors ? { errors: answer.errors } : { message: refusal, retry: false }
    },
  }
}

/**
 * Returns the attempt that the next one must name after a refusal: an order that ran short supersedes those before it;
 * otherwise earlier attempts stay as they were.
 */
function leftBehind(attempt: OrderAttempt, { orderId }: { orderId?: unknown }): OrderAttempt | undefined {
  const answered = { ...attempt, goesOn: undefined, short: true } as const
  if (typeof orderId === 'string') return { ...answered, supersedes: [] }
  return attempt.supersedes.length > 0 ? answered : undefined
}

/** Rejects also when the connection breaks during the response. */
async function readReply(response: Response): Promise<Reply> {
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

/** The shop or a proxy is busy, limiting or unavailable: the order is retried. */
function comesLater({ status }: Reply): boolean {
  return status === 409 || status === 429 || status > 501
}

function messageOf(reply: Reply | undefined): string | undefined {
  const { message } = (reply?.json ?? {}) as { message?: unknown }
  return typeof message === 'string' && message ? message : undefined
}

/** Excludes the accepted total: a price may rise while the response is lost. */
function payloadPrint(payload: OrderPayload): string {
  const { seenTotalPaise: _, ...order } = payload
  return fingerprintOf(JSON.stringify(order))
}

/** Compares payloads without storing an address (53 bits, after cyrb53). */
function fingerprintOf(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36)
}

/** Salted with the random key, so that a table of all numbers cannot reverse it. */
function customerPrint(key: string, mobile: string): string {
  return fingerprintOf(`${key} ${mobile}`)
}

export const orderAttempts = createOrderAttempts({
  storage: deviceStorage,
  post: (init) => fetch(pagePath(href('/orders')), { method: 'POST', signal: AbortSignal.timeout(30_000), ...init }),
  newKey: newIdempotencyKey,
  now: Date.now,
  pause,
  pauseOrOnline,
})
