import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Role } from '#domain/people/role.ts'
import { readStockFilter, filterStock } from '#domain/stock/stock-list.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { loadDispatch } from '../dispatch/load-dispatch.ts'
import { loadOrders } from '../orders/load-orders.ts'
import { loadPayments } from '../payments/load-payments.ts'
import { workOf } from './work-kinds.ts'

/** How many rows each screen lists at an address. */
const rowsOf: Record<string, (shop: TestShop, params: URLSearchParams) => Promise<number>> = {
  '/admin/orders': async (shop, params) => (await loadOrders(shop, params)).rows.length,
  '/admin/packing': async (shop) => (await shop.packing.toPack(200)).orders.length,
  '/admin/dispatch': async (shop, params) => (await loadDispatch(shop, params, 'https://shop.test')).waiting.length,
  '/admin/money': async (shop, params) => {
    const { payments = [], said = [] } = await loadPayments(shop, params)
    return payments.length + said.length
  },
  '/admin/stock': async (shop, params) => {
    const rows = (await shop.products.all()).map((product) => ({ ...product, perDay: { 14: 0, 30: 0 } }))
    return filterStock(rows, readStockFilter(params, []), shop.settings.lowStock).length
  },
}

async function countsAndRows(shop: TestShop) {
  const kinds = workOf('owner')
  const counts = new Map((await shop.dayWork(kinds.map(({ kind }) => kind))).map(({ kind, count }) => [kind, count]))
  return Promise.all(
    kinds.map(async ({ kind, path, search }) => {
      const rows = await rowsOf[path]?.(shop, new URLSearchParams(search))
      return [kind, counts.get(kind), rows] as const
    }),
  )
}

onEachDatabase('each number of the day’s work is the number of rows that its link lists', async (database, t) => {
  const shop = await openTestShop(t, database)
  assert.deepEqual(
    (await countsAndRows(shop)).map(([, count, rows]) => [count, rows]),
    Array.from({ length: 7 }, () => [0, 0]),
  )
  const stocks = { none: 0, low: 3, own: 40, often: 1_000 }
  const products = await stockUp(
    shop,
    Object.fromEntries(Object.entries(stocks).map(([name, stock]) => [name, { ...goods.skyShots, name, stock }])),
  )
  const { own, often, low } = products
  await shop.stock.setLowStock(own!.id, { pieces: 50, seen: undefined })
  const place = async (supersedes?: string, kind?: 'trial', item = often!, quantity = 1) => {
    const key = newKey()
    const request = { customer: lakshmi, items: [{ id: item.id, quantity }], ...(supersedes && { supersedes }) }
    const placed = await shop.orders.place(key, request, kind)
    shop.system.advance(61)
    const orderId = 'order' in placed ? placed.order.orderId : 'orderId' in placed ? (placed.orderId ?? '') : ''
    return { key, orderId }
  }
  const at = async (...steps: ('confirmed' | 'paid' | 'packed' | 'dispatched' | 'delivered' | 'cancelled')[]) => {
    const { orderId } = await place()
    for (const step of steps) assert.equal((await shop.orders.steps.take(orderId, step)).outcome, 'done')
    return orderId
  }

  // To call: two of customers, the later of which replaces a third, and a trial.
  await at()
  const { key } = await place()
  await place(key)
  await place(undefined, 'trial')
  await at('cancelled')
  // Without its stock: also to call. A later order replaces another one.
  await place(undefined, undefined, low, 900)
  const replaced = await place(undefined, undefined, low, 901)
  await place(replaced.key)
  // To pack, dispatch and neither.
  const confirmed = await at('confirmed')
  await at('paid')
  for (let order = 0; order < 3; order += 1) await at('confirmed', 'packed')
  await at('packed', 'dispatched')
  await at('packed', 'dispatched', 'delivered')
  await at('confirmed', 'cancelled')
  // Money: two said, one seen, one undone.
  const pay = async (isSeen: boolean) => {
    const draft = { method: 'cash', utr: '', amountPaise: 10_00, receivedOn: '2026-10-28', isSeen, note: '' } as const
    const added = await shop.payments.add(confirmed, draft, { key: newKey() })
    return added.outcome === 'done' ? added.payment.id : assert.fail(added.outcome)
  }
  await pay(false)
  await pay(false)
  await pay(true)
  await shop.payments.takeBack(await pay(false), 'mistake')
  // Sent from the order's page: three, one of which is a payment now, and one not in the bank.
  const state = (await shop.orders.links.of([confirmed])).get(confirmed)
  const link = state && 'link' in state ? state.link : assert.fail('no link')
  const said = ['432156789012', '432156789013', '432156789014'] as const
  for (const utr of said) assert.equal((await shop.orders.said.say(confirmed, utr, link)).outcome, 'said')
  const draft = {
    method: 'upi',
    utr: said[0],
    amountPaise: 20_00,
    receivedOn: '2026-10-28',
    isSeen: true,
    note: '',
  } as const
  assert.equal((await shop.payments.add(confirmed, draft, { key: newKey() })).outcome, 'done')
  assert.ok(await shop.orders.said.dismiss(confirmed, said[1], { who: 'ravi' }))

  // Asked: two have answered, one whose answer was seen, and one who has not.
  const asked = (
    await shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest', step: 'placed' })
  ).orders
    .filter(({ supersededBy, kind, stockDeducted }) => !supersededBy && !kind && stockDeducted)
    .map(({ orderId }) => orderId)
  const others = [confirmed, ...asked].slice(0, 3)
  for (const [index, orderId] of others.entries()) {
    const lines = [{ id: often!.id, quantity: 2 }]
    const edit = { revision: 0, lines, discountUnit: 'rupees', discount: '', packingNote: '', freightNote: '' } as const
    const made = (await shop.orders.links.of([orderId])).get(orderId)
    assert.ok(made && 'link' in made)
    const ask = () => shop.orders.proposals.ask(orderId, { ...edit, lines }, { who: 'ravi', key: newKey() })
    assert.deepEqual(await ask(), { outcome: 'asked' })
    const answer = { orderId, number: 1, answer: 'no', link: made.link } as const
    assert.equal((await shop.orders.proposals.answer(answer)).outcome, 'answered')
    if (index === 2) await shop.orders.proposals.see(orderId, { who: 'ravi' })
    if (index === 2) assert.deepEqual(await ask(), { outcome: 'asked' })
  }

  assert.deepEqual(await countsAndRows(shop), [
    ['call', 5, 5],
    ['answers', 2, 2],
    ['short', 1, 1],
    ['pack', 2, 2],
    ['dispatch', 3, 3],
    ['money', 3, 3],
    ['low', 2, 2],
  ])
})

const kindsOf = (role: Role) => workOf(role).map(({ kind }) => kind)

test('a person sees only the work of their own screens', () => {
  assert.deepEqual(kindsOf('packer'), ['pack'])
  assert.deepEqual(kindsOf('staff'), kindsOf('owner'))
  assert.equal(kindsOf('owner').length, 7)
})
