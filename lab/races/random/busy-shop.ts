// Random actions over some weeks, then one of each kind for certain.
import assert from 'node:assert/strict'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import type { Scope } from '#test/cleanup.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { admin, newKey, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { draft, who } from '#test/shop/payment-desk.ts'
import { openQuery } from '../stored.ts'
import { actionNames, chooseAction, runAction } from './actions.ts'

/** A restore of these may lack its category or history, as the shop then says. */
const OTHERS = new Set(['demo away', 'demo back', 'category deleted'])
export const SURE_SALE = 'CTR20261028235959999'
/** On the first day, so that the number names the day of the sale. */
const SURE_MOMENT = '2026-10-28T12:00:00.000Z'
const SCARCE = 12
const PLENTY = 60
const product = (stock: number) => ({ ...goods.skyShots, stock })
const packer = { id: who, email: who, role: 'staff' } as const
const by = () => ({ who, key: newKey() })

/** Each act advances the clock by some minutes. */
export async function busyShop(scope: Scope, shop: TestShop, { seed, actions }: { seed: string; actions: number }) {
  await shop.signIn.withPassword(admin.email, admin.password, '203.0.113.5')
  const random = seededRandom(seed)
  const query = await openQuery(scope, shop.config)
  await stockUp(shop, { a: product(SCARCE), b: product(SCARCE), c: product(PLENTY), d: product(PLENTY) })
  await shop.firstSteps.recordGoods()
  await stockUp(shop, { e: product(PLENTY), f: product(PLENTY) })
  const acting = { shop, random, query }
  const all = [...Array.from({ length: actions }, () => chooseAction(random)), ...actionNames]
  for (const name of all.filter((each) => !OTHERS.has(each))) {
    await runAction(name, acting)
    shop.system.advance(random.integer(0, 30) * 60)
  }
  // This day is never closed.
  shop.system.advance(2 * 24 * 3_600)
  await toTheLorry(shop)
  await overTheCounter(shop)
  await shop.reports.sums({ from: '2026-01-01', to: '2027-12-31' })
}

/** A third order is cancelled. */
async function toTheLorry({ products, orders, payments, packing, dispatch, stock, now }: TestShop) {
  const { id } = await products.create(product(500))
  const office = { typed: { name: 'Kannan Lorry', branch: 'Erode', phone: '', places: '' } }
  const place = async (mobile: string) => {
    const placed = await orders.place(newKey(), { customer: { ...lakshmi, mobile }, items: [{ id, quantity: 5 }] })
    assert.ok('order' in placed, JSON.stringify(placed))
    return placed.order.orderId
  }
  const cancelled = await place('9876500003')
  await orders.steps.take(cancelled, 'confirmed', by())
  await orders.steps.take(cancelled, 'cancelled', by())
  for (const number of [1, 2]) {
    const orderId = await place(`987650000${number}`)
    await orders.steps.take(orderId, 'confirmed', by())
    const discount = { discountUnit: 'rupees', discount: '7' } as const
    const edit = { revision: 0, lines: [{ id, quantity: 4 }], ...discount, packingNote: '', freightNote: '' }
    const payment = { ...draft, utr: `43215670000${number}`, amountPaise: 10_00 }
    const press = { orderId, productId: id, state: 'ticked', quantity: 4, there: 4, at: now().toISOString() } as const
    const details = { lr: `LR 471${number}`, cases: 1, freight: 'to pay', receiptUrl: '' } as const
    const results = [
      await orders.revisions.save(orderId, edit, by()),
      await payments.add(orderId, payment, by()),
      ...(await packing.press([{ ...press, key: newKey() }], packer)),
      await packing.packed(orderId, 1, { ...by(), who: packer }),
      await dispatch.record(orderId, { office, details }, by()),
      await orders.steps.take(orderId, 'delivered', by()),
    ]
    assert.deepEqual(
      results.map((result) => ('outcome' in result ? result.outcome : 'answered')),
      ['done', 'done', 'answered', 'done', 'done', 'done'],
    )
  }
  assert.equal((await stock.count([{ id, seen: 492, pieces: 490 }], by())).outcome, 'counted')
}

async function overTheCounter({ products, counter }: TestShop) {
  const [plenty, few] = [await products.create(product(50)), await products.create(product(2))]
  const lines = [
    [plenty, 3],
    [few, 5],
  ] as const
  const sale = {
    ...counterSale(lines, { isAnyway: true, isLate: true, soldAt: SURE_MOMENT }),
    saleId: SURE_SALE,
  }
  const sold = await counter.sell(sale, { key: newKey(), who })
  assert.ok(sold.outcome === 'sold')
  const pieces = { [plenty.id]: 1 }
  const back = await counter.returnGoods({ saleId: sold.saleId, pieces, method: 'cash', key: newKey(), who })
  assert.equal(back.outcome, 'returned')
}
