/** What a bulk change records of each product, and what its undo restores (§4 Edit product). */
import { listInWords } from '../list-in-words.ts'
import { edited, partLabel, type ProductDraft, type ProductPart } from '../product/product-form.ts'
import type { Product } from '../product/product.ts'
import { clampedStock } from '../product/stock.ts'

/** Without stock, which changes by a difference. */
export type BulkFields = Omit<Product, 'id' | 'code' | 'discount' | 'stock' | 'createdAt' | 'updatedAt'>
export type BulkField = keyof BulkFields

/**
 * A product's requested change. If a field differs from `seen`, the product is left out. Stock changes by a difference,
 * so concurrent orders stay counted.
 */
export type ProductChange =
  | { what: 'create'; draft: ProductDraft; id?: string; code?: string }
  | { what: 'edit'; id: string; fields: Partial<BulkFields>; addStock?: number; seen?: Partial<BulkFields> }
  | { what: 'delete'; id: string; seen?: Partial<BulkFields> }

/** A product left unchanged, or undone in part, with the reason. */
export type LeftOut = { id: string; name: string; why: string }

/** Values of changed parts, before or after; older records lack the price that did not change. */
export type Recorded = Partial<BulkFields> & { stock?: number }

const partOf = new Map<BulkField, ProductPart>(Object.values(edited).map(({ property, part }) => [property, part]))
const bulkFields = [...partOf.keys()]

/** Returns the fields changed since `seen` to a value other than wanted. */
export function changedSince(
  now: BulkFields,
  seen: Partial<BulkFields>,
  wanted: Partial<BulkFields> = {},
): BulkField[] {
  return bulkFields.filter((field) => field in seen && now[field] !== seen[field] && now[field] !== wanted[field])
}

/** Returns the values of each part that differs; undefined if none. */
export function recordOf(before: Product, after: Product): { before: Recorded; after: Recorded } | undefined {
  const parts = new Set(bulkFields.filter((field) => before[field] !== after[field]).map(partOfField))
  const stock = before.stock === after.stock ? [] : (['stock'] as const)
  const recorded = [...bulkFields.filter((field) => parts.has(partOfField(field))), ...stock]
  if (recorded.length === 0) return undefined
  return { before: picked(before, recorded), after: picked(after, recorded) }
}

/**
 * Undoes an edit, except for parts changed since then. Both prices are one part, as in the form. Stock changes back by
 * the difference, to 0 at least.
 */
export function undoneEdit(
  now: Product,
  before: Recorded,
  after: Recorded,
): { product: Product; stays: ProductPart[] } {
  const fields = bulkFields.filter((field) => field in before || field in after)
  const stays = new Set(fields.filter((field) => now[field] !== after[field]).map((field) => partOf.get(field)!))
  const product = { ...now }
  for (const field of fields) if (!stays.has(partOf.get(field)!)) restore(product, before, field)
  if (before.stock !== undefined && after.stock !== undefined) {
    product.stock = clampedStock(now.stock + before.stock - after.stock)
  }
  return { product, stays: [...stays] }
}

/** Returns the parts changed since the bulk change created the product, without stock. */
export function changedSinceCreation(now: Product, created: Product): ProductPart[] {
  return [...new Set(bulkFields.filter((field) => now[field] !== created[field]).map((field) => partOf.get(field)!))]
}

function restore<Field extends BulkField>(product: BulkFields, before: Recorded, field: Field) {
  const value = before[field] as BulkFields[Field] | undefined
  if (value === undefined) delete product[field]
  else product[field] = value
}

function picked(product: Product, fields: readonly (BulkField | 'stock')[]): Recorded {
  return Object.fromEntries(
    fields.filter((field) => product[field] !== undefined).map((field) => [field, product[field]]),
  )
}

/** Returns 'Image, Category and Prices'. */
export function listedParts(parts: readonly ProductPart[]): string {
  return listInWords(parts.map(partLabel))
}

export function partOfField(field: BulkField): ProductPart {
  return partOf.get(field)!
}
