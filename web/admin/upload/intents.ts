// Saves a new product, once per attempt (§5, §8).
import { intentTable, type Sender } from '../kit/intent.ts'
import { typed } from '../kit/about.ts'
import { priceQuestion, priceRefusal } from '#domain/product/price-question.ts'
import type { Product } from '#domain/product/product.ts'
import { readProductForm } from '#domain/product/product-form.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { products } from '#domain/words/en/office/goods/products.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import type { Shop } from '#server/shop.ts'
import { categoryGone } from '../product-form/category-gone.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import { fileMissingText, missingFile } from '../media/missing-file.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'

export const intents = intentTable('products', {
  save: { may: 'staff', says: () => wordsOf(uploads).didAddProduct, about: typed('productName'), run: save },
})

async function save(form: FormData, shop: Shop, { session: { id: who } }: Sender): Promise<ActionResult> {
  const text = wordsOf(uploads)
  const read = readProductForm(Object.fromEntries(form))
  if ('errors' in read) return { ok: false, ...read }
  const question = priceQuestion(read.draft)
  if (question && fieldText(form, 'confirmed') !== question) return { ok: false, ...priceRefusal(question) }
  const saveKey = fieldText(form, 'saveKey')
  if (!isIdempotencyKey(saveKey)) return refused(text.productFailed)
  const missing = await missingFile(shop, read.draft)
  if (missing) return refused(fileMissingText(missing), { [missing]: fileMissingText(missing) })
  const saved = await shop.products.save(read.draft, saveKey, { who }).catch(categoryGone)
  if (saved === 'category gone') {
    const { categoryGone: gone } = wordsOf(products)
    return refused(gone, { category: gone })
  }
  if (!saved) return refused(text.productFailed)
  return saved.isOther ? refused(savedAlready(saved.product)) : { ok: true, message: text.productUploaded }
}

function refused(message: string, errors: Record<string, string> = {}): ActionResult {
  return { ok: false, message, errors }
}

/** The form was changed after a save whose answer was lost: the admin decides whether it is another product. */
function savedAlready({ name, code }: Product): string {
  return wordsOf(uploads).savedAlready({ name, code })
}
