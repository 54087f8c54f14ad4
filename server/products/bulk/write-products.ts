// Writes a bulk change's products, several hundred per statement.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Product } from '#domain/product/product.ts'
import type { Database, Trx } from '#server/database/open.ts'
import { mapColumns } from '#server/database/columns.ts'
import { productColumns, productFlags } from '#server/database/tables.ts'
import type { Cause } from '#server/stock/record-movements.ts'
import { addProducts, removeProducts, rewriteProducts } from '#server/stock/write-products.ts'
import type { System } from '#server/system.ts'

export type BulkNeeds = { database: Pick<Database, 'kind' | 'sql'>; system: System }

/** Products per statement; requests are answered in between. */
const AT_ONCE = 500

const { toRow: toProductRow } = mapColumns<Product, typeof productColumns>(productColumns, productFlags)

type Written = { created?: readonly Product[]; edited?: readonly Product[]; deleted?: readonly string[] }

/** The transaction has locked the products. */
export async function writeProducts(
  trx: Trx,
  { database, system }: BulkNeeds,
  cause: Cause,
  { created = [], edited = [], deleted = [] }: Written,
): Promise<void> {
  const { kind } = database
  const isUndo = cause.kind === 'undo'
  for (const some of chunks(edited)) {
    await rewriteProducts(trx, kind, system, cause, some.map(toProductRow))
    await nextTurn()
  }
  for (const some of chunks(deleted)) {
    await removeProducts(trx, system, isUndo ? cause : { ...cause, kind: 'deleted' }, some)
    await nextTurn()
  }
  for (const some of chunks(created)) {
    await addProducts(trx, kind, system, isUndo ? cause : { ...cause, kind: 'created' }, some.map(toProductRow))
    await nextTurn()
  }
}

export function* chunks<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let first = 0; first < items.length; first += AT_ONCE) yield items.slice(first, first + AT_ONCE)
}
