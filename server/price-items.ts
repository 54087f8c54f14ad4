// Gives each ordered product its name and price from the shop's own books, never from the browser.
import { orderItem, type OrderItem } from '#domain/order.ts'
import type { RequestedItem } from '#domain/order-request.ts'
import type { Trx } from './database/open.ts'
import { toProduct } from './product-rows.ts'

/** The order's lines in the cart's order, or a sentence when a product is not sold any more. */
export async function priceItems(
  trx: Trx,
  requested: readonly RequestedItem[],
): Promise<{ items: OrderItem[] } | { message: string }> {
  const ids = requested.map(({ id }) => id)
  const rows = await trx.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  const products = new Map(rows.map((row) => [row.id, toProduct(row)]))
  const items: OrderItem[] = []
  for (const { id, quantity } of requested) {
    const product = products.get(id)
    if (!product) return { message: 'A product in your cart is no longer sold. Please remove it and send again.' }
    items.push(orderItem(product, quantity))
  }
  return { items }
}
