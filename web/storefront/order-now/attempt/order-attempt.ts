// Sends an order under one idempotency key, which outlives reloads and lost connections until the shop has answered.
import { href } from 'react-router'
import type { HigherTotal } from '#domain/order/price-rise.ts'
import type { CheckoutErrors, Customer } from '#domain/checkout/checkout-form.ts'
import { orderLanguage } from '#domain/language.ts'
import type { Order, OrderKind } from '#domain/order/order.ts'
import { fromSpecOrder } from '#domain/spec-shape.ts'
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
  /** The highest total that the visitor has agreed to. */
  seenTotalPaise?: number
}
export type Answer =
  | { order: Order }
  | { errors: CheckoutErrors }
  /** `retry`: whether it was placed is not known, the same payload may be sent again. */
  | { message: string; retry: boolean }
  /** It was not placed: it costs more than the visitor has agreed to. */
  | { message: string; higherTotal: HigherTotal }

/** Why the order has not been taken yet and is going to be sent again; without a message nobody answered. */
export type Delay = { message?: string | undefined }

export type OrderAttemptMeans = {
  storage: () => WebStorage | undefined
  post(init: { headers: Record<string, string>; body: string }): Promise<Response>
  newKey(): string
  now(): number
  /** As long as the shop asked for. */
  pause(ms: number): Promise<void>
  /** Ends early when there is a reason to hope. */
  pauseOrOnline(ms: number): Promise<void>
  /** Those that the browser prefers. */
  languages?: () => readonly string[]
}

/** An answer of the shop, or of what stands between; `json` is undefined when it was none. */
type Reply = Pick<Response, 'status' | 'statusText' | 'ok' | 'headers'> & { json: unknown }

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 15_000
/** A wait of this length is kept without troubling the visitor. */
const UNTOLD_PAUSE_MS = 10_000
/** As many as the shop takes. */
const MOST_SUPERSEDED = 20
const LONGEST_ASKED_PAUSE_MS = 10 * 60_000
const NO_ANSWER = 'no answer from the shop, check your connection'
const FAULT_OF_SHOP = 'a fault in the shop itself, your connection is fine'

export function createOrderAttempts(means: OrderAttemptMeans) {
  const pending = createPendingAttempt(means.storage, means.now)

  /**
   * The same payload keeps its key; another one is another order, and names every attempt that it supersedes. Customers who share a
   * device supersede nothing of each other.
   */
  function attemptFor(payload: OrderPayload): OrderAttempt {
    const print = payloadPrint(payload)
    const last = pending.current()
    if (last?.fingerprint === print && !last.short) return { ...last, goesOn: true }
    const { mobile } = payload.customer
    const isOther = last?.customer !== undefined && last.customer !== customerPrint(last.key, mobile)
    const supersedes = last && !isOther ? [...last.supersedes, last.key].slice(-MOST_SUPERSEDED) : []
    const key = means.newKey()
    const customer = customerPrint(key, mobile)
    return { key, fingerprint: print, customer, madeAt: means.now(), supersedes, goesOn: true }
  }

  async function ask(attempt: OrderAttempt, payload: OrderPayload, onDelay: (delay: Delay) => void): Promise<Reply> {
    const { supersedes } = attempt
    const language = orderLanguage(means.languages?.())
    const body = JSON.stringify({
      ...payload,
      ...(language && { language }),
      supersedes: supersedes.length > 1 ? supersedes : supersedes[0],
    })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': attempt.key }
    for (let pauseMs = FIRST_PAUSE_MS; ;) {
      const reply = await means
        .post({ headers, body })
        .then(readReply)
        .catch(() => undefined)
      if (reply && !comesLater(reply)) return reply
      const askedMs = reply && retryAfterMs(reply.headers, means.now())
      if (reply?.status === 409) {
        await means.pause(askedMs ?? FIRST_PAUSE_MS)
      } else if (reply?.status === 429 && askedMs !== undefined) {
        if (askedMs > UNTOLD_PAUSE_MS) onDelay({ message: messageOf(reply) })
        await means.pause(askedMs)
      } else {
        onDelay({ message: messageOf(reply) })
        if (askedMs !== undefined && askedMs > pauseMs) await means.pause(askedMs)
        else await means.pauseOrOnline(pauseMs)
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      }
    }
  }

  return {
    /** Whether this very payload was being sent when the page was left. */
    isLeft(payload: OrderPayload): boolean {
      const last = pending.current()
      return last?.goesOn === true && last.fingerprint === payloadPrint(payload)
    },

    /**
     * Sends the order once, however often and after whatever fault it is called with the same payload, and goes on until there
     * is an answer. `onDelay` is called each time the shop has not taken it and is going to be asked again.
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
        // Whatever this was, it does not say that the order was not placed.
        pending.store({ ...attempt, goesOn: undefined })
        const message = reply.ok ? NO_ANSWER : reply.status >= 500 ? FAULT_OF_SHOP : messageOf(reply)
        return { message: message ?? `the shop answered with status ${reply.status}`, retry: true }
      }
      const refusal = messageOf(reply) ?? 'the shop refused it'
      if (answer.higherTotal) {
        // Agreed to, it is the same order: one that another process has placed by then answers under its key.
        pending.store({ ...attempt, goesOn: undefined })
        return { message: refusal, higherTotal: answer.higherTotal }
      }
      pending.store(leftBehind(attempt, answer))
      return answer.errors ? { errors: answer.errors } : { message: refusal, retry: false }
    },
  }
}

/**
 * What the next attempt has to name after a refusal: an order that ran short stands for those before it as well; else the
 * attempts before it are as they were.
 */
function leftBehind(attempt: OrderAttempt, { orderId }: { orderId?: unknown }): OrderAttempt | undefined {
  const answered = { ...attempt, goesOn: undefined, short: true } as const
  if (typeof orderId === 'string') return { ...answered, supersedes: [] }
  return attempt.supersedes.length > 0 ? answered : undefined
}

/** A connection that breaks within the answer rejects, as one does that never answers. */
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

/** Being placed, asked to wait, or away, as the shop or a proxy says: the same order is to be sent again. */
function comesLater({ status }: Reply): boolean {
  return status === 409 || status === 429 || status > 501
}

function messageOf(reply: Reply | undefined): string | undefined {
  const { message } = (reply?.json ?? {}) as { message?: unknown }
  return typeof message === 'string' && message ? message : undefined
}

/** Seconds or a date, as HTTP has it. */
function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get('Retry-After')
  if (text === null) return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now
  return ms >= 0 ? Math.min(ms, LONGEST_ASKED_PAUSE_MS) : undefined
}

/** Without the total that was seen, by which no order is another one: its price may rise while its answer is lost. */
function payloadPrint(payload: OrderPayload): string {
  const { seenTotalPaise: _, ...order } = payload
  return fingerprintOf(JSON.stringify(order))
}

/** Tells payloads apart without storing an address on the device (53 bits, after cyrb53). */
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

/** With the key, which is random, so that no list of all numbers leads back to this one. */
function customerPrint(key: string, mobile: string): string {
  return fingerprintOf(`${key} ${mobile}`)
}

export const orderAttempts = createOrderAttempts({
  languages: () => navigator.languages,
  storage: deviceStorage,
  post: (init) => fetch(href('/orders'), { method: 'POST', signal: AbortSignal.timeout(30_000), ...init }),
  newKey: newIdempotencyKey,
  now: Date.now,
  pause,
  pauseOrOnline,
})
