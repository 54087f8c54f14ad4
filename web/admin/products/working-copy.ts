// The draft of the edit form, stored for the tab, so that closing the dialog or reloading loses nothing.
import { type Product, unitLabel } from '#domain/product/product.ts'
import { fieldsOf, type ProductPart, type ProductTexts, productTexts } from '#domain/product/product-form.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { products as words } from '#domain/words/en/office/goods/products.ts'
import { type PriceField, priceFields } from '#web/admin/product-form/price-help.ts'
import { type Draft, type DraftStore, draftStore, newDraft, readDraft } from '../kit/forms/draft-store.ts'

type TextName = keyof ProductTexts

export type WorkingCopy = Draft<TextName> & { typed: readonly PriceField[] }

export function startCopy(product: Product): WorkingCopy {
  return { ...newDraft(productTexts(product)), typed: priceFields }
}

export function copyStore(product: Product): DraftStore<WorkingCopy> {
  return draftStore(`product-edit ${product.id}`, (found) => readCopy(found, product))
}

export function isChanged({ seen, texts }: WorkingCopy): boolean {
  return namesOf(seen).some((name) => texts[name] !== seen[name])
}

/** Reads a stored draft of this product; undefined without a change. */
export function readCopy(found: object, product: Product): WorkingCopy | undefined {
  const start = startCopy(product)
  const kept: unknown = Reflect.get(found, 'seen')
  if (typeof kept !== 'object' || kept === null || !hasTexts(Reflect.get(found, 'texts'))) return undefined
  // A field added to the form since gets the product's value, as seen and as typed.
  const { seen } = readDraft(found, start.texts)
  const copy = { ...start, ...readDraft(found, seen), seen }
  return isChanged(copy) ? copy : undefined
}

function hasTexts(found: unknown): boolean {
  return typeof found === 'object' && found !== null && Object.values(found).every((text) => typeof text === 'string')
}

function namesOf(texts: ProductTexts): TextName[] {
  return Object.keys(texts) as TextName[]
}

export const productFiles = { image: 'picture', video: 'file' } as const

/** For conflict messages. */
export function productInWords(part: string, texts: ProductTexts): string {
  const text = wordsOf(words)
  switch (part as ProductPart) {
    case 'per':
      return unitLabel(texts.unit === '1box' ? '1box' : '1pkt')
    case 'prices':
      return text.pricesInWords({ mrp: texts.mrp, discount: texts.discount || 0, price: texts.ourPrice })
    case 'inTheShop':
      return texts.enabled === 'no' ? text.switchedOff : text.shown
    case 'newThisYear':
      return texts.isNew === 'yes' ? text.yes : text.no
    default:
      return fieldsOf(part as ProductPart)
        .map((name) => texts[name])
        .join(', ')
  }
}
