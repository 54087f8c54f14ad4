// Reads lines of many orders and names of products, for packing screens.
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Returns only products and quantities. */
export async function linesOf(db: Kysely<Tables>, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, { productId: string; quantity: number }[]>()
  const rows = await db
    .selectFrom('order_items')
    .select(['order_id', 'product_id as productId'])
    .select((eb) => eb.fn.sum<number>('quantity').as('quantity'))
    .where('order_id', 'in', orderIds)
    .groupBy(['order_id', 'product_id'])
    .execute()
  const lines = rows.map(({ quantity, ...row }) => ({ ...row, quantity: Number(quantity) }))
  return Map.groupBy(lines, ({ order_id }) => order_id)
}

/** Includes deleted products; a missing Tamil name is ''. */
export async function namesOf(db: Kysely<Tables>, ids: readonly string[]) {
  const names = new Map<string, { name: string; tamilName: string }>()
  if (ids.length === 0) return names
  const formers = await db.selectFrom('former_products').selectAll().where('product_id', 'in', ids).execute()
  for (const { product_id, name } of formers) names.set(product_id, { name, tamilName: '' })
  const rows = await db.selectFrom('products').select(['id', 'name', 'tamil_name']).where('id', 'in', ids).execute()
  for (const { id, name, tamil_name } of rows) names.set(id, { name, tamilName: tamil_name })
  return names
}
