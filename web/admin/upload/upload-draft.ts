// The draft of a new product, kept for this tab.
import { type Draft, draftStore, readDraft } from '../kit/draft-store.ts'
import { type PriceField, readTypedPrices } from '#web/admin/product-form/price-help.ts'

const blank = {
  productName: '',
  unit: '',
  category: '',
  mrp: '',
  discount: '',
  ourPrice: '',
  stock: '',
  imageUrl: '',
  videoUrl: '',
}

export type UploadDraft = Draft<keyof typeof blank> & { typed: readonly PriceField[] }

export const emptyDraft: UploadDraft = { texts: blank, key: '', typed: [] }

export const uploadStore = draftStore('upload-draft', readUploadDraft)

export function readUploadDraft(found: object): UploadDraft {
  return { ...readDraft(found, blank), typed: readTypedPrices(found) }
}
