import assert from 'node:assert/strict'
import type { DispatchDraft, DispatchTexts } from '#domain/dispatch/dispatch-form.ts'
import { customerData } from '#domain/customers/customer-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { correctDispatch } from '#test/shop/correct-dispatch.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'

const kpn = { name: 'KPN Parcel', branch: 'Madurai', phone: '0452 234567', places: 'Madurai' }
const details = { lr: 'MDU 4711', cases: 3, freight: 'to pay', freightPaise: 450_00, receiptUrl: '' } as const
const act = (who = 'ravi@example.com', key = newKey()) => ({ who, key })

async function openDesk(...args: Parameters<typeof openTestShop>) {
  const shop = await openTestShop(...args)
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 100 } })
  const placeOf = async (customer = lakshmi) => {
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id: shots.id, quantity: 1 }] })
    const orderId = 'order' in placed ? placed.order.orderId : ''
    await shop.orders.steps.take(orderId, 'packed', { who: 'ravi@example.com' })
    return orderId
  }
  const officeId = newKey()
  await shop.dispatch.offices.add(officeId, kpn)
  const draft = (changes: object = {}): DispatchDraft => ({
    office: { id: officeId },
    details: { ...details, ...changes },
  })
  const correct = (orderId: string, changes: Partial<DispatchTexts>) => correctDispatch(shop, orderId, changes)
  return { shop, placeOf, officeId, draft, desk: shop.dispatch, correct }
}

const told = async ({ orders }: TestShop, orderId: string) =>
  (await orders.steps.read(orderId)).map(({ kind, step, note }) => [kind, step, note].filter(Boolean).join(' '))

onEachDatabase('a dispatch and its step are recorded together, under the key of the press', async (kind, t) => {
  const { shop, placeOf, officeId, draft, desk } = await openDesk(t, kind)
  const orderId = await placeOf()
  const press = act()
  const results = await Promise.all([desk.record(orderId, draft(), press), desk.record(orderId, draft(), press)])
  assert.deepEqual(
    results.map(({ outcome }) => outcome),
    ['done', 'done'],
  )
  assert.deepEqual(await desk.find(orderId), {
    orderId,
    officeId,
    office: { name: 'KPN Parcel', branch: 'Madurai', phone: '0452 234567' },
    ...details,
    at: shop.now().toISOString(),
    who: press.who,
    version: 1,
  })
  assert.deepEqual(await told(shop, orderId), [
    'step packed',
    'step dispatched LR MDU 4711, KPN Parcel, Madurai, 3 cases, lorry charge to pay: ₹450',
  ])
  assert.equal((await shop.orders.find(orderId))?.step, 'dispatched')
})

onEachDatabase('another dispatch under the key of a recorded one is refused with its LR', async (kind, t) => {
  const { shop, placeOf, draft, desk } = await openDesk(t, kind)
  const orderId = await placeOf()
  const press = act()
  const typed = { ...draft(), office: { typed: { ...kpn, phone: '' } } }
  for (const same of [draft(), draft(), typed]) assert.equal((await desk.record(orderId, same, press)).outcome, 'done')
  assert.deepEqual(await desk.record(orderId, draft({ lr: 'MDU 4799' }), press), {
    outcome: 'refused',
    message: `This order is already marked “Dispatched”, since 28/10/2026 12:00:00 pm, by ${press.who}. It went with LR MDU 4711 by KPN Parcel, Madurai.`,
  })
  await shop.orders.steps.takeBack(orderId, 'dispatched', { who: press.who })
  assert.deepEqual(await desk.record(orderId, draft(), press), {
    outcome: 'refused',
    message: '“Dispatched” has been undone since. To mark it again, press again.',
  })
  assert.deepEqual(await desk.record(orderId, draft({ cases: 4 }), press), {
    outcome: 'refused',
    message: 'This form has already recorded LR MDU 4711. To save yours, press again.',
  })
  assert.equal((await desk.record(orderId, draft({ cases: 4 }), act())).outcome, 'done')
})

onEachDatabase(
  'of two people who dispatch one order at once, the second gets the first one’s name and LR',
  async (kind, t) => {
    const { shop, placeOf, draft, desk } = await openDesk(t, kind)
    const orderId = await placeOf()
    const results = await Promise.all([
      desk.record(orderId, draft(), act('ravi@example.com')),
      desk.record(orderId, draft({ lr: 'MDU 4799' }), act('mala@example.com')),
    ])
    assert.deepEqual(results.map(({ outcome }) => outcome).toSorted(), ['done', 'refused'])
    const first = await desk.find(orderId)
    const sentence = results.map((result) => ('message' in result ? result.message : '')).join('')
    assert.equal(
      sentence,
      `This order is already marked “Dispatched”, since 28/10/2026 12:00:00 pm, by ${first?.who}. It went with LR ${first?.lr} by KPN Parcel, Madurai.`,
    )
    assert.equal((await told(shop, orderId)).length, 2)
  },
)

onEachDatabase('one LR of an office is not another customer’s too, also at the same moment', async (kind, t) => {
  const { shop, placeOf, draft, desk } = await openDesk(t, kind)
  const [one, two, same] = [await placeOf(), await placeOf(murugan), await placeOf()]
  const results = await Promise.all([one, two].map((orderId) => desk.record(orderId, draft(), act())))
  assert.deepEqual(results.map(({ outcome }) => outcome).toSorted(), ['done', 'refused'])
  const [won, lost] = results[0]?.outcome === 'done' ? [one, two] : [two, one]
  const again = await desk.record(lost, draft({ lr: 'mdu-4711' }), act())
  assert.deepEqual(again, {
    outcome: 'refused',
    field: 'lr',
    message: `LR mdu-4711 of this office belongs to order ${won}, dispatched on 28/10/2026 12:00:00 pm. Check the receipt.`,
  })
  assert.equal((await shop.orders.find(lost))?.step, 'packed', 'nothing is half done')
  assert.equal(
    (await desk.record(same, draft(), act())).outcome,
    won === one ? 'done' : 'refused',
    'one customer, one receipt',
  )
  const typed = { ...draft(), office: { typed: { ...kpn, branch: 'Theni', places: '' } } }
  assert.equal((await desk.record(lost, typed, act())).outcome, 'done', 'another office numbers by itself')
})

onEachDatabase(
  'an order cancelled, replaced or deleted in between, and a trial, is not dispatched',
  async (kind, t) => {
    const { shop, placeOf, draft, desk } = await openDesk(t, kind)
    const [cancelled, deleted, raced] = [await placeOf(), await placeOf(), await placeOf()]
    await shop.orders.steps.take(cancelled, 'cancelled')
    const result = await desk.record(cancelled, draft(), act())
    assert.deepEqual(result, {
      outcome: 'refused',
      message: 'This order is cancelled. Undo “Cancelled” first.',
    })
    await shop.orders.remove(deleted)
    assert.deepEqual(await desk.record(deleted, draft(), act()), { outcome: 'gone' })
    const both = await Promise.all([shop.orders.steps.take(raced, 'cancelled'), desk.record(raced, draft(), act())])
    assert.deepEqual(both.map(({ outcome }) => outcome).toSorted(), ['done', 'refused'])
    const isThere = (await desk.find(raced)) !== undefined
    assert.equal((await shop.orders.find(raced))?.step, isThere ? 'dispatched' : 'cancelled')
    const { id } = (await shop.products.all())[0]!
    const order = { customer: lakshmi, items: [{ id, quantity: 1 }] }
    const trial = await shop.orders.place(newKey(), order, 'trial')
    const key = newKey()
    const before = await shop.orders.place(key, order)
    await shop.orders.place(newKey(), { ...order, items: [{ id, quantity: 2 }], supersedes: key })
    for (const [placed, sentence] of [
      [trial, 'This is a trial order. Do not send it.'],
      [before, /^Order ORD\d+ replaced this order\. Dispatch that one\.$/],
    ] as const) {
      const refused = await desk.record('order' in placed ? placed.order.orderId : '', draft(), act())
      assert.match('message' in refused ? refused.message : '', new RegExp(sentence))
    }
  },
)

onEachDatabase('an office removed in between is reported; earlier orders keep its name', async (kind, t) => {
  const { placeOf, officeId, draft, desk, correct } = await openDesk(t, kind)
  const [one, two] = [await placeOf(), await placeOf()]
  await desk.record(one, draft(), act())
  const removed = await Promise.all([desk.offices.remove(officeId), desk.offices.remove(officeId)])
  assert.deepEqual(removed.map(({ outcome }) => outcome).toSorted(), ['done', 'gone'])
  assert.deepEqual(await desk.record(two, draft(), act()), {
    outcome: 'refused',
    field: 'officeId',
    message: 'Someone removed this transport office from the list. Choose another one, or add it again.',
  })
  assert.equal((await desk.find(one))?.office.name, 'KPN Parcel')
  assert.equal((await correct(one, { cases: '4' })).outcome, 'done', 'it may stay')
})

onEachDatabase('two people who type the same new office at once make one entry', async (kind, t) => {
  const { placeOf, draft, desk } = await openDesk(t, kind)
  const [one, two] = [await placeOf(), await placeOf(murugan)]
  const typed = (name: string) => ({ ...draft({ lr: name }), office: { typed: { ...kpn, name, branch: 'Theni' } } })
  const results = await Promise.all([desk.record(one, typed('ABT'), act()), desk.record(two, typed('abt.'), act())])
  assert.deepEqual(results.map(({ outcome }) => outcome).toSorted(), ['done', 'refused'])
  assert.equal((await desk.offices.all()).length, 2)
})

onEachDatabase('an undone dispatch keeps its details for the next', async (kind, t) => {
  const { shop, placeOf, draft, desk } = await openDesk(t, kind)
  const [one, two] = [await placeOf(), await placeOf(murugan)]
  await desk.record(one, draft(), act())
  await shop.orders.steps.takeBack(one, 'dispatched')
  assert.equal((await desk.find(one))?.lr, 'MDU 4711')
  assert.equal((await desk.record(two, draft(), act())).outcome, 'done', 'its LR is free meanwhile')
  assert.equal((await desk.record(one, draft({ lr: '9' }), act('mala@example.com'))).outcome, 'done')
  const { who, lr, version } = (await desk.find(one))!
  assert.deepEqual([who, lr, version], ['mala@example.com', '9', 2])
})

onEachDatabase(
  'the desk lists packed orders, the oldest first, and dispatched ones, marked until their LR is sent',
  async (kind, t) => {
    const { shop, placeOf, draft, desk, correct } = await openDesk(t, kind)
    const ids: string[] = []
    for (const customer of [lakshmi, murugan, lakshmi]) {
      ids.push(await placeOf(customer))
      shop.system.advance(60)
    }
    const [one, two, three] = ids as [string, string, string]
    const waiting = async () => (await desk.toDispatch()).orders.map(({ orderId }) => orderId)
    assert.deepEqual(await waiting(), [one, two, three])
    await shop.orders.steps.take(two, 'cancelled')
    await desk.record(one, draft(), act())
    assert.deepEqual(await waiting(), [three])
    const lately = async () => {
      const { orders, untold } = await desk.lately()
      return [orders.map(({ order, dispatch, isTold }) => [order.orderId, dispatch?.lr, isTold]), untold]
    }
    assert.deepEqual(await lately(), [[[one, 'MDU 4711', false]], 1])
    const press = act()
    for (let times = 0; times < 2; times += 1) await desk.keepMessage(one, 'dispatched', 'ta', press)
    assert.deepEqual(await lately(), [[[one, 'MDU 4711', true]], 0])
    await desk.keepMessage(one, 'revised', 'en', act())
    assert.deepEqual((await told(shop, one)).slice(2), [
      'message dispatched Dispatched, in Tamil',
      'message Estimate, in English',
    ])
    await correct(one, { lr: '4712' })
    assert.deepEqual(await lately(), [[[one, '4712', false]], 1], 'another LR is sent again')
    await shop.orders.steps.take(three, 'dispatched')
    assert.deepEqual((await lately())[1], 2, 'one without an LR waits too')
  },
)

onEachDatabase('a customer’s file has the dispatch, and an erased customer has none', async (kind, t) => {
  const { shop, placeOf, draft, desk } = await openDesk(t, kind)
  const orderId = await placeOf()
  await desk.record(orderId, draft(), act())
  await shop.orders.steps.take(orderId, 'delivered')
  const orders = await shop.customers.orders(lakshmi.mobile)
  const file = customerData({ number: lakshmi.mobile, orders, shop: shop.settings, now: shop.now() })
  assert.match(file, /"LR": "MDU 4711"/)
  assert.equal((await shop.customers.erase(lakshmi.mobile)).outcome, 'erased')
  assert.equal(await desk.find(orderId), undefined)
  assert.doesNotMatch(JSON.stringify(await shop.orders.steps.read(orderId)), /4711/)
})
