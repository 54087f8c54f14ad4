// Random visits with an order on a bad line, against a real shop: pages close, answers get lost, clocks jump. An auditor compares.
import type { TestContext } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { seededRandom, type SeededRandom } from '#bin/seed/seeded-random.ts'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { createLeftOrders, sendLeftOrder } from '#web/browser/left-order.ts'
import { answerOrder } from '#web/endpoints/answer-order.ts'
import { ATTEMPT_NAME } from '#web/browser/stored-order.ts'
import { createOrderAttempts } from '#web/storefront/order-now/attempt/order-attempt.ts'
import type { OrderPayload } from '#web/storefront/order-now/attempt/stored-attempt.ts'
import { fakeKeeping } from './fixtures/fake-keeping.ts'
import { fakeStorage } from './fixtures/fake-storage.ts'
import { goods, lakshmi } from './fixtures/sample-data.ts'
import { openShopAndDatabase } from './shop/open-shop-and-database.ts'
import { newKey, stockUp } from './shop/open-test-shop.ts'

const HOUR_MS = 3_600_000
const MOST_PAGES = 6
const AT_A_TIME = 8

/** Controls: a page forgets its key, or the browser sends also what was withdrawn. */
type Faults = { keyChanges?: boolean; nothingWithdrawn?: boolean }
export type WaitingReport = { orders: number; confirmed: number; stopped: number; lost: string[]; doubled: string[] }
type Known = { mobile: string; orderId?: string; quantity: number; maybeReceived?: boolean }
type Send = (key: string, body: string, address: string) => Promise<Response>

export async function runWaitingOrders(
  t: TestContext,
  { orders, seed, ...faults }: { orders: number; seed: string } & Faults,
): Promise<WaitingReport> {
  const { shop, database } = await openShopAndDatabase('sqlite', t)
  const { rocket } = await stockUp(shop, {
    rocket: { ...goods.lakshmiCrackers, name: 'Rocket', pricePaise: 2_500_00, mrpPaise: 9_000_00, stock: 10_000 },
  })
  const send: Send = (key, body, address) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
    return answerOrder(new Request('http://shop.test/orders', { method: 'POST', headers, body }), shop, address)
  }
  const known: Known[] = []
  const visits = Array.from({ length: orders }, (_, at) => at)
  async function work() {
    for (let at = visits.shift(); at !== undefined; at = visits.shift()) {
      known.push(await visit(at, { send, productId: rocket.id, random: seededRandom(`${seed} ${at}`), ...faults }))
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))

  const stored = await database.db
    .selectFrom('orders')
    .select(['order_id', 'mobile', 'total_items'])
    .where('superseded_by', 'is', null)
    .execute()
  const report: WaitingReport = { orders, confirmed: 0, stopped: 0, lost: [], doubled: [] }
  for (const { mobile, orderId, quantity, maybeReceived } of known) {
    const own = stored.filter((order) => order.mobile === mobile)
    if (orderId === undefined) report.stopped += 1
    else report.confirmed += 1
    const isThere = own.some(({ order_id, total_items }) => order_id === orderId && total_items === quantity)
    if (orderId !== undefined && !isThere) report.lost.push(`${mobile}: ${orderId} is not stored as it was sent`)
    if (own.length > (orderId === undefined && !maybeReceived ? 0 : 1)) report.doubled.push(`${mobile}: ${own.length}`)
  }
  const sold = stored.reduce((sum, { total_items }) => sum + total_items, 0)
  const [left] = await database.db.selectFrom('products').select('stock').where('id', '=', rocket.id).execute()
  if (left?.stock !== 10_000 - sold) report.lost.push(`the stock is ${left?.stock}, and ${sold} were ordered`)
  return report
}

type Visit = { send: Send; productId: string; random: SeededRandom } & Faults

/** The last sync comes when all pages are closed. */
async function visit(at: number, { send, productId, random, keyChanges, nothingWithdrawn }: Visit): Promise<Known> {
  const syncs: Promise<unknown>[] = []
  const keeping = fakeKeeping({ keepsAll: nothingWithdrawn ?? false })
  const mobile = String(9_000_000_000 + at)
  const customer: Customer = { ...lakshmi, mobile }
  const address = `203.0.${at % 250}.${Math.floor(at / 250) % 250}`
  const storage = fakeStorage()
  const clock = { nowMs: 100 * HOUR_MS }
  async function answerSync(_address: string, { headers, body }: RequestInit): Promise<Response> {
    const fate = random.integer(1, 4)
    if (fate === 1) throw new TypeError('Failed to fetch')
    const answer = await send(new Headers(headers).get('Idempotency-Key') ?? '', String(body), address)
    if (fate === 2) throw new TypeError('network error')
    return fate === 3 ? new Response('', { status: 503 }) : answer
  }

  function sync() {
    const sending = { post: answerSync, now: () => clock.nowMs, openPages: async () => {} }
    syncs.push(sendLeftOrder(keeping, sending).catch(() => {}))
  }

  async function closeAll(known: Known): Promise<Known> {
    sync()
    await Promise.all(syncs)
    return known
  }

  let payload: OrderPayload = { customer, items: [{ id: productId, quantity: 1 }] }

  for (let page = 1; ; page += 1) {
    const isCalm = page >= MOST_PAGES
    const closed = Promise.withResolvers<undefined>()
    let isClosed = false
    const close = <T>() => {
      isClosed = true
      closed.resolve(undefined)
      return new Promise<T>(() => {})
    }
    const attempts = createOrderAttempts({
      storage: () => storage,
      newKey,
      now: () => clock.nowMs,
      hasLine: async () => isCalm || !random.oneIn(3),
      async post({ headers, body }) {
        const key = headers['Idempotency-Key'] ?? ''
        if (isCalm) return send(key, body, address)
        const fate = random.integer(1, 6)
        if (fate === 1) throw new TypeError('Failed to fetch')
        if (fate === 2) return close()
        const answer = await send(key, body, address)
        if (fate === 3) throw new TypeError('network error')
        if (fate === 4) return close()
        return fate === 5 ? new Response('', { status: 503 }) : answer
      },
      pause: between,
      pauseOrOnline: between,
      leftOrders: createLeftOrders(keeping, async () => {}),
    })
    let stop: ReturnType<typeof attempts.stop> | undefined

    async function between(ms: number): Promise<void> {
      clock.nowMs += ms
      // Otherwise a page would ask again before the shop can do anything.
      await turn()
      if (isCalm || isClosed) return
      for (let turns = random.integer(0, 12); turns > 0; turns -= 1) await turn()
      if (random.oneIn(4)) sync()
      if (random.oneIn(6)) return close()
      if (random.oneIn(12)) clock.nowMs += random.pick([-20, -1, 2, 20]) * HOUR_MS
      if (random.oneIn(6)) stop ??= attempts.stop()
    }

    if (page > 1 && keyChanges) changeKey(storage)
    const waiting = attempts.waiting()
    if (!waiting && page > 1) {
      if (!isCalm && random.oneIn(3)) return closeAll({ mobile, quantity: 0, maybeReceived: true })
      if (random.oneIn(2)) payload = { customer, items: [{ id: productId, quantity: random.integer(1, 3) }] }
    }
    const sent = waiting?.attempt.payload ?? payload
    const resumed = waiting?.phase === 'due'
    const answer = await Promise.race([
      attempts.send(sent, () => {}, { isWatched: () => false, resumed }),
      closed.promise,
    ])
    if (answer && 'order' in answer) {
      const quantity = sent.items[0]?.quantity ?? 0
      return closeAll({ mobile, orderId: answer.order.orderId, quantity })
    }
    if (answer && 'unsent' in answer && !attempts.waiting()) {
      const stopped = await stop
      if (stopped?.maybeReceived === false && page === 1 && random.oneIn(2)) {
        return closeAll({ mobile, quantity: 0, maybeReceived: false })
      }
    }
  }
}

function changeKey({ kept }: ReturnType<typeof fakeStorage>) {
  const attempt = JSON.parse(kept[ATTEMPT_NAME] ?? 'null')
  if (attempt) kept[ATTEMPT_NAME] = JSON.stringify({ ...attempt, key: newKey() })
}
