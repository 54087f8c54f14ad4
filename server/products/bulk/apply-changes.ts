// Applies a bulk change in one transaction: creates, edits and deletes products, and records their earlier values.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  changedSince,
  type LeftOut,
  listedParts,
  type ProductChange,
  partOfField,
  recordOf,
} from '#domain/bulk/product-changes.ts'
import { discountFromPrice, type Product, productCode } from '#domain/product/product.ts'
import type { MovementKind } from '#domain/stock/movements.ts'
import { clampedStock } from '#domain/product/stock.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { productChanges } from '#domain/words/en/office/goods/product-changes.ts'
import type { Trx } from '#server/database/open.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { toProduct } from '#server/database/tables.ts'
import type { BulkChangeProductRow, BulkChangeRow } from '#server/database/tables/bulk-tables.ts'
import { lockProducts } from '#server/stock/move-stock.ts'
import type { System } from '#server/system.ts'
import { lockCategories } from './categories.ts'
import { type BulkNeeds, chunks, writeProducts } from './write-products.ts'

/** What changed since the admin looked at it. */
export type Outdated = 'products' | 'import'

/** The message is for the admin. */
export class BulkRefused extends Error {
  override name = 'BulkRefused'
  readonly outdated: Outdated | undefined

  constructor(message: string, outdated?: Outdated) {
    super(message)
    this.outdated = outdated
  }
}

/** `stock` has only changed stocks. */
export type Changed = {
  created: number
  edited: number
  deleted: number
  leftOut: LeftOut[]
  stock: Record<string, number>
}

/** By kind of bulk change. */
const movementKinds = {
  bulk: 'bulk',
  import: 'import',
  demo: 'bulk',
  pictures: 'bulk',
  count: 'count',
} as const satisfies Record<string, MovementKind>

export type BulkKind = keyof typeof movementKinds

const CODES = 10_000

/** Needs the bulk change's row. Throws BulkRefused if no code is free. */
export async function applyChanges(
  trx: Trx,
  { database, system }: BulkNeeds,
  { id: changeId, kind, who }: Pick<BulkChangeRow, 'id' | 'who'> & { kind: BulkKind },
  wanted: readonly ProductChange[],
): Promise<Changed> {
  const now = system.now()
  const text = wordsOf(productChanges)
  const changes = await withPresentCategories(trx, wanted)
  const there = await lockedProducts(
    trx,
    database,
    changes.flatMap((change) => (change.what === 'create' ? [] : [change.id])),
  )
  const leftOut: LeftOut[] = []
  const edits = new Map<string, Product>()
  const deleted = new Map<string, Product>()
  const stock: Record<string, number> = {}
  for (const change of changes) {
    if (change.what === 'create') continue
    const { id, seen } = change
    const product = edits.get(id) ?? there.get(id)
    if (!product || deleted.has(id)) {
      leftOut.push({ id, name: '', why: text.alreadyDeleted })
      continue
    }
    const changed = seen ? changedSince(product, seen, change.what === 'edit' ? change.fields : {}) : []
    if (changed.length > 0) {
      const parts = listedParts([...new Set(changed.map(partOfField))])
      leftOut.push({ id, name: product.name, why: text.justChanged({ parts }) })
    } else if (change.what === 'delete') {
      deleted.set(id, product)
      edits.delete(id)
    } else edits.set(id, withChange(product, change))
  }

  const records: BulkChangeProductRow[] = []
  const record = (productId: string, before: object | null, after: object | null) =>
    records.push({
      bulk_change_id: changeId,
      product_id: productId,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
  const editedRows: Product[] = []
  for (const [id, product] of edits) {
    const recorded = recordOf(there.get(id)!, product)
    if (!recorded) continue
    record(id, recorded.before, recorded.after)
    editedRows.push({ ...product, updatedAt: now.toISOString() })
    if (recorded.after.stock !== undefined) stock[id] = recorded.after.stock
  }
  // As before this bulk change.
  for (const id of deleted.keys()) record(id, there.get(id)!, null)
  const created = await newProducts(trx, system, changes)
  for (const product of created) record(product.id, null, product)

  const cause = { kind: movementKinds[kind], who, reference: changeId }
  await writeProducts(trx, { database, system }, cause, {
    created,
    edited: editedRows,
    deleted: [...deleted.keys()],
  })
  for (const some of chunks(records)) {
    await insertRows(trx, database.kind, 'bulk_change_products', some)
    await nextTurn()
  }
  return { created: created.length, edited: editedRows.length, deleted: deleted.size, leftOut, stock }
}

async function withPresentCategories(trx: Trx, changes: readonly ProductChange[]): Promise<ProductChange[]> {
  const nameNow = await lockCategories(trx, changes.flatMap(categoriesOf))
  const present = (name: string) => {
    const category = nameNow(name)
    if (category === undefined) throw new BulkRefused(wordsOf(productChanges).categoryMissing({ category: name }))
    return category
  }
  return changes.map((change) => {
    if (change.what === 'create')
      return { ...change, draft: { ...change.draft, category: present(change.draft.category) } }
    const seen = change.seen && { ...change.seen }
    // A seen category may have been deleted since: its name then stays.
    if (seen?.category !== undefined) seen.category = nameNow(seen.category) ?? seen.category
    const withSeen = { ...change, ...(seen && { seen }) }
    if (withSeen.what === 'delete' || withSeen.fields.category === undefined) return withSeen
    return { ...withSeen, fields: { ...withSeen.fields, category: present(withSeen.fields.category) } }
  })
}

function categoriesOf(change: ProductChange): (string | undefined)[] {
  if (change.what === 'create') return [change.draft.category]
  return [change.seen?.category, change.what === 'edit' ? change.fields.category : undefined]
}

export async function lockedProducts(
  trx: Trx,
  database: BulkNeeds['database'],
  ids: readonly string[],
): Promise<Map<string, Product>> {
  await lockProducts(
    trx,
    ids.map((productId) => ({ productId })),
  )
  const products = new Map<string, Product>()
  for (const some of chunks(ids)) {
    const rows = await trx
      .selectFrom('products')
      .selectAll()
      .where('id', 'in', sql<string>`(${database.sql.listed(some)})`)
      .execute()
    for (const row of rows) products.set(row.id, toProduct(row))
    await nextTurn()
  }
  return products
}

/** In no particular order. Throws BulkRefused if there are too few. */
export async function freeCodes(
  trx: Trx,
  system: System,
  count: number,
  alsoTaken: readonly string[] = [],
): Promise<string[]> {
  if (count === 0) return []
  const rows = await trx.selectFrom('products').select('code').execute()
  const taken = new Set([...rows.map(({ code }) => code), ...alsoTaken])
  const free = Array.from({ length: CODES }, (_, number) => productCode(number)).filter((code) => !taken.has(code))
  if (free.length < count) {
    throw new BulkRefused(wordsOf(productChanges).noRoom({ most: CODES, free: free.length }))
  }
  return Array.from({ length: count }, () => {
    const [code] = free.splice(system.randomInteger(free.length), 1)
    return code!
  })
}

async function newProducts(trx: Trx, system: System, changes: readonly ProductChange[]): Promise<Product[]> {
  const wanted = changes.filter((change) => change.what === 'create')
  const given = wanted.flatMap(({ code }) => code ?? [])
  const codes = (await freeCodes(trx, system, wanted.length - given.length, given)).values()
  const now = system.now().getTime()
  return wanted.map(({ draft, id, code }, index) => ({
    ...draft,
    id: id ?? system.randomToken(12),
    code: code ?? codes.next().value!,
    discount: discountFromPrice(draft.mrpPaise, draft.pricePaise),
    // Products are listed by age: this keeps their order.
    createdAt: new Date(now - wanted.length + 1 + index).toISOString(),
  }))
}

function withChange(product: Product, { fields, addStock = 0 }: Extract<ProductChange, { what: 'edit' }>): Product {
  const changed = { ...product, ...fields, stock: clampedStock(product.stock + addStock) }
  return { ...changed, discount: discountFromPrice(changed.mrpPaise, changed.pricePaise) }
}
