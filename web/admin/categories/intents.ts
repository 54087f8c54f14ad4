// Intents of the categories screen.
import { intentTable } from '../kit/intent.ts'
import { named, typed } from '../kit/about.ts'
import {
  categoryFields,
  categoryLabel,
  categoryTexts,
  type CategoryTexts,
  nameTaken,
  readCategoryForm,
} from '#domain/category/category-form.ts'
import { conflictText } from '#domain/three-way.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { categories } from '#domain/words/en/office/goods/categories.ts'
import type { CategoryChange } from '#server/categories/change-categories.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { changedSince, oldPage, readBefore, readSeen } from '../kit/forms/conflicts/seen-fields.ts'
import { fieldText, type SavedEdit } from '../kit/intents.ts'
import { fileMissingText } from '../media/missing-file.ts'
import { enabledText, mergedText, savedText } from './messages.ts'

export type CategoryResult = SavedEdit<CategoryTexts>

/** Built-in posters are not in the media folder. */
const DRAWN_POSTER = /^\/posters\/[\w-]+\.jpg$/

export const intents = intentTable('products', {
  add: {
    may: 'staff',
    says: () => wordsOf(categories).didAdd,
    about: typed('name'),
    run: async (form: FormData, shop: Shop): Promise<CategoryResult> => {
      const read = readCategoryForm(Object.fromEntries(form))
      if ('errors' in read) return { ok: false, ...read }
      const id = fieldText(form, 'id')
      if (!isIdempotencyKey(id)) return refused(wordsOf(categories).failed)
      if (await isPosterMissing(shop, read.draft.posterUrl)) return posterMissing()
      const added = await shop.categories.add(id, read.draft, readBefore(form, readCategoryForm))
      return answer(added, (name) => wordsOf(categories).added({ name }))
    },
  },

  edit: {
    may: 'staff',
    says: () => wordsOf(categories).didEdit,
    about: named('category'),
    run: async (form: FormData, shop: Shop): Promise<CategoryResult> => {
      const read = readCategoryForm(Object.fromEntries(form))
      if ('errors' in read) return { ok: false, ...read }
      const texts = readSeen(form, categoryFields)
      if (!texts) return refused(oldPage())
      const seen = readCategoryForm(texts)
      if ('errors' in seen) return refused(wordsOf(categories).failed)
      const { posterUrl } = read.draft
      if (posterUrl !== seen.draft.posterUrl && (await isPosterMissing(shop, posterUrl))) return posterMissing()
      const id = fieldText(form, 'id')
      return answer(await shop.categories.edit({ id, edited: read.draft, seen: seen.draft }), savedText)
    },
  },

  move: {
    may: 'staff',
    says: () => wordsOf(categories).didMove,
    about: named('category'),
    run: async (form: FormData, shop: Shop): Promise<CategoryResult> => {
      const change = { id: fieldText(form, 'id'), beforeId: fieldText(form, 'beforeId') || undefined }
      return answer(await shop.categories.move(change), () => '')
    },
  },

  enable: {
    may: 'staff',
    says: () => wordsOf(categories).didSwitch,
    about: named('category'),
    run: async (form: FormData, shop: Shop): Promise<CategoryResult> => {
      const enabled = fieldText(form, 'enabled') === 'on'
      const changed = await shop.categories.enable({ id: fieldText(form, 'id'), enabled })
      return answer(changed, (name) => enabledText(name, enabled))
    },
  },

  merge: {
    may: 'staff',
    says: () => wordsOf(categories).didMerge,
    about: named('category'),
    run: async (form: FormData, shop: Shop): Promise<CategoryResult> => {
      const intoId = fieldText(form, 'intoId')
      if (intoId === '') return refused(wordsOf(categories).chooseTarget)
      return answer(await shop.categories.merge({ id: fieldText(form, 'id'), intoId }), mergedText)
    },
  },

  remove: {
    may: 'staff',
    says: () => wordsOf(categories).didDelete,
    about: named('category'),
    run: async (form: FormData, shop: Shop): Promise<CategoryResult> => {
      const removed = await shop.categories.remove({ id: fieldText(form, 'id') })
      return answer(removed, (name) => wordsOf(categories).deleted({ name }))
    },
  },
})

function answer(change: CategoryChange, say: (name: string, moved: number) => string): CategoryResult {
  switch (change.outcome) {
    case 'done':
      return {
        ok: true,
        message: say(change.category.name, change.movedProducts),
        ...(change.isUnchanged && { isUnchanged: true }),
      }
    case 'gone':
      return refused(wordsOf(categories).gone)
    case 'taken': {
      const message = nameTaken(change.name)
      return { ok: false, message, ...(!change.isRepeat && { errors: { name: message } }) }
    }
    case 'changed since':
      return changedSince(change.category.name)
    case 'not empty':
      return refused(wordsOf(categories).notEmpty({ name: change.category.name, count: change.products }))
    case 'changed': {
      const message = conflictText(change.conflicts.map(categoryLabel))
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
  const message = fileMissingText('imageUrl')
  return { ok: false, message, errors: { posterUrl: message } }
}
