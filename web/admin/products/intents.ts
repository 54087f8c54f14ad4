// Intents of the products screen (spec §8).
import { intentTable, type Sender } from '../kit/intent.ts'
import { named } from '../kit/about.ts'
import { conflictText } from '#domain/three-way.ts'
import { priceQuestion, priceRefusal } from '#domain/product/price-question.ts'
import { readProductEdit } from '#domain/product/product-edit.ts'
import { partLabel, type ProductTexts, productTexts } from '#domain/product/product-form.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { products as words } from '#domain/words/en/office/goods/products.ts'
import type { Shop } from '#server/shop.ts'
import { categoryGone } from '../product-form/category-gone.ts'
import { type ActionResult, fieldText, type SavedEdit } from '../kit/intents.ts'
import { fileMissingText, missingFile } from '../media/missing-file.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { readChosenChange, readId, readTypedChange, type StockChange } from './stock/stock-change.ts'

type Done = { ok: true; message: string; id: string; stock?: number }
type Refused = ActionResult & { ok: false }

export type StockResult = Done | Refused
export type EditResult = Done | (Refused & SavedEdit<ProductTexts>)

export const intents = intentTable('products', {
  'set-stock': {
    may: 'staff',
    area: 'stock',
    says: () => wordsOf(words).didSetStock,
    about: named('product'),
    run: (form: FormData, shop: Shop, { session: { id: who } }: Sender) =>
      change({ form, shop, who }, readTypedChange(form), ({ isRepeat }) =>
        isRepeat ? wordsOf(words).stockUpdatedOnce : wordsOf(words).stockUpdated,
      ),
  },
  'add-stock': {
    may: 'staff',
    area: 'stock',
    says: () => wordsOf(words).didAddStock,
    about: named('product'),
    run: (form: FormData, shop: Shop, { session: { id: who } }: Sender) =>
      change({ form, shop, who }, readChosenChange(form), ({ delta: units, isRepeat }) =>
        isRepeat ? wordsOf(words).stockAddedOnce({ units }) : wordsOf(words).stockAdded({ units }),
      ),
  },
  edit: { may: 'staff', says: () => wordsOf(words).didEdit, about: named('product'), run: edit },
  delete: { may: 'staff', says: () => wordsOf(words).didDelete, about: named('product'), run: remove },
})

/** Without an answer: the shop may have saved the change or not. */
export function failureMessage(name: string): string {
  const text = wordsOf(words)
  if (name === 'edit') return text.editFailed
  return name === 'delete' ? text.deleteFailed : text.stockFailed
}

/** A retry after a lost answer reuses its key and changes nothing. */
async function change(
  { form, shop, who }: { form: FormData; shop: Shop; who: string | undefined },
  wanted: StockChange | undefined,
  say: (done: StockChange & { isRepeat: boolean }) => string,
): Promise<StockResult> {
  const key = fieldText(form, 'key')
  const changed =
    wanted && isIdempotencyKey(key) ? await shop.products.changeStock(wanted.id, wanted.delta, { key, who }) : undefined
  if (!wanted || !changed) return { ok: false, message: wordsOf(words).stockFailed, errors: {} }
  const { stock, isRepeat } = changed
  return { ok: true, id: wanted.id, stock, message: say({ ...wanted, isRepeat: isRepeat === true }) }
}

async function edit(form: FormData, shop: Shop, { session: { id: who } }: Sender): Promise<EditResult> {
  const text = wordsOf(words)
  const read = readProductEdit(Object.fromEntries(form))
  if ('errors' in read) return { ok: false, ...read }
  const { edited, seen } = read
  const question = priceQuestion(edited, seen)
  if (question && fieldText(form, 'confirmed') !== question) return { ok: false, ...priceRefusal(question) }
  const id = readId(form) ?? ''
  const key = fieldText(form, 'key')
  const stored = await shop.products.find(id)
  if (!stored || !isIdempotencyKey(key)) return { ok: false, message: text.editFailed, errors: {} }
  const missing = await missingFile(shop, edited, stored)
  if (missing) return { ok: false, message: fileMissingText(missing), errors: { [missing]: fileMissingText(missing) } }
  const result = await shop.products.edit(id, edited, seen, { key, who }).catch(categoryGone)
  if (result === 'category gone')
    return { ok: false, message: text.categoryGone, errors: { category: text.categoryGone } }
  if (!result) return { ok: false, message: text.editFailed, errors: {} }
  const { product, changedMeanwhile: parts } = result
  if (!parts) return { ok: true, id, stock: product.stock, message: text.edited }
  return { ok: false, message: conflictText(parts.map(partLabel)), errors: {}, others: productTexts(product) }
}

async function remove(form: FormData, { products }: Shop, { session: { id: who } }: Sender): Promise<Done | Refused> {
  const id = readId(form) ?? ''
  if (!(await products.remove(id, { who }))) return { ok: false, message: wordsOf(words).deleteFailed, errors: {} }
  return { ok: true, id, message: wordsOf(words).deleted }
}
