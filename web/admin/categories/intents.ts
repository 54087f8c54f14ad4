// Intents of the categories screen.
import { intentTable } from '../kit/intent.ts'
import { named, typed } from '../kit/about.ts'
import {
  categoryFields,
  categoryLabels,
  categoryTexts,
  type CategoryTexts,
  nameTaken,
  readCategoryForm,
} from '#domain/category/category-form.ts'
import { conflictText } from '#domain/three-way.ts'
import type { CategoryChange } from '#server/categories/change-categories.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { oldPage, readSeen } from '../kit/forms/conflicts/seen-fields.ts'
import { fieldText, type SavedEdit } from '../kit/intents.ts'
import { fileMissingMessages } from '../media/missing-file.ts'
import {
  addedText,
  CATEGORY_FAILED,
  CATEGORY_GONE,
  CHOOSE_TARGET,
  enabledText,
  mergedText,
  notEmptyText,
  savedText,
} from './messages.ts'

export type CategoryResult = SavedEdit<CategoryTexts>

/** Built-in posters are not in the media folder. */
const DRAWN_POSTER = /^\/posters\/[\w-]+\.jpg$/

export const intents = intentTable('products', {
  add: {
    may: 'staff',
    says: 'Added a category',
    about: typed('name'),
    run: async (form: FormData, shop: Shop): Promise<CategoryResult> => {
      const read = readCategoryForm(Object.fromEntries(form))
      if ('errors' in read) return { ok: false, ...read }
      const id = fieldText(form, 'id')
      if (!isIdempotencyKey(id)) return refused(CATEGORY_FAILED)
      if (await isPosterMissing(shop, read.draft.posterUrl)) return posterMissing()
      return answer(await shop.categories.add(id, read.draft), (name) => addedText(name))
    },
  },

  edit: {
    may: 'staff',
    says: 'Edited a category',
    about: named('category'),
    run: async (form: FormData, shop: Shop): Promise<CategoryResult> => {
      const read = readCategoryForm(Object.fromEntries(form))
      if ('errors' in read) return { ok: false, ...read }
      const texts = readSeen(form, categoryFields)
      if (!texts) return refused(oldPage())
      const seen = readCategoryForm(texts)
      if ('errors' in seen) return refused(CATEGORY_FAILED)
      const { posterUrl } = read.draft
      if (posterUrl !== seen.draft.posterUrl && (await isPosterMissing(shop, posterUrl))) return posterMissing()
      const id = fieldText(form, 'id')
      return answer(await shop.categories.edit({ id, edited: read.draft, seen: seen.draft }), savedText)
    },
  },

  move: {
    may: 'staff',
    says: 'Moved a category',
    about: named('category'),
    run: async (form: FormData, shop: Shop): Promise<CategoryResult> => {
      const change = { id: fieldText(form, 'id'), beforeId: fieldText(form, 'beforeId') || undefined }
      return answer(await shop.categories.move(change), () => '')
    },
  },

  enable: {
    may: 'staff',
    says: 'Switched a category on or off',
    about: named('category'),
    run: async (form: FormData, shop: Shop): Promise<CategoryResult> => {
      const enabled = fieldText(form, 'enabled') === 'on'
      const changed = await shop.categories.enable({ id: fieldText(form, 'id'), enabled })
      return answer(changed, (name) => enabledText(name, enabled))
    },
  },

  merge: {
    may: 'staff',
    says: 'Merged a category into another',
    about: named('category'),
    run: async (form: FormData, shop: Shop): Promise<CategoryResult> => {
      const intoId = fieldText(form, 'intoId')
      if (intoId === '') return refused(CHOOSE_TARGET)
      return answer(await shop.categories.merge({ id: fieldText(form, 'id'), intoId }), mergedText)
    },
  },

  remove: {
    may: 'staff',
    says: 'Deleted a category',
    about: named('category'),
    run: async (form: FormData, shop: Shop): Promise<CategoryResult> => {
      return answer(await shop.categories.remove({ id: fieldText(form, 'id') }), (name) => `${name} has been deleted`)
    },
  },
})

function answer(change: CategoryChange, say: (name: string, moved: number) => string): CategoryResult {
  switch (change.outcome) {
    case 'done':
      return { ok: true, message: say(change.category.name, change.movedProducts) }
    case 'gone':
      return refused(CATEGORY_GONE)
    case 'taken':
      return { ok: false, message: nameTaken(change.name), errors: { name: nameTaken(change.name) } }
    case 'not empty':
      return refused(notEmptyText(change.category.name, change.products))
    case 'changed': {
      const message = conflictText(change.conflicts.map((field) => categoryLabels[field]))
      return { ok: false, message, errors: {}, others: categoryTexts(change.category) }
    }
  }
}

function refused(message: string): CategoryResult {
  return { ok: false, message, errors: {} }
}

async function isPosterMissing({ media }: Shop, url: string): Promise<boolean> {
  return url !== '' && !DRAWN_POSTER.test(url) && !(await media.holds('image', url))
}

function posterMissing(): CategoryResult {
  const message = fileMissingMessages.imageUrl
  return { ok: false, message, errors: { posterUrl: message } }
}
