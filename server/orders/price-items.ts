// Gives each ordered product its name and price from the shop's own books, never from the browser.
import { orderItem, type OrderItem } from '#domain/order.ts'
import type { RequestedItem } from '#domain/order-request.ts'
import type { Trx } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import type { ProductRow } from '../database/tables.ts'
import { toProduct } from '../products/product-rows.ts'

const productsOf = statement<[ids: string], ProductRow>(
  ({ elements }) => `select products.* from ${elements} wanted join products on products.id = wanted.value ->> 0`,
)

/** The order's lines in the cart's order, or a sentence when a product is not sold any more. */
export async function priceItems(
  trx: Trx,
  requested: readonly RequestedItem[],
): Promise<{ items: OrderItem[] } | { message: string }> {
  const ids = new Set(requested.map(({ id }) => id))
  const { rows } = await productsOf(trx, JSON.stringify(Array.from(ids, (id) => [id])))
  const products = new Map(rows.map((row) => [row.id, toProduct(row)]))
  const items: OrderItem[] = []
  for (const { id, quantity } of requested) {
    const product = products.get(id)
    if (!product) return { message: 'A product in your cart is no longer sold. Please remove it and send again.' }
    items.push(orderItem(product, quantity))
  }
  return { items }
}
