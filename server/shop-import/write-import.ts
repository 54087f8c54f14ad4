// Writes what an import adds, in its one transaction.
import type { Category } from '#domain/category/category.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importSummary } from '#domain/words/en/office/shop/import-summary.ts'
import { addMissing } from '#server/categories/added-categories.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Database, Trx } from '#server/database/open.ts'
import { insertKeys } from '#server/orders/idempotency-keys.ts'
import { Refusal } from '#server/refusal.ts'
import type { ProductRow } from '#server/database/tables.ts'
import { addProducts } from '#server/stock/write-products.ts'
import { openGoneStock, recordPastOrders } from '#server/stock/past-orders.ts'
import type { System } from '#server/system.ts'
import type { GoodsFinder } from './rows/goods.ts'
import type { PlannedProducts } from './rows/plan-products.ts'
import type { PlannedVideos } from './rows/plan-videos.ts'
import { importKey } from './rows/shop-state.ts'
import type { TakenOrder } from './take-orders.ts'

const ORDERS_AT_ONCE = 500
const NAMES_AT_ONCE = 200

export type ImportWriter = {
  products(added: PlannedProducts['added'], categories: readonly Category[]): Promise<void>
  /** Unless somebody has changed it. */
  picture(product: Pick<ProductRow, 'id' | 'image_url'>, path: string): Promise<void>
  videos(added: PlannedVideos['added']): Promise<void>
  /** Undefined unless there is something to wait for. */
  order(order: TakenOrder): Promise<void> | undefined
  /** `moved` are products whose stock has a history. */
  end(gone: ReturnType<GoodsFinder['gone']>, moved: ReadonlySet<string>): Promise<void>
}

type Needs = { trx: Trx; kind: Database['kind']; system: Pick<System, 'now' | 'randomToken'> }

export function openImportWriter({ trx, kind, system }: Needs): ImportWriter {
  let waiting: TakenOrder[] = []

  async function writeOrders() {
    const orders = waiting
    waiting = []
    await insertRows(
      trx,
      kind,
      'orders',
      orders.map(({ order }) => order),
    )
    await insertRows(
      trx,
      kind,
      'order_items',
      orders.flatMap(({ items }) => items),
    )
    await insertRows(
      trx,
      kind,
      'order_steps',
      orders.flatMap(({ steps }) => steps),
    )
    const keys = await insertKeys(
      trx,
      orders.map(({ key }) => key),
    )
    if (keys !== orders.length) throw new Refusal(wordsOf(importSummary).savedByAnother)
    await recordPastOrders(
      trx,
      kind,
      system,
      orders.flatMap(({ past }) => past ?? []),
    )
  }

  return {
    async products(added, categories) {
      const drafts = categories.map((name) => ({ name, tamilName: '', posterUrl: '', inFooter: false }))
      await addMissing(trx, drafts, { kind, changeId: system.randomToken(9) })
      // The stock is what the old shop had left: orders before count no more.
      await addProducts(
        trx,
        kind,
        system,
        { kind: 'opening' },
        added.map(({ row }) => row),
      )
      const saves = added.map(({ key, row }) => ({
        idempotency_key: importKey('products', key),
        product_id: row.id,
        stock: row.stock,
      }))
      await insertRows(trx, kind, 'product_saves', saves)
    },
    async picture({ id, image_url }, path) {
      await trx
        .updateTable('products')
        .set({ image_url: path, updated_at: system.now().toISOString() })
        .where('id', '=', id)
        .where('image_url', '=', image_url)
        .execute()
    },
    async videos(added) {
      await insertRows(
        trx,
        kind,
        'videos',
        added.map(({ row }) => row),
      )
      const saves = added.map(({ key, row }) => ({
        idempotency_key: importKey('videos', key),
        version: row.updated_at ?? row.created_at,
      }))
      await insertRows(trx, kind, 'video_saves', saves)
    },
    order(order) {
      waiting.push(order)
      return waiting.length < ORDERS_AT_ONCE ? undefined : writeOrders()
    },
    async end(gone, moved) {
      await writeOrders()
      const ids = gone.map(({ product_id }) => product_id).filter((id) => !moved.has(id))
      await openGoneStock(trx, system, ids)
      for (let first = 0; first < gone.length; first += NAMES_AT_ONCE) {
        await trx
          .insertInto('former_products')
          .values(gone.slice(first, first + NAMES_AT_ONCE))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },
  }
}
