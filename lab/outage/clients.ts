// Customers who keep ordering and repeat an order under its key until it is acknowledged.
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
  /** The count of each status, and of 'no response'. */
  responses: Map<string, number>
  /** Resolves when every pending order has its response, or its process has exited. */
  stop(): Promise<void>
}

const QUANTITY = 40
const RETRY_MS = 200
const RESPONSE_LIMIT_MS = 30_000

export function startCustomers(count: number, origins: string[], product: string): Customers {
  const acknowledged: Acknowledged[] = []
  const responses = new Map<string, number>()
  const state = { isOver: false }

  async function order(process: number) {
    const key = randomBytes(16).toString('base64url')
    const body = JSON.stringify({ customer: lakshmi, items: [{ id: product, quantity: QUANTITY }] })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
    const startedAt = performance.now()
    for (;;) {
      const sentAt = performance.now()
      const { status, orderId } = await send(`${origins[process]}/orders`, { method: 'POST', headers, body })
      responses.set(status, (responses.get(status) ?? 0) + 1)
      if (orderId)
        return acknowledged.push({ key, orderId, quantity: QUANTITY, process, sentAt, at: performance.now() })
      if (performance.now() - startedAt > RESPONSE_LIMIT_MS || (state.isOver && status === 'no response'))
        return undefined
      await wait(RETRY_MS)
    }
  }

  async function customer(number: number) {
    while (!state.isOver) await order(number % origins.length)
  }

  const all = Promise.all(Array.from({ length: count }, (_, number) => customer(number)))
  return {
    acknowledged,
    responses,
    async stop() {
      state.isOver = true
      await all
    },
  }
}

async function send(url: string, request: RequestInit): Promise<{ status: string; orderId?: string }> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(RESPONSE_LIMIT_MS) })
    const body = await response.text()
    if (!response.ok) return { status: String(response.status) }
    return { status: String(response.status), orderId: JSON.parse(body).orderId }
  } catch {
    return { status: 'no response' }
  }
}
