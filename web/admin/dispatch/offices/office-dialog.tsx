// Adds or edits a transport office.
import { useState } from 'react'
import {
  type Office,
  OFFICE_NAME_MAX,
  type OfficeDraft,
  type OfficeField,
  officeFields,
  officeLabels,
  readOfficeForm,
} from '#domain/dispatch/office-form.ts'
import { eachAlone } from '#domain/three-way.ts'
import { common } from '#domain/words/en/office/common.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { DraftField } from '#web/admin/kit/forms/conflicts/draft-field.tsx'
import { DraftDialog } from '#web/admin/kit/forms/draft-dialog.tsx'
import { type Draft, draftStore, newDraft, readDraft } from '#web/admin/kit/forms/draft-store.ts'
import { useDraftForm } from '#web/admin/kit/forms/use-draft-form.ts'
import { useNotice } from '#web/admin/kit/use-notice.ts'
import type { OfficeResult } from './intents.ts'

type OfficeFormDraft = Draft<OfficeField>

const blank: OfficeDraft = { name: '', branch: '', phone: '', places: '' }

type Props = {
  /** Undefined for a new one. */
  office: Office | undefined
  /** The stored one; undefined after its removal. */
  now: Office | undefined
  keeps: boolean
  onClose: () => void
  onSaved: (message: string) => void
}

export function OfficeDialog({ office, now, keeps, onClose, onSaved }: Props) {
  const [opened] = useState(() => ({ store: keeps ? storeOf(office?.id) : undefined, start: draftOf(office) }))
  const text = useWords(dispatchWords)
  const { saveChanges } = useWords(common)
  const notices = useNotice()
  const form = useDraftForm<OfficeFormDraft, OfficeResult>({
    ...opened,
    stored: office && { texts: textsOf(now ?? office), parts: eachAlone(officeFields), labels: officeLabels() },
    check({ texts }) {
      const read = readOfficeForm(texts)
      return 'errors' in read ? read : undefined
    },
    payload: ({ texts, key }) => ({
      ...texts,
      ...(office ? { intent: 'edit', id: office.id } : { intent: 'add', key }),
    }),
    sendsBefore: true,
    onSaved: ({ message }) => onSaved(message),
    notify: notices.notify,
  })
  const { input } = form
  return (
    <DraftDialog
      form={form}
      notices={notices}
      title={office ? text.editOfficeTitle : text.addOfficeTitle}
      save={office ? saveChanges : text.addOffice}
      onClose={onClose}
    >
      <DraftField form={form} name="name" label={text.name} required>
        {(ids) => <TextInput {...ids} maxLength={OFFICE_NAME_MAX} autoComplete="off" {...input('name')} />}
      </DraftField>
      <DraftField form={form} name="branch" label={text.branch} required hint={text.whereCollected}>
        {(ids) => <TextInput {...ids} maxLength={OFFICE_NAME_MAX} autoComplete="off" {...input('branch')} />}
      </DraftField>
      <DraftField form={form} name="phone" label={text.phoneOptional} hint={text.phoneHint}>
        {(ids) => <TextInput {...ids} type="tel" autoComplete="off" {...input('phone')} />}
      </DraftField>
      <DraftField form={form} name="places" label={text.placesOptional} hint={text.placesHint}>
        {(ids) => <TextArea {...ids} rows={5} {...input('places')} />}
      </DraftField>
    </DraftDialog>
  )
}

function draftOf(office: Office | undefined): OfficeFormDraft {
  return newDraft(textsOf(office ?? blank))
}

function textsOf({ name, branch, phone, places }: OfficeDraft): OfficeDraft {
  return { name, branch, phone, places }
}

function storeOf(id: string | undefined) {
  return draftStore(`transport office ${id ?? 'new'}`, (found) => readDraft<OfficeField>(found, blank))
}
