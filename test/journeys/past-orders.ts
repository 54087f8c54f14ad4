// A dozen orders as a season leaves them: small and large, some verified, some complete, some without their goods.
import type { Product } from '#domain/product.ts'
import type { Shop } from '#server/shop.ts'
import { lakshmi, murugan } from '#test/characters.ts'
import { newKey } from '#test/open-test-shop.ts'

export async function placePastOrders(shop: Shop): Promise<void> {
  const products = (await shop.products.all()).filter(({ stock }) => stock > 40)
  await placeShortOrders(shop, products)
  for (const index of Array.from({ length: 12 }).keys()) {
    const items = products.slice(index, index + 4 + index * 3).map(({ id }) => ({ id, quantity: 5 }))
    const placed = await shop.orders.place(newKey(), { customer: index % 3 === 1 ? murugan : lakshmi, items })
    if (!('order' in placed)) continue
    if (index % 2 === 0) await shop.orders.verify(placed.order.orderId, 'Verified')
    if (index % 4 === 0) await shop.orders.complete(placed.order.orderId, 'Complete')
  }
}

/** The first still waits for its goods, the second was sent again as the third, which has them. */
async function placeShortOrders({ orders }: Shop, [goods]: readonly Product[]) {
  if (!goods) return
  const order = (quantity: number) => ({ customer: lakshmi, items: [{ id: goods.id, quantity }] })
  await orders.place(newKey(), order(goods.stock + 2))
  const key = newKey()
  await orders.place(key, order(goods.stock + 1))
  await orders.place(newKey(), { ...order(Math.ceil(2_000_00 / goods.pricePaise)), supersedes: key })
}
