// What was typed on the form of a category, kept for this tab: one draft for a new one, one for each that is being edited.
import { categoryFields, categoryLabels, type CategoryTexts, categoryTexts } from '#domain/category/category-form.ts'
import type { ShopCategory } from '#server/categories/category-rows.ts'
import type { WebStorage } from '#web/browser/storage.ts'
import { type Draft, type DraftStore, draftStore, newDraft, readDraft } from '../kit/draft-store.ts'

const blank: CategoryTexts = { name: '', tamilName: '', posterUrl: '', inFooter: '' }

export type CategoryFormDraft = Draft<keyof CategoryTexts>

/** Returns the draft of a category as it is; of a new one without. */
export function draftOf(category: ShopCategory | undefined): CategoryFormDraft {
  return newDraft(category ? categoryTexts(category) : blank)
}

/** The store of the draft of that category, or of a new one. */
export function categoryStore(
  id: string | undefined,
  storage?: () => WebStorage | undefined,
): DraftStore<CategoryFormDraft> {
  return draftStore(`category-draft:${id ?? 'new'}`, (found) => readDraft(found, blank), storage)
}

/** The fields that conflict, each by its label. */
export const categoryParts = Object.fromEntries(categoryFields.map((name) => [categoryLabels[name], [name]]))

export const categoryFiles = { [categoryLabels.posterUrl]: 'picture' } as const

export function categoryInWords(part: string, texts: CategoryTexts): string {
  if (part === categoryLabels.posterUrl) return texts.posterUrl
  if (part === categoryLabels.inFooter) return texts.inFooter === 'on' ? 'in the footer' : 'not in the footer'
  return part === categoryLabels.name ? texts.name : texts.tamilName
}
