// Dispatches an order, or corrects its dispatch.
import { useState } from 'react'
import { dispatchParts, readDispatchForm } from '#domain/dispatch/dispatch-form.ts'
import type { Office } from '#domain/dispatch/office-form.ts'
import { formatRupees } from '#domain/money.ts'
import { notTakenText } from '#domain/order/order-shortage.ts'
import { FileUploader } from '#web/admin/media/file-uploader.tsx'
import { isPending } from '#web/admin/media/upload-state.ts'
import { useUpload } from '#web/admin/media/use-upload.ts'
import { languageOf } from '#domain/language.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FieldConflict } from '../kit/forms/conflicts/field-conflict.tsx'
import { DraftDialog } from '../kit/forms/draft-dialog.tsx'
import { useDraftForm } from '../kit/forms/use-draft-form.ts'
import { useNotice } from '../kit/use-notice.ts'
import { type DispatchFormDraft, dispatchInWords, dispatchStore, draftOf } from './dispatch-draft.ts'
import { DispatchFields } from './dispatch-fields.tsx'
import type { DispatchSaved } from './intents.ts'
import type { OpenedDispatch } from './load-dispatch.ts'
import { WAIT_FOR_PHOTO } from './messages.ts'

type Props = {
  opened: OpenedDispatch
  offices: readonly Office[]
  keeps: boolean
  onClose: () => void
  onSaved: (result: DispatchSaved & { ok: true }) => void
}

/** Needs a `key` by order. */
export function DispatchDialog({ opened, offices, keeps, onClose, onSaved }: Props) {
  const { orderId, customer, totalPaise, duePaise } = opened
  const [begun] = useState(() => {
    const store = keeps ? dispatchStore(orderId) : undefined
    const start = draftOf(opened)
    return {
      store,
      start,
      first: store?.load() ?? start,
      // The server refuses a second dispatch and returns the first; they are not merged.
      toRecord: opened.isAway ? undefined : opened,
      isAway: opened.isAway,
    }
  })
  const notices = useNotice()
  const photo = useUpload({ kind: 'receipt', keptUrl: begun.first.texts.receiptUrl, nextDelayMs: () => 0 })
  const form = useDraftForm<DispatchFormDraft, DispatchSaved>({
    store: begun.store,
    start: begun.start,
    stored: {
      texts: draftOf(begun.toRecord ?? opened).texts,
      parts: dispatchParts,
      files: { 'Photo of the receipt': 'picture' },
      inWords: (part, texts) => dispatchInWords(part, texts, offices),
    },
    uploads: { receiptUrl: photo },
    check({ texts }) {
      const read = readDispatchForm(texts)
      if ('errors' in read) return read
      return isPending(photo.state) ? { message: WAIT_FOR_PHOTO, errors: { receiptUrl: WAIT_FOR_PHOTO } } : undefined
    },
    payload: ({ texts, key }) => ({
      ...texts,
      ...(begun.isAway ? { intent: 'correct' } : { intent: 'dispatch' }),
      orderId,
      key,
    }),
    onSaved,
    notify: notices.notify,
  })
  return (
    <DraftDialog
      form={form}
      notices={notices}
      title={begun.isAway ? 'Correct Dispatch' : 'Dispatch Order'}
      save={begun.isAway ? 'Save Changes' : 'Dispatched'}
      startsInField
      onClose={onClose}
    >
      <p className="dispatch-whom">
        <strong lang={languageOf(customer.name)}>{customer.name}</strong>{' '}
        <span>
          {customer.district} {customer.pincode} · {orderId} · {formatRupees(totalPaise)}
        </span>{' '}
        {duePaise > 0 && <Chip tone="bad">{`${formatRupees(duePaise)} due`}</Chip>}
      </p>
      {opened.lacking.length > 0 && <Notice tone="bad">{notTakenText(opened.lacking)}</Notice>}
      <DispatchFields form={form} offices={offices} recorded={opened.dispatch} />
      <fieldset className="dispatch-photo" data-lacking={form.errors.receiptUrl ? true : undefined}>
        <legend className="field-label">
          Photo of the receipt <small>(Optional)</small>
        </legend>
        <FileUploader
          kind="image"
          file={photo}
          label="Drop the photo here, press to choose, or paste"
          hint="PNG, JPG up to 10MB"
          remove="Remove photo"
        />
        {form.errors.receiptUrl && <p className="field-error">{form.errors.receiptUrl}</p>}
        <FieldConflict {...form.conflict('receiptUrl')} />
      </fieldset>
    </DraftDialog>
  )
}
