// A dozen orders as a season leaves them: small and large, some verified, some complete.
import type { Shop } from '#server/shop.ts'
import { lakshmi, murugan } from '#test/characters.ts'
import { newKey } from '#test/open-test-shop.ts'

export async function placePastOrders(shop: Shop): Promise<void> {
  const products = (await shop.products.all()).filter(({ stock }) => stock > 40)
  for (const index of Array.from({ length: 12 }).keys()) {
    const items = products.slice(index, index + 4 + index * 3).map(({ id }) => ({ id, quantity: 5 }))
    const placed = await shop.orders.place(newKey(), { customer: index % 3 === 1 ? murugan : lakshmi, items })
    if (!('order' in placed)) continue
    if (index % 2 === 0) await shop.orders.verify(placed.order.orderId, 'Verified')
    if (index % 4 === 0) await shop.orders.complete(placed.order.orderId, 'Complete')
  }
}
