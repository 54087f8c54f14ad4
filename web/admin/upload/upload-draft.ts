// The draft of a new product; apart from its form, so that tests need no React.
import { emptyProductTexts, type ProductField } from '#domain/product/product-form.ts'
import { type Draft, draftStore, newDraft, readDraft } from '../kit/forms/draft-store.ts'
import { type PriceField, readTypedPrices } from '#web/admin/product-form/price-help.ts'

export type UploadDraft = Draft<ProductField> & { typed: readonly PriceField[] }

const blank = emptyProductTexts()

export const emptyDraft: UploadDraft = { ...newDraft(blank), typed: [] }

export const uploadStore = draftStore('upload-draft', readUploadDraft)

export function readUploadDraft(found: object): UploadDraft {
  return { ...readDraft(found, blank), typed: readTypedPrices(found) }
}
