// Intents of the transport offices.
import { intentTable } from '#web/admin/kit/intent.ts'
import { typed } from '#web/admin/kit/about.ts'
import {
  type OfficeDraft,
  officeFields,
  officeLabels,
  officeTitle,
  readOfficeForm,
} from '#domain/dispatch/office-form.ts'
import { conflictText } from '#domain/three-way.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import type { OfficeChange } from '#server/transport/offices.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { changedSince, oldPage, readBefore, readSeen } from '#web/admin/kit/forms/conflicts/seen-fields.ts'
import { fieldText, type SavedEdit } from '#web/admin/kit/intents.ts'

export type OfficeResult = SavedEdit<OfficeDraft>

const words = () => wordsOf(dispatchWords)

export const intents = intentTable('orders', {
  add: {
    may: 'staff',
    says: () => words().saysOfficeAdded,
    about: typed('name', 'branch'),
    run: async (form: FormData, { dispatch }: Shop): Promise<OfficeResult> => {
      const read = readOfficeForm(Object.fromEntries(form))
      if ('errors' in read) return { ok: false, ...read }
      const id = fieldText(form, 'key')
      if (!isIdempotencyKey(id)) return refused(words().officeFailed)
      return answer(await dispatch.offices.add(id, read.draft, readBefore(form, readOfficeForm)), words().officeAdded)
    },
  },

  edit: {
    may: 'staff',
    says: () => words().saysOfficeEdited,
    about: typed('name', 'branch'),
    run: async (form: FormData, { dispatch }: Shop): Promise<OfficeResult> => {
      const read = readOfficeForm(Object.fromEntries(form))
      if ('errors' in read) return { ok: false, ...read }
      const seen = readSeen(form, officeFields)
      if (!seen) return refused(oldPage())
      return answer(await dispatch.offices.edit(fieldText(form, 'id'), read.draft, seen), words().officeSaved)
    },
  },

  remove: {
    may: 'staff',
    says: () => words().saysOfficeRemoved,
    run: async (form: FormData, { dispatch }: Shop): Promise<OfficeResult> => {
      return answer(await dispatch.offices.remove(fieldText(form, 'id')), words().officeRemovedFromList)
    },
  },
})

function answer(change: OfficeChange, done: (values: { office: string }) => string): OfficeResult {
  switch (change.outcome) {
    case 'done':
      return {
        ok: true,
        message: done({ office: officeTitle(change.office) }),
        ...(change.isUnchanged && { isUnchanged: true }),
      }
    case 'gone':
      return refused(words().officeGone)
    case 'changed since':
      return changedSince(officeTitle(change.office))
    case 'taken': {
      const message = words().officeTaken
      return { ok: false, message, ...(!change.isRepeat && { errors: { name: message } }) }
    }
    case 'changed': {
      const { id: _, ...others } = change.office
      const message = conflictText(change.conflicts.map((field) => officeLabels()[field]))
      return { ok: false, message, errors: {}, others }
    }
  }
}

function refused(message: string): OfficeResult {
  return { ok: false, message, errors: {} }
}
