// One draft for a new category and one for each edited one, stored for the tab.
import { categoryFields, categoryLabels, type CategoryTexts, categoryTexts } from '#domain/category/category-form.ts'
import type { ShopCategory } from '#server/categories/category-rows.ts'
import type { WebStorage } from '#web/browser/storage.ts'
import { type Draft, type DraftStore, draftStore, newDraft, readDraft } from '../kit/forms/draft-store.ts'

const blank: CategoryTexts = { name: '', tamilName: '', posterUrl: '', inFooter: '' }

export type CategoryFormDraft = Draft<keyof CategoryTexts>

export function draftOf(category: ShopCategory | undefined): CategoryFormDraft {
  return newDraft(category ? categoryTexts(category) : blank)
}

export function categoryStore(
  id: string | undefined,
  storage?: () => WebStorage | undefined,
): DraftStore<CategoryFormDraft> {
  return draftStore(`category-draft:${id ?? 'new'}`, (found) => readDraft(found, blank), storage)
}

/** For conflicts: fields by label. */
export const categoryParts = Object.fromEntries(categoryFields.map((name) => [categoryLabels[name], [name]]))

export const categoryFiles = { [categoryLabels.posterUrl]: 'picture' } as const

export function categoryInWords(part: string, texts: CategoryTexts): string {
  if (part === categoryLabels.posterUrl) return texts.posterUrl
  if (part === categoryLabels.inFooter) return texts.inFooter === 'on' ? 'in the footer' : 'not in the footer'
  return part === categoryLabels.name ? texts.name : texts.tamilName
}
