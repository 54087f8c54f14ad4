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
import type { OfficeChange } from '#server/transport/offices.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { oldPage, readSeen } from '#web/admin/kit/forms/conflicts/seen-fields.ts'
import { fieldText, type SavedEdit } from '#web/admin/kit/intents.ts'
import { OFFICE_FAILED, OFFICE_GONE, OFFICE_TAKEN } from '../messages.ts'

export type OfficeResult = SavedEdit<OfficeDraft>

export const intents = intentTable('orders', {
  add: {
    may: 'staff',
    says: 'Added a transport office',
    about: typed('name', 'branch'),
    run: async (form: FormData, { dispatch }: Shop): Promise<OfficeResult> => {
      const read = readOfficeForm(Object.fromEntries(form))
      if ('errors' in read) return { ok: false, ...read }
      const id = fieldText(form, 'key')
      if (!isIdempotencyKey(id)) return refused(OFFICE_FAILED)
      return answer(await dispatch.offices.add(id, read.draft), 'has been added')
    },
  },

  edit: {
    may: 'staff',
    says: 'Edited a transport office',
    about: typed('name', 'branch'),
    run: async (form: FormData, { dispatch }: Shop): Promise<OfficeResult> => {
      const read = readOfficeForm(Object.fromEntries(form))
      if ('errors' in read) return { ok: false, ...read }
      const seen = readSeen(form, officeFields)
      if (!seen) return refused(oldPage())
      return answer(await dispatch.offices.edit(fieldText(form, 'id'), read.draft, seen), 'has been saved')
    },
  },

  remove: {
    may: 'staff',
    says: 'Removed a transport office',
    run: async (form: FormData, { dispatch }: Shop): Promise<OfficeResult> => {
      return answer(await dispatch.offices.remove(fieldText(form, 'id')), 'has been removed from the list')
    },
  },
})

function answer(change: OfficeChange, done: string): OfficeResult {
  switch (change.outcome) {
    case 'done':
      return { ok: true, message: `${officeTitle(change.office)} ${done}` }
    case 'gone':
      return refused(OFFICE_GONE)
    case 'taken':
      return { ok: false, message: OFFICE_TAKEN, errors: { name: OFFICE_TAKEN } }
    case 'changed': {
      const { id: _, ...others } = change.office
      const message = conflictText(change.conflicts.map((field) => officeLabels[field]))
      return { ok: false, message, errors: {}, others }
    }
  }
}

function refused(message: string): OfficeResult {
  return { ok: false, message, errors: {} }
}
