// Sales (also late ones), returns, shortfalls, and days closed and reopened.
import { isoDay } from '#domain/dates/indian-date.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { type Acting, type Actions, pressed, someGoods, someRow, who } from './act.ts'

const HOUR_MS = 3_600_000
const SALES = 'select sale_id from counter_sales order by sold_at desc, sale_id desc limit 8'

async function sell(acting: Acting, more: { isAnyway?: boolean; isLate?: boolean }) {
  const { shop, random } = acting
  const goods = await someGoods(acting)
  if (goods.length === 0) return
  const now = shop.now()
  const soldAt = more.isLate ? new Date(now.getTime() - random.integer(1, 40) * HOUR_MS) : now
  const saleId = `CTR${String(random.integer(1, 9_999_999)).padStart(17, '0')}`
  const discount = { unit: 'rupees', paise: random.oneIn(3) ? random.integer(1, 20) * 100 : 0 } as const
  const sale = counterSale(goods, {
    discount,
    method: random.pick(['cash', 'upi'] as const),
    ...more,
    saleId,
    soldAt: soldAt.toISOString(),
  })
  await pressed(acting, (key) => shop.counter.sell(sale, { key, who: who(acting) }))
}

const returnGoods = (acting: Acting) =>
  someRow(acting, SALES, async ({ sale_id }) => {
    const { shop, random } = acting
    const opened = await shop.counter.sale(String(sale_id))
    const lines = opened?.sale.lines.filter(() => random.oneIn(2)) ?? []
    if (lines.length === 0) return
    const pieces = Object.fromEntries(lines.map(({ productId, quantity }) => [productId, random.integer(1, quantity)]))
    const method = random.pick(['cash', 'upi'] as const)
    await pressed(acting, (key) =>
      shop.counter.returnGoods({ saleId: String(sale_id), pieces, method, key, who: who(acting) }),
    )
  })

export const counterActions: Actions = {
  'counter sale': { weight: 8, act: (acting) => sell(acting, {}) },
  'counter sale anyway': { weight: 5, act: (acting) => sell(acting, { isAnyway: true }) },
  'late counter sale': { weight: 3, act: (acting) => sell(acting, { isLate: true }) },
  return: { weight: 7, act: returnGoods },
  settle: {
    weight: 4,
    act: (acting) =>
      someRow(
        acting,
        'select sale_id, product_id from counter_shortfalls where settled_at is null order by missed_at desc limit 6',
        ({ sale_id, product_id }) =>
          acting.shop.counter.settleShortfall(String(sale_id), String(product_id), who(acting)),
      ),
  },
  'close the day': {
    weight: 1,
    act: (acting) =>
      acting.shop.counter.closeDay(isoDay(acting.shop.now()), {
        countedPaise: 100_00,
        note: '',
        key: newKey(),
        who: who(acting),
      }),
  },
  'open the day again': {
    weight: 2,
    act: (acting) =>
      someRow(acting, 'select day, closed_at from counter_days where closed_at is not null', (row) =>
        acting.shop.counter.reopenDay(String(row.day), String(row.closed_at)),
      ),
  },
}
