/** The edit form of a product, and the merge of an edit with concurrent edits (§4, §5 Edit product). */
import { asciiDigits } from './digits.ts'
import { edited, editedFields, fieldsOf, readProductForm } from './product-form.ts'
import type { ProductDraft, ProductPart, ProductTexts } from './product-form.ts'
import { clampedStock } from './stock.ts'

export const FILL_IN_TO_EDIT = 'Please fill in all required fields'

const textNames = [...editedFields, 'stock'] as const
const parts = [...new Set(editedFields.map((name) => edited[name].part))]

/** Returns the form data of an edit: the edited values, and under `seen.…` the values when the form was opened. */
export function editFields(texts: ProductTexts, seen: ProductTexts): Record<string, string> {
  return { ...texts, ...Object.fromEntries(textNames.map((name) => [`seen.${name}`, seen[name]])) }
}

/** Returns both drafts, or a message for each field and one for the form. A stock below 0 becomes 0 (§5). */
export function readProductEdit(
  input: Record<string, unknown>,
): { edited: ProductDraft; seen: ProductDraft } | { errors: Record<string, string>; message: string } {
  const { stock } = input
  const clamped =
    typeof stock === 'string' && /^\s*-\s*[\d.]/.test(asciiDigits(stock)) ? { ...input, stock: '0' } : input
  const read = readProductForm(clamped, FILL_IN_TO_EDIT)
  if ('errors' in read) return read
  const seen = readProductForm(Object.fromEntries(textNames.map((name) => [name, input[`seen.${name}`]])))
  return 'errors' in seen ? { errors: {}, message: FILL_IN_TO_EDIT } : { edited: read.draft, seen: seen.draft }
}

/**
 * Three-way merge: returns the draft to store, with each part that the edit changed, the others as they are now, and the
 * stock changed by the edit's difference. Parts that both changed differently are returned as conflicts instead.
 */
export function mergeEdit(
  seen: ProductDraft,
  edit: ProductDraft,
  now: ProductDraft,
): { draft: ProductDraft } | { changedMeanwhile: ProductPart[] } {
  const draft: ProductDraft = { ...now, stock: clampedStock(now.stock + edit.stock - seen.stock) }
  const changedMeanwhile: ProductPart[] = []
  for (const part of parts) {
    const properties = fieldsOf(part).map((name) => edited[name].property)
    const differs = (a: ProductDraft, b: ProductDraft) => properties.some((property) => a[property] !== b[property])
    if (!differs(seen, edit)) continue
    if (differs(seen, now) && differs(edit, now)) changedMeanwhile.push(part)
    else Object.assign(draft, Object.fromEntries(properties.map((property) => [property, edit[property]])))
  }
  return changedMeanwhile.length > 0 ? { changedMeanwhile } : { draft }
}

/** Returns the message about an edit conflict. */
export function changedMeanwhileText(changed: readonly ProductPart[]): string {
  return `Someone else has changed this product meanwhile (${changed.join(', ')}). See what stands there now, then save again.`
}
