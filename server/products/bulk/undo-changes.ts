// Undoes a bulk change in one transaction, except for later changes.
import { sql } from 'kysely'
import {
  changedSinceCreation,
  type LeftOut,
  listedParts,
  type Recorded,
  undoneEdit,
} from '#domain/bulk/product-changes.ts'
import { discountFromPrice, type Product } from '#domain/product/product.ts'
import { clampedStock } from '#domain/product/stock.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { productChanges } from '#domain/words/en/office/goods/product-changes.ts'
import type { Trx } from '#server/database/open.ts'
import type { BulkChangeRow } from '#server/database/tables/bulk-tables.ts'
import { goneCategory, lockCategories } from './categories.ts'
import { freeCodes, lockedProducts } from './apply-changes.ts'
import { type MovedBy, readMovedSince, readReturnedSince } from './moved-since.ts'
import { type BulkNeeds, chunks, writeProducts } from './write-products.ts'

export type Reverted = { left: LeftOut[]; stock: Record<string, number> }

/** A product that moved is switched off: its orders and sales name it. */
function keptBecause(moved: MovedBy): string {
  const text = wordsOf(productChanges)
  return { ordered: text.keptOrdered, sold: text.keptSold, counted: text.keptCounted }[moved]
}

/** The caller has claimed the bulk change, so nothing is undone twice. */
export async function undoChanges(
  trx: Trx,
  { database, system }: BulkNeeds,
  bulkChange: BulkChangeRow,
): Promise<Reverted> {
  const kept = await trx
    .selectFrom('bulk_change_products')
    .selectAll()
    .where('bulk_change_id', '=', bulkChange.id)
    .execute()
  const recorded = kept.map(({ product_id, before, after }) => ({
    id: product_id,
    before: before === null ? undefined : (JSON.parse(before) as Product),
    after: after === null ? undefined : (JSON.parse(after) as Product),
  }))
  const categoryNow = await lockCategories(
    trx,
    recorded.flatMap(({ before, after }) => [before?.category, after?.category]),
  )
  const now = await lockedProducts(
    trx,
    database,
    recorded.map(({ id }) => id),
  )
  const text = wordsOf(productChanges)
  const updatedAt = system.now().toISOString()
  const left: LeftOut[] = []
  const stock: Record<string, number> = {}
  const edited: Product[] = []
  const created: Product[] = []
  const returning: Product[] = []
  for (const { id, before, after } of recorded) {
    const product = now.get(id)
    if (!after) {
      if (before && !product) returning.push(withCategory(before))
    } else if (!product) {
      left.push({ id, name: before?.name ?? after.name ?? '', why: text.deletedLater })
    } else if (before) edited.push(undoEdit(product, before, after))
    else created.push(product)
  }

  const afters = new Map(recorded.map(({ id, after }) => [id, after && present(after)]))
  const movedSince = await readMovedSince(trx, database, created, bulkChange)
  const deleted: string[] = []
  for (const product of created) {
    const { id, name } = product
    const changed = changedSinceCreation(product, afters.get(id)!)
    const moved = movedSince.get(id)
    if (moved !== undefined || changed.length > 0) {
      left.push({ id, name, why: moved ? keptBecause(moved) : text.keptChanged({ parts: listedParts(changed) }) })
      edited.push(touched({ ...product, enabled: false }))
    } else deleted.push(id)
  }
  const needs = { database, system }
  const cause = { kind: 'undo', who: bulkChange.undone_by ?? undefined, reference: bulkChange.id } as const
  await writeProducts(trx, needs, cause, { edited, deleted })
  const returned = await readReturnedSince(trx, database, returning, bulkChange)
  const restored = returning.map((product) => ({
    ...product,
    stock: clampedStock(product.stock + (returned.get(product.id) ?? 0)),
  }))
  await writeProducts(trx, needs, cause, { created: await withFreeCodes(restored) })
  return { left, stock }

  function undoEdit(product: Product, before: Recorded, after: Recorded): Product {
    const undone = undoneEdit(product, present(before), present(after))
    if (undone.stays.length > 0)
      left.push({ id: product.id, name: product.name, why: text.changedLater({ parts: listedParts(undone.stays) }) })
    if (undone.product.stock !== product.stock) stock[product.id] = undone.product.stock
    const wasRemoved =
      undone.product.category !== product.category && categoryNow(undone.product.category) === undefined
    if (!wasRemoved) return touched(undone.product)
    left.push({ id: product.id, name: product.name, why: goneCategory(undone.product.category) })
    return touched({ ...undone.product, category: product.category })
  }

  function present<Part extends Recorded>(part: Part): Part {
    return part.category === undefined ? part : { ...part, category: categoryNow(part.category) ?? part.category }
  }

  function withCategory(product: Product): Product {
    if (categoryNow(product.category) === undefined) {
      left.push({ id: product.id, name: product.name, why: goneCategory(product.category) })
    }
    return present(product)
  }

  function touched(product: Product): Product {
    return { ...product, discount: discountFromPrice(product.mrpPaise, product.pricePaise), updatedAt }
  }

  /** Keeps a code unless another product has it. */
  async function withFreeCodes(products: readonly Product[]): Promise<Product[]> {
    const taken = new Set<string>()
    for (const some of chunks(products)) {
      const codes = some.map(({ code }) => code)
      const rows = await trx
        .selectFrom('products')
        .select('code')
        .where('code', 'in', sql<string>`(${database.sql.listed(codes)})`)
        .execute()
      for (const { code } of rows) taken.add(code)
    }
    const codes = (
      await freeCodes(
        trx,
        system,
        taken.size,
        products.map(({ code }) => code),
      )
    ).values()
    return products.map((product) => {
      if (!taken.has(product.code)) return product
      const code = codes.next().value!
      left.push({
        id: product.id,
        name: product.name,
        why: text.newCode({ code: product.code, newCode: code }),
      })
      return { ...product, code }
    })
  }
}
