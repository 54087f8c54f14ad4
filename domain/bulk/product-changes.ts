/** What a bulk change records of each product, and what its undo restores (§4 Edit product). */
import { edited, type ProductDraft } from '../product/product-form.ts'
import type { Product } from '../product/product.ts'
import { clampedStock } from '../product/stock.ts'

/** Without stock, which changes by a difference. */
export type BatchFields = Omit<Product, 'id' | 'code' | 'discount' | 'stock' | 'createdAt' | 'updatedAt'>
export type BatchField = keyof BatchFields

/**
 * A product's requested change. If a field differs from `seen`, the product is left out. Stock changes by a difference,
 * so concurrent orders stay counted.
 */
export type ProductChange =
  | { what: 'create'; draft: ProductDraft; id?: string; code?: string }
  | { what: 'edit'; id: string; fields: Partial<BatchFields>; addStock?: number; seen?: Partial<BatchFields> }
  | { what: 'delete'; id: string; seen?: Partial<BatchFields> }

/** A product left unchanged, or undone in part, with the reason. */
export type LeftOut = { id: string; name: string; why: string }

/** Changed values, before or after. */
export type Recorded = Partial<BatchFields> & { stock?: number }

const partOf = new Map<BatchField, string>(Object.values(edited).map(({ property, part }) => [property, part]))
const batchFields = [...partOf.keys()]

/** Returns the fields changed since `seen` to a value other than wanted. */
export function changedSince(
  now: BatchFields,
  seen: Partial<BatchFields>,
  wanted: Partial<BatchFields> = {},
): BatchField[] {
  return batchFields.filter((field) => field in seen && now[field] !== seen[field] && now[field] !== wanted[field])
}

/** Returns the differing values; undefined if none. */
export function recordOf(before: Product, after: Product): { before: Recorded; after: Recorded } | undefined {
  const changed = [...batchFields, 'stock' as const].filter((field) => before[field] !== after[field])
  if (changed.length === 0) return undefined
  return { before: picked(before, changed), after: picked(after, changed) }
}

/**
 * Undoes an edit, except for parts changed since then. Both prices are one part, as in the form. Stock changes back by
 * the difference, to 0 at least.
 */
export function undoneEdit(now: Product, before: Recorded, after: Recorded): { product: Product; stays: string[] } {
  const fields = batchFields.filter((field) => field in before || field in after)
  const stays = new Set(fields.filter((field) => now[field] !== after[field]).map((field) => partOf.get(field)!))
  const product = { ...now }
  for (const field of fields) if (!stays.has(partOf.get(field)!)) restore(product, before, field)
  if (before.stock !== undefined && after.stock !== undefined) {
    product.stock = clampedStock(now.stock + before.stock - after.stock)
  }
  return { product, stays: [...stays] }
}

/** Returns the parts changed since the batch created the product, without stock. */
export function changedSinceCreation(now: Product, created: Product): string[] {
  return [...new Set(batchFields.filter((field) => now[field] !== created[field]).map((field) => partOf.get(field)!))]
}

function restore<Field extends BatchField>(product: BatchFields, before: Recorded, field: Field) {
  const value = before[field] as BatchFields[Field] | undefined
  if (value === undefined) delete product[field]
  else product[field] = value
}

function picked(product: Product, fields: readonly (BatchField | 'stock')[]): Recorded {
  return Object.fromEntries(
    fields.filter((field) => product[field] !== undefined).map((field) => [field, product[field]]),
  )
}

/** Returns 'Category and Prices were changed' or 'Category was changed'. */
export function wereChanged(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
  return `${list} ${parts.length > 1 || last === 'Prices' || last === 'Contents' ? 'were' : 'was'} changed`
}

/** Returns the label of the field's part. */
export function partLabel(field: BatchField): string {
  return partOf.get(field)!
}
