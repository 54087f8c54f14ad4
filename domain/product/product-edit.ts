/** The edit form of a product, and its merge with concurrent edits (§4, §5 Edit product). */
import { asciiDigits } from '../numbers/digits.ts'
import { merge, type Parts } from '../three-way.ts'
import { wordsOf } from '../words/catalogue.ts'
import { products } from '../words/en/office/goods/products.ts'
import { edited, editedFields, fieldsOf, readProductForm } from './product-form.ts'
import type { ProductDraft, ProductPart, ProductTexts } from './product-form.ts'
import { clampedStock } from './stock.ts'

const textNames = [...editedFields, 'stock'] as const
const partNames = [...new Set(editedFields.map((name) => edited[name].part))]

/** Fields that conflict together; the stock conflicts with none. */
export const productParts: Parts<ProductTexts, ProductPart> = partsOf(fieldsOf)
const propertyParts = partsOf((part) => fieldsOf(part).map((name) => edited[name].property))

function partsOf<Name>(namesOf: (part: ProductPart) => Name[]) {
  return Object.fromEntries(partNames.map((part) => [part, namesOf(part)])) as Record<ProductPart, Name[]>
}

/** Returns the form data: the edited values, and under `seen.…` those on opening. */
export function editFields(texts: ProductTexts, seen: ProductTexts): Record<string, string> {
  return { ...texts, ...Object.fromEntries(textNames.map((name) => [`seen.${name}`, seen[name]])) }
}

/** Returns both drafts, or a message per field and for the form. A negative stock becomes 0 (§5). */
export function readProductEdit(
  input: Record<string, unknown>,
): { edited: ProductDraft; seen: ProductDraft } | { errors: Record<string, string>; message: string } {
  const { stock } = input
  const clamped =
    typeof stock === 'string' && /^\s*-\s*[\d.]/.test(asciiDigits(stock)) ? { ...input, stock: '0' } : input
  const { fillIn } = wordsOf(products)
  const read = readProductForm(clamped, fillIn)
  if ('errors' in read) return read
  const seen = readProductForm(Object.fromEntries(textNames.map((name) => [name, input[`seen.${name}`]])))
  return 'errors' in seen ? { errors: {}, message: fillIn } : { edited: read.draft, seen: seen.draft }
}

/**
 * Three-way merge: returns the draft to store, with the stock changed by the edit's difference, or the parts that both
 * sides changed differently.
 */
export function mergeEdit(
  seen: ProductDraft,
  edit: ProductDraft,
  now: ProductDraft,
): { draft: ProductDraft } | { conflicts: ProductPart[] } {
  const result = merge<ProductDraft, ProductPart>(propertyParts, { seen, edited: edit, now })
  if ('conflicts' in result) return result
  return { draft: { ...result.merged, stock: clampedStock(now.stock + edit.stock - seen.stock) } }
}
