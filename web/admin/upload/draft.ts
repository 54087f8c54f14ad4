// What was typed on the upload form, kept for this tab so that a reload or a failed save loses nothing.
import type { Prices } from './price-help.ts'

export type Draft = Prices & { productName: string; unit: string; category: string; stock: string; imageUrl: string }

const KEY = 'upload-draft'

export const emptyDraft: Draft = {
  productName: '',
  unit: '',
  category: '',
  mrp: '',
  discount: '',
  ourPrice: '',
  stock: '',
  imageUrl: '',
  typed: [],
}

const texts = ['productName', 'unit', 'category', 'mrp', 'discount', 'ourPrice', 'stock', 'imageUrl'] as const
const prices = ['mrp', 'discount', 'ourPrice'] as const

/** A kept draft as text turned back into a draft; anything unreadable counts as nothing typed. */
export function readDraft(text: string | null): Draft {
  const kept = parsed(text ?? '')
  const draft = { ...emptyDraft }
  for (const name of texts) {
    const value = kept?.[name]
    if (typeof value === 'string') draft[name] = value
  }
  const typed: unknown = kept?.typed
  return { ...draft, typed: Array.isArray(typed) ? prices.filter((name) => typed.includes(name)) : [] }
}

export function loadDraft(): Draft {
  try {
    return readDraft(sessionStorage.getItem(KEY))
  } catch {
    return emptyDraft
  }
}

/** Keeps the draft; a browser that allows no storage only loses the convenience. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    return
  }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
