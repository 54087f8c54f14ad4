// Customers who order all the time and, as a page does, send an order again under its key until it is answered.
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { lakshmi } from '#test/fixtures/sample-data.ts'

export type Acknowledged = {
  key: string
  orderId: string
  quantity: number
  process: number
  sentAt: number
  at: number
}

export type Customers = {
  acknowledged: Acknowledged[]
  /** How often each status was answered, and 'no answer'. */
  answers: Map<string, number>
  /** Resolves when every order that was begun has its answer, or its process has ended. */
  stop(): Promise<void>
}

const QUANTITY = 40
const AGAIN_AFTER_MS = 200
const ANSWER_LIMIT_MS = 30_000

export function startCustomers(count: number, origins: string[], product: string): Customers {
  const acknowledged: Acknowledged[] = []
  const answers = new Map<string, number>()
  const state = { isOver: false }

  async function order(process: number) {
    const key = randomBytes(16).toString('base64url')
    const body = JSON.stringify({ customer: lakshmi, items: [{ id: product, quantity: QUANTITY }] })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
    const begun = performance.now()
    for (;;) {
      const sentAt = performance.now()
      const { status, orderId } = await send(`${origins[process]}/orders`, { method: 'POST', headers, body })
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (orderId)
        return acknowledged.push({ key, orderId, quantity: QUANTITY, process, sentAt, at: performance.now() })
      if (performance.now() - begun > ANSWER_LIMIT_MS || (state.isOver && status === 'no answer')) return undefined
      await wait(AGAIN_AFTER_MS)
    }
  }

  async function customer(number: number) {
    while (!state.isOver) await order(number % origins.length)
  }

  const all = Promise.all(Array.from({ length: count }, (_, number) => customer(number)))
  return {
    acknowledged,
    answers,
    async stop() {
      state.isOver = true
      await all
    },
  }
}

async function send(url: string, request: RequestInit): Promise<{ status: string; orderId?: string }> {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    const body = await answer.text()
    if (!answer.ok) return { status: String(answer.status) }
    return { status: String(answer.status), orderId: JSON.parse(body).orderId }
  } catch {
    return { status: 'no answer' }
  }
}
