// What was typed on the upload form, kept for this tab so that a reload or a failed save loses nothing.
import type { ProductTexts } from '#domain/product-edit.ts'
import type { Prices } from '#web/admin/product-form/price-help.ts'
import { readStored, tabStorage, writeStored } from '#web/browser/storage.ts'

/** `saveKey` is the one under which a save left that has had no answer; '' when none has. */
export type Draft = ProductTexts & Prices & { videoUrl: string; saveKey: string }

const NAME = 'upload-draft'

export const emptyDraft: Draft = {
  productName: '',
  unit: '',
  category: '',
  mrp: '',
  discount: '',
  ourPrice: '',
  stock: '',
  imageUrl: '',
  videoUrl: '',
  saveKey: '',
  typed: [],
}

const prices = ['mrp', 'discount', 'ourPrice'] as const

/** What was found in the storage turned back into a draft; anything unreadable counts as nothing typed. */
export function readDraft(found: unknown): Draft {
  const kept: object = typeof found === 'object' && found !== null ? found : {}
  const texts = Object.keys(emptyDraft).flatMap((name) => {
    const value: unknown = Reflect.get(kept, name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const typed: unknown = Reflect.get(kept, 'typed')
  return {
    ...emptyDraft,
    ...Object.fromEntries(texts.filter(([name]) => name !== 'typed')),
    typed: Array.isArray(typed) ? prices.filter((name) => typed.includes(name)) : [],
  }
}

export function loadDraft(): Draft {
  return readDraft(readStored(tabStorage(), NAME))
}

/** A browser that allows no storage only loses the convenience. */
export function saveDraft(draft: Draft): void {
  writeStored(tabStorage(), NAME, draft)
}
