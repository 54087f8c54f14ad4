// One order is one attempt is one key: it outlives reloads and lost connections until the shop has answered.
import type { CheckoutErrors, Customer } from '#domain/checkout-form.ts'
import type { Order } from '#domain/order.ts'
import { fromSpecOrder } from '#domain/spec-shape.ts'
import { pauseOrOnline } from './pause.ts'
import { type Keep, deviceStorage, readKept, writeKept } from './storage.ts'

export type Line = { id: string; quantity: number }
export type Wish = { customer: Customer; items: readonly Line[] }
export type Answer =
  | { order: Order }
  | { errors: CheckoutErrors }
  /** `retry`: the shop did not answer, the same wish may be sent again. */
  | { message: string; retry: boolean }

/** Waits with its key for an answer, or (`short`) has left an order behind that the next attempt supersedes. */
type Attempt = { key: string; wish: string; madeAt: number; supersedes?: string; short?: true }

export type World = {
  storage: () => Keep | undefined
  post(init: { headers: Record<string, string>; body: string }): Promise<Response>
  newKey(): string
  now(): number
  pause(ms: number): Promise<void>
}

const ATTEMPT_NAME = 'order-attempt'
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000
const ASK_AGAIN_MS = 1_000
const ASK_AGAIN_LONGEST_MS = 10_000
/** So long the order goes on trying by itself; then the visitor decides. */
const PATIENCE_MS = 2 * 60_000
const LONGEST_PATIENCE_SECONDS = 10
/** What a proxy says of a shop that is not there. */
const AWAY = new Set([502, 503, 504])
const NO_ANSWER = 'no answer from the shop, check your connection'

export function createOrderAttempts(world: World) {
  const keep = (attempt?: Attempt) => writeKept(world.storage(), ATTEMPT_NAME, attempt)

  /** The same wish keeps its key; another wish is another order, and says which one it stands in for. */
  function attemptFor(wish: Wish): Attempt {
    const print = fingerprint(JSON.stringify(wish))
    const last = readAttempt(readKept(world.storage(), ATTEMPT_NAME), world.now())
    if (last?.wish === print && !last.short) return last
    return { key: world.newKey(), wish: print, madeAt: world.now(), supersedes: last?.key }
  }

  async function ask(attempt: Attempt, wish: Wish, onSilence: () => void): Promise<Response | undefined> {
    const body = JSON.stringify({ ...wish, supersedes: attempt.supersedes })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': attempt.key }
    const latest = world.now() + PATIENCE_MS
    let silentMs = ASK_AGAIN_MS
    while (true) {
      const response = await world.post({ headers, body }).catch(() => undefined)
      const isAway = !response || AWAY.has(response.status)
      if (isAway) onSilence()
      const waitMs = isAway ? silentMs : patienceMs(response)
      if (waitMs === undefined) return response
      if (world.now() + waitMs > latest) return undefined
      if (isAway) silentMs = Math.min(silentMs * 2, ASK_AGAIN_LONGEST_MS)
      await world.pause(waitMs)
    }
  }

  return {
    /**
     * Sends the order once, however often and after whatever fault it is called with the same wish.
     * `onSilence` is called each time the shop does not answer and is going to be asked again.
     */
    async send(wish: Wish, onSilence: () => void = () => {}): Promise<Answer> {
      const attempt = attemptFor(wish)
      keep(attempt)
      const response = await ask(attempt, wish, onSilence)
      if (!response || response.status >= 500) return { message: NO_ANSWER, retry: true }
      const answer = await response.json().catch(() => undefined)
      if (response.ok) {
        if (typeof answer?.orderId !== 'string') return { message: NO_ANSWER, retry: true }
        keep()
        return { order: fromSpecOrder(answer) }
      }
      const message = typeof answer?.message === 'string' ? answer.message : response.statusText
      if (response.status === 429) return { message, retry: true }
      keep(typeof answer?.orderId === 'string' ? { ...attempt, short: true } : previous(attempt))
      return answer?.errors ? { errors: answer.errors } : { message, retry: false }
    },
  }

  /** A refused form left nothing behind, but the order it would have superseded is still there. */
  function previous(attempt: Attempt): Attempt | undefined {
    return attempt.supersedes ? { key: attempt.supersedes, wish: '', madeAt: world.now(), short: true } : undefined
  }
}

/** While the order is being placed, and when the shop asks for a short wait, it is kept without troubling the visitor. */
function patienceMs(response: Response): number | undefined {
  if (response.status === 409) return ASK_AGAIN_MS
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return response.status === 429 && seconds <= LONGEST_PATIENCE_SECONDS ? seconds * 1_000 : undefined
}

function readAttempt(kept: unknown, now: number): Attempt | undefined {
  const attempt = kept as Partial<Attempt> | undefined
  if (typeof attempt?.key !== 'string' || typeof attempt.wish !== 'string') return
  if (typeof attempt.madeAt !== 'number' || now - attempt.madeAt > FORGOTTEN_AFTER_MS) return
  return attempt as Attempt
}

/** Tells wishes apart without keeping anyone's address on the device (53 bits, after cyrb53). */
function fingerprint(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36)
}

export const orderAttempts = createOrderAttempts({
  storage: deviceStorage,
  post: (init) => fetch('/orders', { method: 'POST', signal: AbortSignal.timeout(30_000), ...init }),
  newKey: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  now: Date.now,
  pause: pauseOrOnline,
})
