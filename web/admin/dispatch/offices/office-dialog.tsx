// The dialog in which a transport office is added or edited.
import { useId, useRef, useState } from 'react'
import {
  type Office,
  OFFICE_NAME_MAX,
  type OfficeDraft,
  officeLabels,
  readOfficeForm,
} from '#domain/dispatch/office-form.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, TextArea, TextInput } from '#web/ui/field.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { type Draft, draftStore, readDraft } from '#web/admin/kit/draft-store.ts'
import { useDraftForm } from '#web/admin/kit/use-draft-form.ts'
import { useNotice } from '#web/admin/kit/use-notice.ts'
import type { OfficeResult } from './intents.ts'

/** `seen` are the texts that the draft began with, or those of another admin that were shown since. */
type OfficeFormDraft = Draft<keyof OfficeDraft> & { seen: OfficeDraft }

const blank: OfficeDraft = { name: '', branch: '', phone: '', places: '' }

type Props = {
  /** Undefined for a new one. */
  office: Office | undefined
  keeps: boolean
  onClose: () => void
  onSaved: (message: string) => void
}

export function OfficeDialog({ office, keeps, onClose, onSaved }: Props) {
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [opened] = useState(() => ({ store: keeps ? storeOf(office?.id) : undefined, start: draftOf(office) }))
  const { notice, notify, clear } = useNotice()
  const form = useDraftForm<OfficeFormDraft, OfficeResult>({
    element,
    ...opened,
    check({ texts }) {
      const read = readOfficeForm(texts)
      return 'errors' in read ? read : undefined
    },
    payload: ({ texts, seen, key }) => ({
      ...texts,
      ...(office ? { intent: 'edit', id: office.id } : { intent: 'add', key }),
      ...Object.fromEntries(Object.entries(seen).map(([name, text]) => [`seen.${name}`, text])),
    }),
    onSaved: ({ message }) => onSaved(message),
    onRefused({ others }) {
      // The next save knows what it puts its own in the place of.
      if (others) form.change((draft) => ({ ...draft, seen: others }))
      return false
    },
    notify,
  })
  const cancel = () => {
    form.forget()
    onClose()
  }
  const { errors, isSaving, input } = form
  const footer = (
    <>
      <Button variant="secondary" onClick={cancel}>
        Cancel
      </Button>
      <Button type="submit" form={formId} busy={isSaving}>
        {isSaving ? 'Saving...' : office ? 'Save Changes' : 'Add Office'}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={office ? 'Edit Transport Office' : 'Add Transport Office'}
      size="small"
      footer={footer}
    >
      <form ref={element} id={formId} className="dispatch-form" noValidate onSubmit={form.submit}>
        <Field label={officeLabels.name} required error={errors.name}>
          {(ids) => <TextInput {...ids} maxLength={OFFICE_NAME_MAX} autoComplete="off" {...input('name')} />}
        </Field>
        <Field
          label={officeLabels.branch}
          required
          error={errors.branch}
          hint="The place where the parcel is collected."
        >
          {(ids) => <TextInput {...ids} maxLength={OFFICE_NAME_MAX} autoComplete="off" {...input('branch')} />}
        </Field>
        <Field label={officeLabels.phone} error={errors.phone} hint="The customer calls it before going there.">
          {(ids) => <TextInput {...ids} type="tel" autoComplete="off" {...input('phone')} />}
        </Field>
        <Field
          label={officeLabels.places}
          error={errors.places}
          hint="Districts, towns, pincodes or their beginnings such as 625: one in each line. Orders to them are proposed this office."
        >
          {(ids) => <TextArea {...ids} rows={5} {...input('places')} />}
        </Field>
      </form>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </Dialog>
  )
}

function draftOf(office: Office | undefined): OfficeFormDraft {
  const { name, branch, phone, places } = office ?? blank
  const texts = { name, branch, phone, places }
  return { texts, key: '', seen: texts }
}

function storeOf(id: string | undefined) {
  return draftStore(`transport office ${id ?? 'new'}`, (found) => ({
    ...readDraft(found, blank),
    seen: readDraft(Object(Reflect.get(found, 'seen')) as object, blank).texts,
  }))
}
