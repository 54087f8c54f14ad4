// Intents of the packs screen.
import { packFields, packFormTexts, type PackFormTexts, packLabel, readPackForm } from '#domain/pack/pack-form.ts'
import { type Pack, PACKS_MAX } from '#domain/pack/pack.ts'
import { conflictText } from '#domain/three-way.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { packs } from '#domain/words/en/office/goods/packs.ts'
import type { PackChange } from '#server/packs/packs.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { named, typed } from '../kit/about.ts'
import { changedSince, oldPage, readBefore, readSeen } from '../kit/forms/conflicts/seen-fields.ts'
import { intentTable } from '../kit/intent.ts'
import { fieldText, type SavedEdit } from '../kit/intents.ts'

export type PackResult = SavedEdit<PackFormTexts>

const words = () => wordsOf(packs)

export const intents = intentTable('products', {
  add: {
    may: 'staff',
    says: () => words().didAdd,
    about: typed('name'),
    run: async (form: FormData, shop: Shop): Promise<PackResult> => {
      const read = readPackForm(Object.fromEntries(form))
      if ('errors' in read) return { ok: false, ...read }
      const id = fieldText(form, 'id')
      if (!isIdempotencyKey(id)) return refused(words().failed)
      return answer(await shop.packs.add(id, read.draft, readBefore(form, readPackForm)), ({ name }) =>
        words().added({ name }),
      )
    },
  },

  edit: {
    may: 'staff',
    says: () => words().didEdit,
    about: named('pack'),
    run: async (form: FormData, shop: Shop): Promise<PackResult> => {
      const read = readPackForm(Object.fromEntries(form))
      if ('errors' in read) return { ok: false, ...read }
      const texts = readSeen(form, packFields)
      if (!texts) return refused(oldPage())
      const seen = readPackForm(texts)
      if ('errors' in seen) return refused(words().failed)
      const change = { id: fieldText(form, 'id'), edited: read.draft, seen: seen.draft }
      return answer(await shop.packs.edit(change), ({ name }) => words().saved({ name }))
    },
  },

  move: {
    may: 'staff',
    says: () => words().didMove,
    about: named('pack'),
    run: async (form: FormData, shop: Shop): Promise<PackResult> => {
      const change = { id: fieldText(form, 'id'), beforeId: fieldText(form, 'beforeId') || undefined }
      return answer(await shop.packs.move(change), () => '')
    },
  },

  enable: {
    may: 'staff',
    says: () => words().didShow,
    about: named('pack'),
    run: async (form: FormData, shop: Shop): Promise<PackResult> => {
      const enabled = fieldText(form, 'enabled') === 'on'
      const change = await shop.packs.enable({ id: fieldText(form, 'id'), enabled })
      return answer(change, ({ name }) => (enabled ? words().isShownNow({ name }) : words().isHiddenNow({ name })))
    },
  },

  remove: {
    may: 'staff',
    says: () => words().didDelete,
    about: named('pack'),
    run: async (form: FormData, shop: Shop): Promise<PackResult> =>
      answer(await shop.packs.remove(fieldText(form, 'id')), ({ name }) => words().deleted({ name })),
  },

  restore: {
    may: 'staff',
    says: () => words().didRestore,
    about: named('pack'),
    run: async (form: FormData, shop: Shop): Promise<PackResult> => {
      const change = await shop.packs.restore(fieldText(form, 'id'))
      if (change.outcome === 'gone') return refused(words().undoGone)
      return answer(change, ({ name }) => words().restored({ name }))
    },
  },
})

function answer(change: PackChange, say: (pack: Pack) => string): PackResult {
  switch (change.outcome) {
    case 'done':
      return { ok: true, message: say(change.pack), ...(change.isUnchanged && { isUnchanged: true }) }
    case 'gone':
      return refused(words().isGone)
    case 'changed since':
      return changedSince(change.pack.name)
    case 'full':
      return refused(words().tooMany({ most: PACKS_MAX }))
    case 'taken': {
      const message = words().nameTaken({ name: change.name })
      return { ok: false, message, ...(!change.isRepeat && { errors: { name: message } }) }
    }
    case 'changed': {
      const message = conflictText(change.conflicts.map(packLabel))
      return { ok: false, message, errors: {}, others: packFormTexts(change.pack) }
    }
  }
}

function refused(message: string): PackResult {
  return { ok: false, message, errors: {} }
}
