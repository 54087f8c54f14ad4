import assert from 'node:assert/strict'

import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'

const who = 'ravi@example.com'

async function openWithOrder(...args: Parameters<typeof openTestShop>) {
  const shop = await openTestShop(...args)
  const { skyShots } = await stockUp(shop, goods)
  const place = async (quantity = 2) => {
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity }] })
    return 'order' in placed ? placed.order.orderId : ((placed as { orderId?: string }).orderId ?? '')
  }
  const stock = async () => (await shop.products.find(skyShots.id))?.stock
  return { shop, skyShots, place, stock, steps: shop.orders.steps }
}

const told = async (shop: TestShop, orderId: string) =>
  (await shop.orders.steps.read(orderId)).map(({ kind, step, note }) => [kind, step, note].filter(Boolean).join(' '))

onEachDatabase('each step is kept with time, person and note, and the chips are views of it', async (kind, t) => {
  const { shop, place, steps } = await openWithOrder(t, kind)
  const orderId = await place()
  for (const step of ['confirmed', 'paid', 'packed', 'dispatched', 'delivered'] as const) {
    assert.deepEqual(await steps.take(orderId, step, { who, note: `on ${step}` }), { outcome: 'done', step })
  }
  const [first] = await steps.read(orderId)
  assert.deepEqual(first, {
    number: 1,
    kind: 'step',
    step: 'confirmed',
    at: shop.now().toISOString(),
    who,
    note: 'on confirmed',
  })
  const order = await shop.orders.find(orderId)
  assert.deepEqual([order?.step, order?.verified, order?.completion], ['delivered', 'Verified', 'Complete'])
  await steps.complete(orderId, 'Pending', { who })
  await steps.verify(orderId, 'Unverified', { who })
  const after = await shop.orders.find(orderId)
  assert.deepEqual([after?.step, after?.verified, after?.completion], ['dispatched', 'Unverified', 'Pending'])
  assert.deepEqual((await told(shop, orderId)).slice(-2), ['taken back delivered', 'taken back confirmed'])
})

onEachDatabase('a chip that shows the state already, and a press sent twice, add nothing', async (kind, t) => {
  const { shop, place, steps } = await openWithOrder(t, kind)
  const orderId = await place()
  await steps.verify(orderId, 'Verified', { who })
  await steps.verify(orderId, 'Verified', { who })
  const key = newKey()
  for (let press = 0; press < 3; press += 1) {
    assert.equal((await steps.take(orderId, 'packed', { key })).outcome, 'done')
    assert.equal((await steps.addNote(orderId, 'call after six', { key: `${key}-note` })).outcome, 'done')
  }
  assert.deepEqual(await told(shop, orderId), ['step confirmed', 'step packed', 'note call after six'])
  const again = await steps.take(orderId, 'packed', { who })
  assert.match(
    'message' in again ? again.message : '',
    /^This order is already marked “Packed”, since 28\/10\/2026 12:00:00 pm\.$/,
  )
})

onEachDatabase('a repeated press is refused if its step was reversed since; the next press counts', async (kind, t) => {
  const { shop, place, steps } = await openWithOrder(t, kind)
  const orderId = await place()
  const [marked, undone] = [newKey(), newKey()]
  const mark = (key: string) => steps.take(orderId, 'confirmed', { key })
  const undo = (key: string) => steps.takeBack(orderId, 'confirmed', { key })
  await mark(marked)
  await undo(undone)
  assert.deepEqual(await mark(marked), {
    outcome: 'refused',
    message: '“Confirmed” has been undone since. To mark it again, press again.',
  })
  assert.deepEqual(await mark(newKey()), { outcome: 'done', step: 'confirmed' })
  assert.deepEqual(await undo(undone), {
    outcome: 'refused',
    message: '“Confirmed” has been marked again since. To undo it again, press again.',
  })
  assert.deepEqual(await mark(marked), { outcome: 'done', step: 'confirmed' })
  assert.deepEqual(await told(shop, orderId), ['step confirmed', 'taken back confirmed', 'step confirmed'])
})

onEachDatabase('cancelling returns the goods once, and taking it back takes them again', async (kind, t) => {
  const { shop, place, stock, steps } = await openWithOrder(t, kind)
  const orderId = await place(2)
  assert.equal(await stock(), 1)
  await steps.take(orderId, 'cancelled', { who })
  assert.equal(await stock(), 3)
  assert.equal((await steps.take(orderId, 'cancelled', { who })).outcome, 'refused')
  assert.deepEqual(await shop.orders.takeStockAgain(orderId), { outcome: 'cancelled' })
  assert.equal(await shop.orders.countShort(), 0, 'a cancelled order waits for nothing')
  await steps.takeBack(orderId, 'cancelled', { who })
  assert.equal(await stock(), 1)
  await steps.take(orderId, 'cancelled', { who })
  assert.deepEqual(await shop.orders.remove(orderId, { returnGoods: true }), { returned: 0 })
  assert.equal(await stock(), 3)
})

onEachDatabase('an order whose cancellation is undone may be short of its goods', async (kind, t) => {
  const { shop, place, stock, steps } = await openWithOrder(t, kind)
  const first = await place(2)
  await steps.take(first, 'cancelled')
  await place(2)
  assert.deepEqual(await steps.takeBack(first, 'cancelled'), {
    outcome: 'done',
    step: 'placed',
    short: goods.skyShots.name,
  })
  assert.equal(await stock(), 1)
  assert.equal((await shop.orders.find(first))?.stockDeducted, false)
  assert.equal(await shop.orders.countShort(), 1)
})

onEachDatabase('two admins who cancel at the same time return the goods once', async (kind, t) => {
  const { place, stock, steps } = await openWithOrder(t, kind)
  const orderId = await place(3)
  const results = await Promise.all([1, 2, 3, 4].map(() => steps.take(orderId, 'cancelled', { who })))
  assert.deepEqual(results.map(({ outcome }) => outcome).toSorted(), ['done', 'refused', 'refused', 'refused'])
  assert.equal(await stock(), 3)
})

onEachDatabase('the list filters by step with counts; waiting orders leave cancelled ones out', async (kind, t) => {
  const { shop, place, steps } = await openWithOrder(t, kind)
  const [one, two, three] = [await place(1), await place(1), await place(1)]
  await steps.take(one, 'packed')
  await steps.take(two, 'cancelled')
  const { placed, packed, cancelled, toCall } = await shop.orders.countSteps()
  assert.deepEqual({ placed, packed, cancelled, toCall }, { placed: 1, packed: 1, cancelled: 1, toCall: 1 })
  const all = { search: '', verified: '', completion: '', sort: 'newest' } as const
  const ids = async (filter: object) =>
    (await shop.orders.list({ ...all, ...filter })).orders.map((each) => each.orderId)
  assert.deepEqual(await ids({ step: 'packed' }), [one])
  assert.deepEqual(await ids({ step: 'cancelled' }), [two])
  assert.deepEqual((await ids({ verified: 'Unverified' })).toSorted(), [one, three].toSorted())
  assert.equal((await shop.orders.list({ ...all, completion: 'Pending' })).total, 2)
  assert.equal((await shop.dashboard()).pending, 2)
})

onEachDatabase('calls are listed in the order in which they are due, page by page', async (kind, t) => {
  const { shop, place, steps } = await openWithOrder(t, kind)
  const [one, two, three] = [await place(1), await place(1), await place(1)]
  await steps.noAnswer(one, '2026-10-28T09:00:00.000Z', { who, note: 'engaged' })
  await steps.noAnswer(two, '2026-10-28T08:00:00.000Z', { who })
  const due = { search: '', verified: '', completion: '', sort: 'due', step: 'placed', replaced: 'no' } as const
  const pages: string[][] = []
  let cursor: Parameters<typeof shop.orders.list>[2]
  for (let page = 0; page < 3; page += 1) {
    const { orders, before, total } = await shop.orders.list(due, 1, cursor)
    const last = orders.at(-1)!
    pages.push([last.orderId, `${before} of ${total}`])
    cursor = { side: 'after', placedAt: last.callAt ?? last.placedAt, orderId: last.orderId }
  }
  assert.deepEqual(pages, [
    [three, '0 of 3'],
    [two, '1 of 3'],
    [one, '2 of 3'],
  ])
  await steps.take(one, 'confirmed', { who })
  assert.equal((await shop.orders.find(one))?.callAt, undefined)
  assert.equal((await shop.orders.list(due)).total, 2)
})

onEachDatabase('the notes of an erased customer are blank, and a deleted order has no history', async (kind, t) => {
  const { shop, place, steps } = await openWithOrder(t, kind)
  const [one, two] = [await place(1), await place(1)]
  await steps.addNote(one, 'Lakshmi lives behind the temple', { who })
  await steps.take(one, 'cancelled', { who, note: 'moved to Chennai' })
  await steps.addNote(two, 'the same', { who })
  await shop.orders.remove(two)
  assert.deepEqual(await steps.read(two), [])
  const erased = await shop.customers.erase(lakshmi.mobile)
  assert.equal(erased.outcome, 'erased')
  assert.deepEqual(await told(shop, one), ['note', 'step cancelled'])
})

onEachDatabase('no call is due to a customer whom another person has reached', async (kind, t) => {
  const { shop, place, steps } = await openWithOrder(t, kind)
  const orderId = await place()
  await steps.take(orderId, 'confirmed', { who })
  await steps.noAnswer(orderId, '2026-10-28T09:00:00.000Z', { who })
  assert.deepEqual(await told(shop, orderId), ['step confirmed', 'no answer'])
  assert.equal((await shop.orders.find(orderId))?.callAt, undefined)
})
