// Intents of the products screen (spec §8).
import { intentTable, type Sender } from '../kit/intent.ts'
import { named } from '../kit/about.ts'
import { conflictText } from '#domain/three-way.ts'
import { priceQuestion, priceRefusal } from '#domain/product/product.ts'
import { readProductEdit } from '#domain/product/product-edit.ts'
import { NO_SUCH_CATEGORY, type ProductTexts, productTexts } from '#domain/product/product-form.ts'
import type { Shop } from '#server/shop.ts'
import { categoryGone } from '../product-form/category-gone.ts'
import { type ActionResult, fieldText, type SavedEdit } from '../kit/intents.ts'
import { fileMissingMessages, missingFile } from '../media/missing-file.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { readChosenChange, readId, readTypedChange, type StockChange } from './stock/stock-change.ts'

export const STOCK_FAILED = 'Failed to update stock'
export const EDIT_FAILED = 'Failed to update product'
export const DELETE_FAILED = 'Failed to delete product'
const COUNTED_ONCE = 'It had arrived the first time and is counted once.'

type Done = { ok: true; message: string; id: string; stock?: number }
type Refused = ActionResult & { ok: false }

export type StockResult = Done | Refused
export type EditResult = Done | (Refused & SavedEdit<ProductTexts>)

export const intents = intentTable('products', {
  'set-stock': {
    may: 'staff',
    area: 'stock',
    says: 'Changed the stock of a product',
    about: named('product'),
    run: (form: FormData, shop: Shop, { session: { id: who } }: Sender) =>
      change({ form, shop, who }, readTypedChange(form), () => 'Stock updated successfully'),
  },
  'add-stock': {
    may: 'staff',
    area: 'stock',
    says: 'Added stock to a product',
    about: named('product'),
    run: (form: FormData, shop: Shop, { session: { id: who } }: Sender) =>
      change({ form, shop, who }, readChosenChange(form), ({ delta }) => `Added ${delta} units to stock`),
  },
  edit: { may: 'staff', says: 'Edited a product', about: named('product'), run: edit },
  delete: { may: 'staff', says: 'Deleted a product', about: named('product'), run: remove },
})

/** Without an answer: the shop may have saved the change or not. */
export function failureMessage(name: string): string {
  if (name === 'edit') return EDIT_FAILED
  return name === 'delete' ? DELETE_FAILED : STOCK_FAILED
}

/** A retry after a lost answer reuses its key and changes nothing. */
async function change(
  { form, shop, who }: { form: FormData; shop: Shop; who: string | undefined },
  wanted: StockChange | undefined,
  say: (done: StockChange) => string,
): Promise<StockResult> {
  const key = fieldText(form, 'key')
  const changed =
    wanted && isIdempotencyKey(key) ? await shop.products.changeStock(wanted.id, wanted.delta, { key, who }) : undefined
  if (!wanted || !changed) return { ok: false, message: STOCK_FAILED, errors: {} }
  const { stock, isRepeat } = changed
  return { ok: true, id: wanted.id, stock, message: isRepeat ? `${say(wanted)}. ${COUNTED_ONCE}` : say(wanted) }
}

async function edit(form: FormData, shop: Shop, { session: { id: who } }: Sender): Promise<EditResult> {
  const read = readProductEdit(Object.fromEntries(form))
  if ('errors' in read) return { ok: false, ...read }
  const { edited, seen } = read
  const question = priceQuestion(edited, seen)
  if (question && fieldText(form, 'confirmed') !== question) return { ok: false, ...priceRefusal(question) }
  const id = readId(form) ?? ''
  const key = fieldText(form, 'key')
  const stored = await shop.products.find(id)
  if (!stored || !isIdempotencyKey(key)) return { ok: false, message: EDIT_FAILED, errors: {} }
  const missing = await missingFile(shop, edited, stored)
  if (missing)
    return { ok: false, message: fileMissingMessages[missing], errors: { [missing]: fileMissingMessages[missing] } }
  const result = await shop.products.edit(id, edited, seen, { key, who }).catch(categoryGone)
  if (result === 'category gone')
    return { ok: false, message: NO_SUCH_CATEGORY, errors: { category: NO_SUCH_CATEGORY } }
  if (!result) return { ok: false, message: EDIT_FAILED, errors: {} }
  const { product, changedMeanwhile: parts } = result
  if (!parts) return { ok: true, id, stock: product.stock, message: 'Product updated successfully' }
  return { ok: false, message: conflictText(parts), errors: {}, others: productTexts(product) }
}

async function remove(form: FormData, { products }: Shop, { session: { id: who } }: Sender): Promise<Done | Refused> {
  const id = readId(form) ?? ''
  if (!(await products.remove(id, { who }))) return { ok: false, message: DELETE_FAILED, errors: {} }
  return { ok: true, id, message: 'Product deleted successfully' }
}
