// The stored form of an order attempt.
import type { CheckoutErrors, Customer } from '#domain/checkout/checkout-form.ts'
import type { OrderKind } from '#domain/order/order.ts'
import { type WebStorage, readStored } from '#web/browser/storage.ts'
import { ATTEMPT_NAME } from '#web/browser/stored-order.ts'

export type Line = { id: string; quantity: number }
export type OrderPayload = {
  customer: Customer
  items: readonly Line[]
  kind?: OrderKind
  /** The highest total that the visitor has accepted. */
  seenTotalPaise?: number
}

export type Question = { message: string; errors?: CheckoutErrors | undefined }

/** Unanswered, or (`short`) refused with an order that the next attempt supersedes. */
export type OrderAttempt = {
  key: string
  /** A hash of the payload, which is not kept after the answer. */
  fingerprint: string
  /** A hash of the mobile number; earlier versions stored none. */
  customer?: string | undefined
  madeAt: number
  /** Keys of earlier attempts that may have been placed, the newest last. */
  supersedes: readonly string[]
  short?: true | undefined
  /** Retries automatically, also after a reload. Otherwise the visitor retries. */
  goesOn?: true | undefined
  /** While it waits for the shop or for the visitor; earlier versions stored none. */
  payload?: OrderPayload | undefined
  /** A request with it has left this device: the shop may have it. */
  sent?: true | undefined
  /** The browser sends it too, also without a page. */
  left?: true | undefined
  question?: Question | undefined
}

/** `due` is sent without a question, `overdue` only once the visitor says so, `asked` needs an answer. */
export type WaitingPhase = 'due' | 'overdue' | 'asked'
export type WaitingOrder = { phase: WaitingPhase; attempt: OrderAttempt & { payload: OrderPayload } }

export const STORED_FINGERPRINT = 'wish'
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000
/** From an evening to the next morning; prices, stock and the visitor's mind may be others after it. */
export const SENT_WITHIN_MS = 12 * 60 * 60 * 1000

/** Returns whether it may be sent without a question. A clock that was set back by more asks too. */
export function isDue({ goesOn, madeAt }: Pick<OrderAttempt, 'goesOn' | 'madeAt'>, now: number): boolean {
  return goesOn === true && Math.abs(now - madeAt) <= SENT_WITHIN_MS
}

export function waitingIn(attempt: OrderAttempt | undefined, now: number): WaitingOrder | undefined {
  if (!attempt || !hasPayload(attempt)) return
  if (attempt.question) return { phase: 'asked', attempt }
  return attempt.goesOn && { phase: isDue(attempt, now) ? 'due' : 'overdue', attempt }
}

export function isOrderPending(storage: WebStorage | undefined, now: number): boolean {
  const attempt = readAttempt(readStored(storage, ATTEMPT_NAME), now)
  return attempt !== undefined && isDue(attempt, now)
}

/** Earlier versions, which open tabs may still run, stored the fingerprint under this name. */
export type StoredAttempt = Omit<OrderAttempt, 'fingerprint'> & { [STORED_FINGERPRINT]: string }

export function readAttempt(found: unknown, now: number): OrderAttempt | undefined {
  const { [STORED_FINGERPRINT]: fingerprint, payload, ...attempt } = (found ?? {}) as Partial<StoredAttempt>
  if (typeof attempt.key !== 'string' || typeof fingerprint !== 'string' || typeof attempt.madeAt !== 'number') return
  const supersedes = Array.isArray(attempt.supersedes) ? attempt.supersedes : []
  const read: OrderAttempt = {
    ...(attempt as Omit<OrderAttempt, 'fingerprint'>),
    fingerprint,
    ...(isPayload(payload) && { payload }),
    supersedes: supersedes.filter((key) => typeof key === 'string'),
  }
  return isFresh(read, now) ? read : undefined
}

/** An order that waits is never forgotten: the visitor decides. */
export function isFresh(attempt: OrderAttempt, now: number): boolean {
  return waitingIn(attempt, now) !== undefined || now - attempt.madeAt <= FORGOTTEN_AFTER_MS
}

function hasPayload(attempt: OrderAttempt): attempt is OrderAttempt & { payload: OrderPayload } {
  return attempt.payload !== undefined
}

function isPayload(found: unknown): found is OrderPayload {
  const { customer, items } = Object(found) as Partial<OrderPayload>
  return typeof customer === 'object' && customer !== null && Array.isArray(items)
}
