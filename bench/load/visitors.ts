// What visitors do to a running shop while something is measured: look at pages, and buy.
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey } from '#test/shop/open-test-shop.ts'

const BUYERS = 16

/** An order from an address of its own: the guard against floods is not what is measured. */
export async function placeOrder(origin: string, productId: string): Promise<void> {
  const numbers = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))
  const answer = await fetch(`${origin}/orders`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': newKey(),
      'X-Forwarded-For': `11.${numbers.join('.')}`,
    },
    body: JSON.stringify({ customer: lakshmi, items: [{ id: productId, quantity: 40 }] }),
  })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`The order was answered with ${answer.status}: ${text}`)
}

/** Many buyers at once, for so long. */
export async function ordersASecond(order: () => Promise<void>, ms: number): Promise<number> {
  const began = performance.now()
  let placed = 0
  async function buy() {
    while (performance.now() - began < ms) {
      await order()
      placed += 1
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, buy))
  return placed / ((performance.now() - began) / 1_000)
}

/** The times in which the order page came, one visitor after another, while something else happened. */
export async function pagesWhile(origin: string, act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const state = { isOver: false }
  const acted = act().finally(() => (state.isOver = true))
  while (!state.isOver) times.push(await pageMs(origin))
  await acted
  return times
}

async function pageMs(origin: string): Promise<number> {
  const began = performance.now()
  const page = await fetch(`${origin}/ordernow`, { headers: { 'Accept-Encoding': 'br' } })
  await page.arrayBuffer()
  return performance.now() - began
}
