// Takes the demo's products and videos and every trial order out of the shop, and puts them back: all of it or nothing.
import type { Database, Trx } from '../database/open.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { OrderItemRow, ProductRow } from '../database/tables.ts'
import type { LeftOut } from '#domain/bulk/product-batch.ts'
import { productCode } from '#domain/product.ts'
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts'
import { removeLocked } from '../orders/removed/remove-order.ts'
import { lockProducts, takeStock } from '../orders/stock.ts'
import { goneCategory, holdCategories } from '../products/batches/categories.ts'
import { recordMovements } from '../stock/record-movements.ts'
import type { System } from '../system.ts'
import { demoGoods } from './demo-goods.ts'
import { readRemoval, type Removal } from './removal.ts'

/** `stock` is the new one of the products that are still sold; `left` is what did not come back as it was, and why. */
export type Moved = { removal: Removal; stock: Record<string, number>; left?: LeftOut[] }

/**
 * Removes what the owner has not made their own, and of the rest what is named in `alsoIds`. The goods of the trial orders go back
 * to stock. Undefined when there is nothing to take away.
 */
export async function removeDemo(
  trx: Trx,
  system: System,
  { alsoIds, who }: { alsoIds: ReadonlySet<string>; who: string },
): Promise<Moved | undefined> {
  const { products, videos } = await demoGoods(trx)
  const goes = ({ id, isOwn }: { id: string; isOwn: boolean }) => !isOwn || alsoIds.has(id)
  const productIds = products.filter(goes).map(({ id }) => id)
  const videoIds = videos.filter(goes).map(({ id }) => id)
  const trials = await lockTrials(trx)
  if (productIds.length + videoIds.length + trials.length === 0) return undefined

  const lines = await linesOf(trx, trials)
  const locked = [...productIds, ...lines.map(({ product_id }) => product_id)]
  await lockProducts(
    trx,
    locked.map((productId) => ({ productId, quantity: 0 })),
  )
  const stock: Record<string, number> = {}
  for (const order of trials) {
    Object.assign(stock, (await removeLocked(order, system, { returnGoods: true, who })).stock)
  }
  const removal: Removal = {
    products: await trx.deleteFrom('products').where('id', 'in', listed(productIds)).returningAll().execute(),
    videos: await trx.deleteFrom('videos').where('id', 'in', listed(videoIds)).returningAll().execute(),
    // What is kept is the owner's from now on.
    goods: await trx.deleteFrom('demo_goods').returningAll().execute(),
    orders: trials.map(({ row }) => row),
    lines,
  }
  await recordMovements(
    trx,
    system,
    { kind: 'deleted', who },
    removal.products.map((product) => ({ productId: product.id, delta: -product.stock })),
  )
  for (const id of productIds) delete stock[id]
  return { removal, stock }
}

/** PostgreSQL reads no list of none; '' is no id. */
const listed = (ids: readonly string[]) => (ids.length > 0 ? ids : [''])

async function linesOf(trx: Trx, orders: readonly LockedOrder[]): Promise<OrderItemRow[]> {
  const ids = listed(orders.map(({ orderId }) => orderId))
  const lines = trx.selectFrom('order_items').selectAll().where('order_id', 'in', ids)
  return await lines.orderBy('order_id').orderBy('line').execute()
}

/** The trial orders as they are until the end of the transaction. */
async function lockTrials(trx: Trx): Promise<LockedOrder[]> {
  const ids = await trx
    .selectFrom('orders')
    .select('order_id')
    .where('kind', '=', 'trial')
    .orderBy('order_id')
    .execute()
  const locked: LockedOrder[] = []
  for (const { order_id } of ids) {
    const order = await lockOrder(trx, order_id)
    if (order) locked.push(order)
  }
  return locked
}

/** Puts it back under the same ids. A trial order whose goods were sold meanwhile comes back without them. */
export async function restoreDemo(
  trx: Trx,
  contents: string,
  { kind, system, who }: { kind: Database['kind']; system: System; who?: string | undefined },
): Promise<Moved> {
  const removal = readRemoval(contents)
  const left: LeftOut[] = []
  // Before products are locked, as a renaming goes.
  const categoryNow = await holdCategories(
    trx,
    removal.products.map(({ category }) => category),
  )
  const products = await withFreeCodes(
    trx,
    removal.products.map((product) => ({ ...product, category: categoryNow(product.category) ?? product.category })),
    system,
  )
  for (const [index, { id, name, code: before, category }] of removal.products.entries()) {
    if (categoryNow(category) === undefined) left.push({ id, name, why: goneCategory(category) })
    const { code } = products[index]!
    if (code !== before)
      left.push({ id, name, why: `Its code ${before} belongs to another product now: it has ${code}.` })
  }
  await insertRows(trx, kind, 'products', products)
  await recordMovements(
    trx,
    system,
    { kind: 'undo', who },
    removal.products.map((product) => ({ productId: product.id, delta: product.stock })),
  )
  await insertRows(trx, kind, 'videos', removal.videos)
  await insertRows(trx, kind, 'demo_goods', removal.goods)
  // What they took before, and that it came back, stands among the movements.
  await insertRows(
    trx,
    kind,
    'orders',
    removal.orders.map((order) => ({ ...order, stock_recorded: 1 })),
  )
  await insertRows(trx, kind, 'order_items', removal.lines)
  const stock = Object.fromEntries(removal.products.map((product) => [product.id, product.stock]))
  for (const { order_id, short_of } of removal.orders) {
    if (short_of !== null) continue
    const goods = removal.lines.filter((line) => line.order_id === order_id)
    const wanted = goods.map(({ product_id, quantity }) => ({ productId: product_id, quantity }))
    const taken = await takeStock(trx, wanted)
    if ('stock' in taken) {
      Object.assign(stock, taken.stock)
      const moved = wanted.map(({ productId, quantity }) => ({ productId, delta: -quantity }))
      await recordMovements(trx, system, { kind: 'order', who, reference: order_id }, moved)
    } else {
      const shortOf = goods.find(({ product_id }) => product_id === taken.shortOf)?.name ?? ''
      await trx.updateTable('orders').set({ short_of: shortOf }).where('order_id', '=', order_id).execute()
    }
  }
  return { removal, stock, left }
}

/** A product of the owner may have drawn the code of one that was away. */
async function withFreeCodes(trx: Trx, products: readonly ProductRow[], system: System): Promise<ProductRow[]> {
  const rows = await trx.selectFrom('products').select('code').execute()
  const taken = new Set(rows.map(({ code }) => code))
  const returning = new Set(products.map(({ code }) => code))
  return products.map((product) => {
    let { code } = product
    while (taken.has(code)) code = freeCode(system, returning)
    taken.add(code)
    return { ...product, code }
  })
}

const CODES = 10_000

function freeCode(system: System, returning: ReadonlySet<string>): string {
  for (;;) {
    const code = productCode(system.randomInteger(CODES))
    if (!returning.has(code)) return code
  }
}
