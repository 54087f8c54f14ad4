// What was typed on the form of a category, kept for this tab: one draft for a new one, one for each that is being edited.
import { type CategoryTexts, categoryTexts } from '#domain/category/category-form.ts'
import type { ShopCategory } from '#server/categories/category-rows.ts'
import type { WebStorage } from '#web/browser/storage.ts'
import { type Draft, type DraftStore, draftStore, readDraft } from '../kit/draft-store.ts'

const blank: CategoryTexts = { name: '', tamilName: '', posterUrl: '', inFooter: '' }

/** `seen` are the texts that the draft began with, or those of another admin that were shown since. */
export type CategoryFormDraft = Draft<keyof CategoryTexts> & { seen: CategoryTexts }

/** Returns the draft of a category as it is; of a new one without. */
export function draftOf(category: ShopCategory | undefined): CategoryFormDraft {
  const texts = category ? categoryTexts(category) : blank
  return { texts, key: '', seen: texts }
}

/** The store of the draft of that category, or of a new one. */
export function categoryStore(
  id: string | undefined,
  storage?: () => WebStorage | undefined,
): DraftStore<CategoryFormDraft> {
  return draftStore(
    `category-draft:${id ?? 'new'}`,
    (found) => ({
      ...readDraft(found, blank),
      seen: readDraft(Object(Reflect.get(found, 'seen')) as object, blank).texts,
    }),
    storage,
  )
}
