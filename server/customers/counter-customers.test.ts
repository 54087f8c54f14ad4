import assert from 'node:assert/strict'
import type { CustomerCursor, CustomerSort } from '#domain/customers/customer-list.ts'
import type { SentSale } from '#domain/counter/sent-sale.ts'
import type { Product } from '#domain/product/product.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { admin, newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import type { TestContext } from 'node:test'

const DAY = 86_400
const unnamed = { mobile: '9000000001', customerName: '' }
const lakshmis = { mobile: lakshmi.mobile, customerName: lakshmi.name }
const murugans = { mobile: murugan.mobile, customerName: murugan.name }

async function open(t: TestContext, kind: DatabaseKind) {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, stock: 1_000 } })
  return { shop, flowerPots, sell: (who: Partial<SentSale>, pieces = 1) => sellTo(shop, flowerPots, who, pieces) }
}

async function sellTo(shop: TestShop, product: Product, who: Partial<SentSale>, pieces: number): Promise<string> {
  shop.system.advance(60)
  const sale = counterSale([[product, pieces]], { ...who, soldAt: shop.now().toISOString() })
  const { outcome } = await shop.counter.sell(sale, { key: newKey(), who: admin.email })
  assert.equal(outcome, 'sold')
  return sale.saleId
}

function list(shop: TestShop, search = '', sort: CustomerSort = 'newest', cursor?: CustomerCursor, limit?: number) {
  return shop.customers.list({ search, sort, channel: 'counter' }, cursor, limit)
}

onEachDatabase('a number at the counter: newest name, sales, the sum less returns, the day', async (kind, t) => {
  const { shop, flowerPots, sell } = await open(t, kind)
  const first = await sell({ ...lakshmis, customerName: 'Lakshmi' }, 4)
  await sell({})
  shop.system.advance(DAY)
  await sell(lakshmis)
  const last = await sell({ ...lakshmis, customerName: '' })
  const back = {
    saleId: first,
    pieces: { [flowerPots.id]: 1 },
    method: 'cash',
    key: newKey(),
    who: admin.email,
  } as const
  assert.equal((await shop.counter.returnGoods(back)).outcome, 'returned')
  const place = { district: '', state: '' }
  assert.deepEqual(await list(shop), {
    customers: [
      {
        mobile: lakshmi.mobile,
        id: last,
        name: lakshmi.name,
        ...place,
        lastDate: '29/10/2026',
        orders: 3,
        sumPaise: 1_250_00,
      },
    ],
  })
  const [, , sale] = await shop.customers.sales(lakshmi.mobile)
  assert.deepEqual([sale?.saleId, sale?.day, sale?.refundPaise], [first, '2026-10-28', 250_00])
})

onEachDatabase('the list is sorted by the newest sale, by sales and by sum, a page at a time', async (kind, t) => {
  const { shop, sell } = await open(t, kind)
  for (const [who, pieces] of [
    [unnamed, 1],
    [lakshmis, 9],
    [unnamed, 1],
    [unnamed, 2],
    [murugans, 1],
    [murugans, 1],
  ] as const)
    await sell(who, pieces)
  const all: Record<CustomerSort, string[]> = {
    newest: [murugan.mobile, unnamed.mobile, lakshmi.mobile],
    orders: [unnamed.mobile, murugan.mobile, lakshmi.mobile],
    sum: [lakshmi.mobile, unnamed.mobile, murugan.mobile],
  }
  for (const sort of ['newest', 'orders', 'sum'] as const) {
    const whole = await list(shop, '', sort)
    assert.deepEqual([whole.customers.map(({ mobile }) => mobile), whole.next], [all[sort], undefined], sort)
    const seen: string[] = []
    let cursor: CustomerCursor | undefined
    do {
      const page = await list(shop, '', sort, cursor, 1)
      seen.push(...page.customers.map(({ mobile }) => mobile))
      cursor = page.next
    } while (cursor && seen.length < 9)
    assert.deepEqual(seen, all[sort], `${sort}, one at a time`)
  }
})

onEachDatabase(
  'customers are found by name and by every way of writing the number; erased ones are in no list',
  async (kind, t) => {
    const { shop, sell } = await open(t, kind)
    await sell(lakshmis)
    await sell(murugans)
    await sell({ ...lakshmis, customerName: 'Narayanan 100%' })
    const found = async (search: string) => (await list(shop, search)).customers.map(({ mobile }) => mobile)
    for (const search of ['LAKSHMI', '98765 43210', '+91 9876543210', '௯௮௭௬௫', 'lakshmi narayanan', '100%']) {
      assert.deepEqual(await found(search), [lakshmi.mobile], search)
    }
    assert.deepEqual(await found(murugan.name.slice(0, 4)), [murugan.mobile])
    for (const search of ['umbrella', 'lakshmi umbrella', '100_', '%%', '\0zz'])
      assert.deepEqual(await found(search), [], search)
    assert.equal((await shop.customers.erase(lakshmi.mobile)).outcome, 'erased')
    assert.deepEqual(await found(''), [murugan.mobile])
  },
)
