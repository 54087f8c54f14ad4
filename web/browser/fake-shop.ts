// A shop for the tests of order attempts: it gives the answers it is told, and remembers what it was sent.
import type { Customer } from '#domain/checkout-form.ts'
import { fakeStorage } from './fake-storage.ts'
import { type Wish, createOrderAttempts } from './order-attempt.ts'

export const customer: Customer = {
  name: 'Meena',
  state: 'Tamil Nadu',
  stateType: 'State',
  district: 'Madurai',
  pincode: '625001',
  mobile: '9876543210',
  address: '1, Temple Street',
}
export const wish: Wish = { customer, items: [{ id: 'p1', quantity: 50 }] }
export const smallerWish: Wish = { customer, items: [{ id: 'p1', quantity: 10 }] }

export const placed = {
  orderId: 'ORD20261120224520001',
  orderDate: '20/11/2026',
  orderTime: '10:45:20 pm',
  totalAmount: 2500,
  customerDetails: customer,
  items: [],
}

type Sent = { key: string; supersedes: string | string[] | undefined }

/** A shop that gives these answers one after the other; an Error is a lost connection. */
export function shopAnswering(...answers: (Response | Error)[]) {
  return shopWith(fakeStorage(), ...answers)
}

export function shopWith(storage: ReturnType<typeof fakeStorage> | undefined, ...answers: (Response | Error)[]) {
  const sent: Sent[] = []
  const pauses: number[] = []
  const pause = async (ms: number) => {
    pauses.push(ms)
    world.nowMs += ms
  }
  const world = { nowMs: 0 }
  let keys = 0
  const open = () =>
    createOrderAttempts({
      storage: () => storage,
      async post({ headers, body }) {
        sent.push({ key: headers['Idempotency-Key'] ?? '', supersedes: JSON.parse(body).supersedes })
        const answer = answers.shift() ?? new Error('nothing left to answer')
        if (answer instanceof Error) throw answer
        return answer
      },
      newKey: () => `key-${(keys += 1)}`,
      now: () => world.nowMs,
      pause,
      pauseOrOnline: pause,
    })
  return { sent, pauses, kept: storage?.kept ?? {}, world, open }
}

export const created = () => Response.json(placed, { status: 201 })
export const running = () => Response.json({ message: 'This order is being placed.' }, { status: 409 })
export const busy = (seconds: string) =>
  Response.json({ message: 'Too many orders at once' }, { status: 429, headers: { 'Retry-After': seconds } })
export const away = () =>
  Response.json({ message: 'The disk of the shop is full.' }, { status: 503, headers: { 'Retry-After': '3' } })
export const lost = () => new TypeError('Failed to fetch')
/** An answer that tells nothing of the order, after which the visitor decides. */
export const broken = () => new Response('Broken', { status: 500 })
export const short = (orderId = 'ORD1') =>
  Response.json({ message: 'Insufficient stock for product Lakshmi', orderId }, { status: 422 })
