// Drives a shop as its customers and its admin do, and writes each request and each answer into the acknowledgement log.
import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '#artwork/seeded-random.ts'
import { bulkIncrements } from '#domain/stock.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import type { Acknowledgements, Line } from './acknowledgements.ts'

/** Longer than any answer of the shop may take: what takes longer hangs. */
const LONGEST_ANSWER_MS = 30_000
const PAUSE_MS = 50
/** So that answers can be read in a trace. */
const UNCOMPRESSED = { 'Accept-Encoding': 'identity' }
const LONGEST_LINES = 4
const MOST_UNITS = 5

export type Answer = { status: number; retryAfter: boolean; body: string } | 'no answer' | 'hangs'

export type Driver = {
  /** How often each status was answered. */
  answers: Map<string, number>
  /** A new order of random goods, to that origin if told. */
  order(at?: string): Promise<Answer>
  /** So many new orders at the same moment: all but the first come while others are written, and share a commit. */
  orders(count: number): Promise<Answer[]>
  /** The same key once more, and the same contents. */
  repeat(key: string): Promise<Answer>
  /** Repeats what has no answer yet until it has one, as the page does: once at least, and for `limitMs` at the most; then it rejects. */
  repeatUnanswered(limitMs?: number): Promise<void>
  restock(): Promise<Answer>
}

type Needs = {
  acknowledgements: Acknowledgements
  random: SeededRandom
  productIds: readonly string[]
  /** The admin's cookie. */
  cookie: string
  /** Where the shop is at the moment: it has another port after each start. */
  origin(): string
  /** What a request carries besides, as a proxy would say for whom it is. */
  headers?(): Record<string, string>
}

type Sent = RequestInit & { headers: Record<string, string> }

export function openDriver({ acknowledgements, random, productIds, cookie, origin, headers: more }: Needs): Driver {
  const { expected, add } = acknowledgements
  const answers = new Map<string, number>()
  // The log must not repeat a key when it is continued.
  let number = expected.orders.size + expected.changes.size

  const newKey = () => `${random.integer(1e9, 2e9)}-${(number += 1).toString().padStart(8, '0')}`

  async function send(path: string, request: Sent, at = origin()): Promise<Answer> {
    const answer = await answerTo(at + path, { ...request, headers: { ...request.headers, ...more?.() } })
    const name = typeof answer === 'string' ? answer : String(answer.status)
    answers.set(name, (answers.get(name) ?? 0) + 1)
    return answer
  }

  function newOrder(): string {
    const ids = new Set(Array.from({ length: random.integer(1, LONGEST_LINES) }, () => random.pick(productIds)))
    const items = Array.from(ids, (id) => ({ id, quantity: random.integer(1, MOST_UNITS) }))
    const key = newKey()
    add({ is: 'order sent', key, items })
    return key
  }

  async function sendOrder(key: string, at?: string): Promise<Answer> {
    const items: readonly Line[] = expected.orders.get(key)?.items ?? []
    const headers = { ...UNCOMPRESSED, 'Content-Type': 'application/json', 'Idempotency-Key': key }
    const body = JSON.stringify({ customer: lakshmi, items })
    const answer = await send('/orders', { method: 'POST', headers, body }, at)
    if (typeof answer === 'string') return answer
    const orderId = orderIdIn(answer.body)
    if (orderId && answer.status === 422) add({ is: 'order answered', key, orderId, isShort: true })
    else if (orderId) add({ is: 'order answered', key, orderId })
    return answer
  }

  async function sendChange(key: string): Promise<Answer> {
    const change = expected.changes.get(key)
    const fields = { intent: 'add-stock', id: change?.id ?? '', key, units: String(change?.delta) }
    const answer = await send('/admin/products.data', {
      method: 'POST',
      headers: { ...UNCOMPRESSED, Cookie: cookie },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    if (typeof answer === 'object' && answer.status === 200 && answer.body.includes('units to stock'))
      add({ is: 'stock answered', key })
    return answer
  }

  const unanswered = () => [
    ...[...expected.orders]
      .filter(([, { orderId }]) => orderId === undefined)
      .map(
        ([key]) =>
          () =>
            sendOrder(key),
      ),
    ...[...expected.changes]
      .filter(([, { isAnswered }]) => !isAnswered)
      .map(
        ([key]) =>
          () =>
            sendChange(key),
      ),
  ]

  return {
    answers,
    order: (at) => sendOrder(newOrder(), at),
    orders(count) {
      const keys = Array.from({ length: count }, newOrder)
      return Promise.all(keys.map((key) => sendOrder(key)))
    },
    repeat: (key) => sendOrder(key),
    async repeatUnanswered(limitMs = LONGEST_ANSWER_MS) {
      const started = performance.now()
      for (;;) {
        await Promise.all(unanswered().map((sendAgain) => sendAgain()))
        const left = unanswered().length
        if (left === 0) return
        if (performance.now() - started > limitMs)
          throw new Error(`${left} requests have no answer: ${JSON.stringify([...answers])}`)
        await wait(PAUSE_MS)
      }
    },
    async restock() {
      const key = newKey()
      add({ is: 'stock sent', key, id: random.pick(productIds), delta: random.pick(bulkIncrements) })
      return await sendChange(key)
    },
  }
}

async function answerTo(url: string, request: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS)
  try {
    const response = await fetch(url, { ...request, signal })
    const body = await response.text()
    return { status: response.status, retryAfter: response.headers.has('Retry-After'), body }
  } catch {
    return signal.aborted ? 'hangs' : 'no answer'
  }
}

function orderIdIn(body: string): string | undefined {
  try {
    const { orderId } = JSON.parse(body) as { orderId?: string }
    return orderId
  } catch {
    return undefined
  }
}
