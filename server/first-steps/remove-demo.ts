// Removes the demo's goods and all trial orders, and restores them: all or nothing.
import type { Database, Trx } from '../database/open.ts'
import { insertRows } from '../database/insert-rows.ts'
import { statement } from '../database/statement.ts'
import type { ProductRow } from '../database/tables.ts'
import type { LeftOut } from '#domain/bulk/product-changes.ts'
import { productCode } from '#domain/product/product.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { firstSteps } from '#domain/words/en/office/first-steps.ts'
import { lockOrder, type LockedOrder } from '../order-table/lock-order.ts'
import { copyOrder, writeCopies } from '../orders/removed/order-copy.ts'
import { removeLocked } from '../orders/removed/remove-order.ts'
import { takeReturned } from '../orders/removed/restore-order.ts'
import { lockProducts, takeStock } from '../stock/move-stock.ts'
import { goneCategory, lockCategories } from '../products/bulk/categories.ts'
import { addProducts, removeProducts } from '../stock/write-products.ts'
import type { System } from '../system.ts'
import { type DemoGoods, demoGoods } from './demo-goods.ts'
import { readRemoval, type Removal } from './removal.ts'

/** `stock` has the new stock of products still sold; `left` lists what came back differently, and why. */
export type Moved = { removal: Removal; stock: Record<string, number>; left?: LeftOut[] }

/**
 * Removes unchanged demo goods and those of `alsoIds`. Returns trial orders' goods to stock. Undefined if there is
 * nothing to remove.
 */
export async function removeDemo(
  trx: Trx,
  system: System,
  { alsoIds, who }: { alsoIds: ReadonlySet<string>; who: string },
): Promise<Moved | undefined> {
  const trials = await lockTrials(trx)
  const orders = await Promise.all(trials.map(copyOrder))
  const { products, videos } = await lockDemoGoods(
    trx,
    orders.flatMap(({ lines }) => lines.map(({ product_id }) => product_id)),
  )
  const goes = ({ id, isOwn }: { id: string; isOwn: boolean }) => !isOwn || alsoIds.has(id)
  const productIds = products.filter(goes).map(({ id }) => id)
  const videoIds = videos.filter(goes).map(({ id }) => id)
  if (productIds.length + videoIds.length + trials.length === 0) return undefined

  const stock: Record<string, number> = {}
  for (const order of trials) {
    Object.assign(stock, (await removeLocked(order, system, { returnGoods: true, who })).stock)
  }
  const removal: Removal = {
    products: await removeProducts(trx, system, { kind: 'deleted', who }, productIds),
    videos: await trx.deleteFrom('videos').where('id', 'in', listed(videoIds)).returningAll().execute(),
    // The remaining goods are the owner's from now on.
    goods: await trx.deleteFrom('demo_goods').returningAll().execute(),
    orders,
  }
  for (const id of productIds) delete stock[id]
  return { removal, stock }
}

const lockVideos = statement<[ids: string], { id: string }>(
  ({ elements, forNoKeyUpdate }) =>
    `select id from videos where id in (select value ->> 0 from ${elements} ids) order by id ${forNoKeyUpdate}`,
)

/** Reads the rest of the demo after locking it and these products: a product being renamed may become the owner's. */
async function lockDemoGoods(trx: Trx, productIds: readonly string[]): Promise<DemoGoods> {
  const { products, videos } = await demoGoods(trx)
  const ids = [...products.map(({ id }) => id), ...productIds]
  await lockProducts(
    trx,
    ids.map((productId) => ({ productId })),
  )
  await lockVideos(trx, JSON.stringify(videos.map(({ id }) => [id])))
  return await demoGoods(trx)
}

/** PostgreSQL rejects an empty list; '' is no id. */
const listed = (ids: readonly string[]) => (ids.length > 0 ? ids : [''])

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

/** Restores the rows under their ids. A trial order whose goods were sold comes back without them. */
export async function restoreDemo(
  trx: Trx,
  contents: string,
  { kind, system, who }: { kind: Database['kind']; system: System; who?: string | undefined },
): Promise<Moved> {
  const removal = readRemoval(contents)
  const left: LeftOut[] = []
  // Before locking products, in the order of a renaming.
  const categoryNow = await lockCategories(
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
    if (code !== before) left.push({ id, name, why: wordsOf(firstSteps).otherCode({ before, code }) })
  }
  await addProducts(trx, kind, system, { kind: 'undo', who }, products)
  await insertRows(trx, kind, 'videos', removal.videos)
  await insertRows(trx, kind, 'demo_goods', removal.goods)
  // The movements record what they took and returned.
  await writeCopies(
    trx,
    kind,
    removal.orders.map((copy) => ({ ...copy, order: { ...copy.order, stock_recorded: 1 } })),
  )
  const stock = Object.fromEntries(removal.products.map((product) => [product.id, product.stock]))
  for (const copy of removal.orders) {
    if (copy.order.short_of !== null) continue
    const wanted = copy.lines.map(({ product_id, quantity }) => ({ productId: product_id, quantity }))
    const taken = await takeReturned(trx, { takeStock, system }, { copy, wanted, who })
    Object.assign(stock, taken.stock)
  }
  return { removal, stock, left }
}

/** An owner's product may have drawn a removed one's code. */
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
