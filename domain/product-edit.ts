/** The edit form of a product, and how an edit meets what others did to the product meanwhile (§4, §5 Edit product). */
import { asciiDigits } from './digits.ts'
import { rupeesFromPaise } from './money.ts'
import type { Product } from './product.ts'
import { readProductForm } from './product-form.ts'
import type { ProductDraft } from './product-form.ts'
import { clampedStock } from './stock.ts'

export const FILL_IN_TO_EDIT = 'Please fill in all required fields'

/** The fields of the form as texts. */
export type ProductTexts = Record<(typeof textNames)[number], string>

const textNames = ['productName', 'unit', 'category', 'mrp', 'discount', 'ourPrice', 'stock', 'imageUrl'] as const

/** What the form starts with. */
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

/** An edit as it travels: the texts, and under `seen.…` those that stood in the form when it was opened. */
export function editFields(edited: ProductTexts, seen: ProductTexts): Record<string, string> {
  return { ...edited, ...Object.fromEntries(textNames.map((name) => [`seen.${name}`, seen[name]])) }
}

/** Both drafts, or one message a field and one for the whole form. A stock below 0 is clamped to 0 (§5). */
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

/** What belongs together in an edit, by the name the form has for it. */
const parts = {
  Image: ['imageUrl'],
  'Product Name': ['name'],
  Per: ['unit'],
  Category: ['category'],
  Prices: ['mrpPaise', 'pricePaise', 'discount'],
} as const satisfies Record<string, readonly (keyof ProductDraft)[]>

export type ProductPart = keyof typeof parts

/**
 * What to store: each part that the edit changed, the others as they stand now, and the stock moved by the edit's difference.
 * A part that both changed, and not alike, is named instead: the one who edits decides.
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

/** What the admin reads whose edit met another's. */
export function changedMeanwhileText(changed: readonly ProductPart[]): string {
  return `Someone else has changed this product meanwhile (${changed.join(', ')}). See what stands there now, then save again.`
}
