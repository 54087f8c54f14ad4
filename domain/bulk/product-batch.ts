/** Changes of many products at once: what each records, and what an undo restores of it (§4 Edit product). */
import { edited, type ProductDraft } from '../product/product-form.ts'
import type { Product } from '../product/product.ts'
import { clampedStock } from '../product/stock.ts'

/** What a batch can change of a product; the stock is changed by a difference. */
export type BatchFields = Omit<Product, 'id' | 'code' | 'discount' | 'stock' | 'createdAt' | 'updatedAt'>
export type BatchField = keyof BatchFields

/**
 * What is to become of one product. With `seen`, a product of which somebody else has changed one of these fields is left as it
 * is. Stock is changed by a difference, so that orders meanwhile stay counted.
 */
export type ProductChange =
  | { what: 'create'; draft: ProductDraft; id?: string; code?: string }
  | { what: 'edit'; id: string; fields: Partial<BatchFields>; addStock?: number; seen?: Partial<BatchFields> }
  | { what: 'delete'; id: string; seen?: Partial<BatchFields> }

/** One product that a batch left as it was, or undid otherwise than asked, with the sentence that says why. */
export type LeftOut = { id: string; name: string; why: string }

/** The values of what was changed, before or after it. */
export type Recorded = Partial<BatchFields> & { stock?: number }

const partOf = new Map<BatchField, string>(Object.values(edited).map(({ property, part }) => [property, part]))
const batchFields = [...partOf.keys()]

/** Returns the fields of `wanted` that somebody changed since they were `seen`, to something else than is wanted. */
export function changedSince(
  now: BatchFields,
  seen: Partial<BatchFields>,
  wanted: Partial<BatchFields> = {},
): BatchField[] {
  return batchFields.filter((field) => field in seen && now[field] !== seen[field] && now[field] !== wanted[field])
}

/** Returns what differs between the two, before and after; undefined when nothing does. */
export function recordOf(before: Product, after: Product): { before: Recorded; after: Recorded } | undefined {
  const changed = [...batchFields, 'stock' as const].filter((field) => before[field] !== after[field])
  if (changed.length === 0) return undefined
  return { before: picked(before, changed), after: picked(after, changed) }
}

/**
 * Returns the product as it is after the undo of an edit, and the parts that stay because somebody changed them since. The two
 * prices are one part, as in the form. The stock goes back by the difference, to 0 at the least.
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

/** Returns what somebody changed of a product since a batch made it `created`, its stock aside. */
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

/** Returns 'Category and Prices' with 'was' or 'were', for a sentence about what somebody changed. */
export function wereChanged(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
  return `${list} ${parts.length > 1 || last === 'Prices' || last === 'Contents' ? 'were' : 'was'} changed`
}

/** Returns the label of a field's part in the form. */
export function partLabel(field: BatchField): string {
  return partOf.get(field)!
}
