/** The edit form of a product, and the merge of an edit with concurrent edits (§4, §5 Edit product). */
import { asciiDigits } from './digits.ts'
import { rupeesFromPaise } from './money.ts'
import type { Product } from './product.ts'
import { readProductForm } from './product-form.ts'
import type { ProductDraft } from './product-form.ts'
import { clampedStock } from './stock.ts'

export const FILL_IN_TO_EDIT = 'Please fill in all required fields'

/** The fields of the form as strings. */
export type ProductTexts = Record<(typeof textNames)[number], string>

const textNames = ['productName', 'unit', 'category', 'mrp', 'discount', 'ourPrice', 'stock', 'imageUrl'] as const

/** Returns the initial values of the form. */
export function productTexts(product: Omit<Product, 'code' | 'id' | 'createdAt'>): ProductTexts {
  return {
    productName: product.name,
    unit: product.unit,
    category: product.category,
    mrp: `${rupeesFromPaise(product.mrpPaise)}`,
    discount: `${product.discount}`,
    ourPrice: `${rupeesFromPaise(product.pricePaise)}`,
    stock: `${product.stock}`,
    imageUrl: product.imageUrl,
  }
}

/** Returns the form data of an edit: the edited values, and under `seen.…` the values when the form was opened. */
export function editFields(edited: ProductTexts, seen: ProductTexts): Record<string, string> {
  return { ...edited, ...Object.fromEntries(textNames.map((name) => [`seen.${name}`, seen[name]])) }
}

/** Returns both drafts, or a message for each field and one for the form. A stock below 0 becomes 0 (§5). */
export function readProductEdit(
  input: Record<string, unknown>,
): { edited: ProductDraft; seen: ProductDraft } | { errors: Record<string, string>; message: string } {
  const { stock } = input
  const clamped =
    typeof stock === 'string' && /^\s*-\s*[\d.]/.test(asciiDigits(stock)) ? { ...input, stock: '0' } : input
  const edited = readProductForm(clamped, FILL_IN_TO_EDIT)
  if ('errors' in edited) return edited
  const seen = readProductForm(Object.fromEntries(textNames.map((name) => [name, input[`seen.${name}`]])))
  return 'errors' in seen ? { errors: {}, message: FILL_IN_TO_EDIT } : { edited: edited.draft, seen: seen.draft }
}

/** The fields that conflict as one, by their label in the form. */
const parts = {
  Image: ['imageUrl'],
  'Product Name': ['name'],
  Per: ['unit'],
  Category: ['category'],
  Prices: ['mrpPaise', 'pricePaise', 'discount'],
} as const satisfies Record<string, readonly (keyof ProductDraft)[]>

export type ProductPart = keyof typeof parts

/**
 * Three-way merge: returns the draft to store, with each part that the edit changed, the others as they are now, and the
 * stock changed by the edit's difference. Parts that both changed differently are returned as conflicts instead.
 */
export function mergeEdit(
  seen: ProductDraft,
  edited: ProductDraft,
  now: ProductDraft,
): { draft: ProductDraft } | { changedMeanwhile: ProductPart[] } {
  const draft: ProductDraft = { ...now, stock: clampedStock(now.stock + edited.stock - seen.stock) }
  const changedMeanwhile: ProductPart[] = []
  for (const part of Object.keys(parts) as ProductPart[]) {
    const differs = (a: ProductDraft, b: ProductDraft) => parts[part].some((field) => a[field] !== b[field])
    if (!differs(seen, edited)) continue
    if (differs(seen, now) && differs(edited, now)) changedMeanwhile.push(part)
    else Object.assign(draft, Object.fromEntries(parts[part].map((field) => [field, edited[field]])))
  }
  return changedMeanwhile.length > 0 ? { changedMeanwhile } : { draft }
}

/** Returns the message about an edit conflict. */
export function changedMeanwhileText(changed: readonly ProductPart[]): string {
  return `Someone else has changed this product meanwhile (${changed.join(', ')}). See what stands there now, then save again.`
}
