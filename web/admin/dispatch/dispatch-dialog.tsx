// Dispatches an order, or corrects its dispatch.
import { useState } from 'react'
import { dispatchPartLabels, dispatchParts, readDispatchForm } from '#domain/dispatch/dispatch-form.ts'
import type { Office } from '#domain/dispatch/office-form.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { notTakenText } from '#domain/order/order-shortage.ts'
import { common } from '#domain/words/en/office/common.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import { FileUploader } from '#web/admin/media/file-uploader.tsx'
import { isPending } from '#web/admin/media/upload-state.ts'
import { useUpload } from '#web/admin/media/use-upload.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { FieldConflict } from '../kit/forms/conflicts/field-conflict.tsx'
import { DraftDialog } from '../kit/forms/draft-dialog.tsx'
import { useDraftForm } from '../kit/forms/use-draft-form.ts'
import { useNotice } from '../kit/use-notice.ts'
import { type DispatchFormDraft, dispatchInWords, dispatchStore, draftOf } from './dispatch-draft.ts'
import { DispatchFields } from './dispatch-fields.tsx'
import type { DispatchSaved } from './intents.ts'
import type { OpenedDispatch } from './load-dispatch.ts'

type Props = {
  opened: OpenedDispatch
  offices: readonly Office[]
  keeps: boolean
  onClose: () => void
  onSaved: (result: DispatchSaved & { ok: true }) => void
}

/** Needs a `key` by order. */
export function DispatchDialog({ opened, offices, keeps, onClose, onSaved }: Props) {
  const text = useWords(dispatchWords)
  const { saveChanges } = useWords(common)
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
      labels: dispatchPartLabels(),
      files: { receipt: 'picture' },
      inWords: (part, texts) => dispatchInWords(part, texts, offices),
    },
    uploads: { receiptUrl: photo },
    check({ texts }) {
      const read = readDispatchForm(texts)
      if ('errors' in read) return read
      const wait = text.waitForPhoto
      return isPending(photo.state) ? { message: wait, errors: { receiptUrl: wait } } : undefined
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
      title={begun.isAway ? text.correctTitle : text.dispatchTitle}
      save={begun.isAway ? saveChanges : text.dispatchOrder}
      startsInField
      onClose={onClose}
    >
      <p className="dispatch-whom">
        <strong lang={languageOf(customer.name)}>{customer.name}</strong>{' '}
        <span>
          {customer.district} {customer.pincode} · {orderId} · {formatRupees(totalPaise)}
        </span>{' '}
        {duePaise > 0 && <Chip tone="bad">{text.amountDue({ amount: formatRupees(duePaise) })}</Chip>}
      </p>
      {opened.lacking.length > 0 && <Notice tone="bad">{notTakenText(opened.lacking)}</Notice>}
      <DispatchFields form={form} offices={offices} recorded={opened.dispatch} />
      <fieldset className="dispatch-photo" data-lacking={form.errors.receiptUrl ? true : undefined}>
        <legend className="field-label">{text.photoOptional}</legend>
        <FileUploader
          kind="image"
          file={photo}
          label={text.dropPhoto}
          hint={text.photoTypes}
          remove={text.removePhoto}
        />
        {form.errors.receiptUrl && <p className="field-error">{form.errors.receiptUrl}</p>}
        <FieldConflict {...form.conflict('receiptUrl')} />
      </fieldset>
    </DraftDialog>
  )
}
