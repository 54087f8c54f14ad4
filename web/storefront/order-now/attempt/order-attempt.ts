// Sends an order under one idempotency key, across reloads and lost connections, until the shop answers.
import { href } from 'react-router'
import { pagePath } from '#domain/language-address.ts'
import { comesLater, retryAfterMs } from '#domain/retry-after.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { customerPrint, payloadPrint } from './payload-print.ts'
import { createPendingAttempt } from './pending-attempt.ts'
import { type Answer, messageOf, readAnswer, readReply, type Reply, withQuestion } from './read-answer.ts'
import {
  isDue,
  type OrderAttempt,
  type OrderPayload,
  SENT_WITHIN_MS,
  waitingIn,
  type WaitingOrder,
} from './stored-attempt.ts'
import { type createLeftOrders, leftOrders } from '#web/browser/left-order.ts'
import { ATTEMPT_NAME } from '#web/browser/stored-order.ts'
import { pause, pauseOrOnline } from '#web/browser/pause.ts'
import { followOtherTabs } from '#web/browser/persisted-store.ts'
import { type WebStorage, deviceStorage } from '#web/browser/storage.ts'

/** Why the order will be retried; without a message nobody answered. */
export type Delay = { message?: string | undefined }

export type OrderAttemptDeps = {
  storage: () => WebStorage | undefined
  post(init: { headers: Record<string, string>; body: string }): Promise<Response>
  newKey(): string
  now(): number
  /** Returns false when a request would certainly not leave the device. */
  hasLine(): Promise<boolean>
  /** As long as the shop's Retry-After. */
  pause(ms: number): Promise<void>
  /** Ends early when the connection may be back. */
  pauseOrOnline(ms: number): Promise<void>
  leftOrders: ReturnType<typeof createLeftOrders>
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 15_000
/** Shorter waits are not shown. */
const UNTOLD_PAUSE_MS = 10_000
/** The shop's limit. */
const MOST_SUPERSEDED = 20

export function createOrderAttempts(deps: OrderAttemptDeps) {
  const pending = createPendingAttempt(deps.storage, deps.now)

  /**
   * Reuses the key for the same payload; another payload is a new order, which names every attempt that it supersedes.
   * Customers who share a device do not supersede each other.
   */
  function attemptFor(payload: OrderPayload): OrderAttempt {
    const print = payloadPrint(payload)
    const last = pending.current()
    const made = { payload, madeAt: deps.now(), goesOn: true } as const
    if (last?.fingerprint === print && !last.short) return { ...last, ...made, question: undefined }
    const { mobile } = payload.customer
    const isOther = last?.customer !== undefined && last.customer !== customerPrint(last.key, mobile)
    const supersedes = last && !isOther ? [...last.supersedes, last.key].slice(-MOST_SUPERSEDED) : []
    const key = deps.newKey()
    return { key, fingerprint: print, customer: customerPrint(key, mobile), supersedes, ...made }
  }

  /** Stopped or superseded, here or in another tab, or too old to be sent without a question. */
  function isOver({ key }: OrderAttempt): boolean {
    const last = pending.current()
    return last?.key === key ? !isDue(last, deps.now()) : last?.supersedes.includes(key) === true
  }

  async function unlessOver<T>(attempt: OrderAttempt, act: Promise<T>): Promise<T | undefined> {
    const over = Promise.withResolvers<undefined>()
    const stop = pending.subscribe(() => isOver(attempt) && over.resolve(undefined))
    return Promise.race([act, over.promise]).finally(stop)
  }

  async function ask(
    attempt: OrderAttempt,
    payload: OrderPayload,
    onDelay: (delay: Delay) => void,
  ): Promise<Reply | undefined> {
    const { supersedes } = attempt
    const body = JSON.stringify({
      ...payload,
      supersedes: supersedes.length > 1 ? supersedes : supersedes[0],
    })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': attempt.key }

    async function leaveToBrowser(): Promise<void> {
      const { key, madeAt } = attempt
      const sending = { address: ADDRESS, body, from: madeAt - SENT_WITHIN_MS, until: madeAt + SENT_WITHIN_MS }
      const open = () => {
        const last = pending.current()
        return last?.key === key && isDue(last, deps.now()) ? last : undefined
      }
      const left = (await deps.leftOrders.leave({ key, sending }, () => !open())) || undefined
      const last = open()
      if (last && last.left !== left) pending.store({ ...last, left })
    }

    async function post(): Promise<Reply | undefined> {
      if (!(await deps.hasLine()) || isOver(attempt)) return
      const last = pending.current()
      if (!last?.sent) pending.store({ ...attempt, left: last?.left, sent: true })
      return deps
        .post({ headers, body })
        .then(readReply)
        .catch(() => undefined)
    }

    for (let pauseMs = FIRST_PAUSE_MS; !isOver(attempt);) {
      const reply = await unlessOver(attempt, post())
      if (reply && !comesLater(reply.status)) return reply
      if (isOver(attempt)) break
      const askedMs = reply && retryAfterMs(reply.headers.get('Retry-After'), deps.now())
      if (reply?.status === 409) {
        await unlessOver(attempt, deps.pause(askedMs ?? FIRST_PAUSE_MS))
      } else if (reply?.status === 429 && askedMs !== undefined) {
        if (askedMs > UNTOLD_PAUSE_MS) onDelay({ message: messageOf(reply) })
        await unlessOver(attempt, deps.pause(askedMs))
      } else {
        void leaveToBrowser()
        onDelay({ message: messageOf(reply) })
        const isAsked = askedMs !== undefined && askedMs > pauseMs
        await unlessOver(attempt, isAsked ? deps.pause(askedMs) : deps.pauseOrOnline(pauseMs))
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      }
    }
    return undefined
  }

  async function withdraw(key: string): Promise<boolean> {
    return await deps.leftOrders.withdraw((each) => each === key)
  }

  let seen: { text: string; waiting: WaitingOrder | undefined } | undefined

  return {
    isLeft(payload: OrderPayload): boolean {
      const last = pending.current()
      return last !== undefined && isDue(last, deps.now()) && last.fingerprint === payloadPrint(payload)
    },

    waiting(): WaitingOrder | undefined {
      const waiting = waitingIn(pending.current(), deps.now())
      const text = JSON.stringify(waiting) ?? ''
      if (seen?.text !== text) seen = { text, waiting }
      return seen.waiting
    },

    subscribe: pending.subscribe,

    reread: pending.notify,

    isKept: pending.isKept,

    /** At once, in each tab. The key stays: if the shop has the order after all, the next one replaces it. */
    async stop(): Promise<{ maybeReceived: boolean } | undefined> {
      const last = pending.current()
      if (!last) return
      const { key, sent, left } = last
      pending.store({ ...last, goesOn: undefined, question: undefined, payload: undefined, left: undefined })
      const isTaken = await withdraw(key).catch(() => left === true)
      const stopped = pending.current()
      if (isTaken && stopped?.key === key) pending.store({ ...stopped, sent: true })
      return { maybeReceived: sent === true || isTaken }
    },

    /**
     * Retries until there is a response, and places the order once however often it is called with the same payload.
     * `onDelay` is called before each retry. A refusal that nobody watches is kept as a question.
     */
    async send(
      payload: OrderPayload,
      onDelay: (delay: Delay) => void = () => {},
      { isWatched = () => true, resumed = false }: { isWatched?: () => boolean; resumed?: boolean } = {},
    ): Promise<Answer> {
      const attempt = attemptFor(payload)
      pending.store(attempt)
      const { supersedes } = attempt
      if (supersedes.length > 0) void deps.leftOrders.withdraw((key) => supersedes.includes(key)).catch(() => false)
      const reply = await ask(attempt, payload, onDelay)
      // First: a page that closes here asks for the answer again.
      if (reply) await withdraw(attempt.key).catch(() => false)
      if (resumed && pending.isAnswered(attempt.key)) return { elsewhere: true }
      if (!reply) return { unsent: true }
      const answered = readAnswer(attempt, reply)
      if ('order' in answered) pending.settle(attempt)
      else pending.store(isWatched() ? answered.left : withQuestion(attempt, answered))
      return answered.answer
    },
  }
}

/** A device that calls itself offline may be wrong: a small request without the order decides. */
async function hasLine(): Promise<boolean> {
  if (navigator.onLine) return true
  const asked = fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) })
  return asked.then(
    () => true,
    () => false,
  )
}

const ADDRESS = pagePath(href('/orders'))

export const orderAttempts = createOrderAttempts({
  storage: deviceStorage,
  post: (init) => fetch(ADDRESS, { method: 'POST', signal: AbortSignal.timeout(30_000), ...init }),
  newKey: newIdempotencyKey,
  now: Date.now,
  hasLine,
  pause,
  pauseOrOnline,
  leftOrders,
})
followOtherTabs(ATTEMPT_NAME, orderAttempts.reread)
