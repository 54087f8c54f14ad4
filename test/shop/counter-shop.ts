// A shop with a counter: goods, and the sales that a device sends.
import type { TestContext } from 'node:test'
import { counterLine, counterSaleId, type Discount, NO_DISCOUNT, saleSums } from '#domain/counter/sale.ts'
import type { SentSale } from '#domain/counter/sent-sale.ts'
import type { Product } from '#domain/product/product.ts'
import type { DatabaseKind } from '#test/database/databases.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { admin, newKey, NOON, openTestShop, stockUp } from './open-test-shop.ts'

let numbers = 0

type Options = Partial<Omit<SentSale, 'lines'>> & { discount?: Discount }

/** Lines are products with quantities; the sums are right, in cash, without a customer. */
export function counterSale(lines: readonly (readonly [Product, number])[], options: Options = {}): SentSale {
  const { discount = NO_DISCOUNT, ...changes } = options
  const sold = lines.map(([product, quantity]) => counterLine(product, quantity))
  const { goodsPaise: _goods, ...sums } = saleSums(sold, discount, { roundOff: false })
  numbers = (numbers + 1) % 1_000
  return {
    saleId: counterSaleId(new Date(changes.soldAt ?? NOON), numbers),
    soldAt: NOON.toISOString(),
    ...sums,
    method: 'cash',
    customerName: '',
    mobile: '',
    lines: sold,
    isAnyway: false,
    isLate: false,
    ...changes,
  }
}

/** Ten flower pots at ₹250, three sky shots at ₹2,500. */
export async function openCounterShop(t: TestContext, kind: DatabaseKind) {
  const shop = await openTestShop(t, kind)
  const { flowerPots, skyShots } = await stockUp(shop, goods)
  const sell = (sale: ReturnType<typeof counterSale>, key = newKey()) =>
    shop.counter.sell(sale, { key, who: admin.email })
  return { shop, flowerPots, skyShots, sell }
}
