// One draft for a new category and one for each edited one, stored for the tab.
import {
  categoryFields,
  type CategoryField,
  categoryLabel,
  type CategoryTexts,
  categoryTexts,
} from '#domain/category/category-form.ts'
import { eachAlone } from '#domain/three-way.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { categories } from '#domain/words/en/office/goods/categories.ts'
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

export const categoryParts = eachAlone(categoryFields)

export const categoryFiles = { posterUrl: 'picture' } as const

export function categoryPartLabels(): Record<string, string> {
  return Object.fromEntries(categoryFields.map((name) => [name, categoryLabel(name)]))
}

export function categoryInWords(part: string, texts: CategoryTexts): string {
  const text = wordsOf(categories)
  if (part === 'inFooter') return texts.inFooter === 'on' ? text.inTheFooter : text.notInTheFooter
  return texts[part as CategoryField]
}
