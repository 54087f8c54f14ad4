// The form of a new product.
import { useEffect, useRef, useState } from 'react'
import { priceQuestion } from '#domain/product/price-question.ts'
import { readProductForm } from '#domain/product/product-form.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { products } from '#domain/words/en/office/products.ts'
import { FileUploader } from '#web/admin/media/file-uploader.tsx'
import { isPending, PLAYABLE_ONLY, WAIT_FOR_VIDEO } from '#web/admin/media/upload-state.ts'
import { useUpload } from '#web/admin/media/use-upload.ts'
import { type CategoryChoice, ProductFields } from '#web/admin/product-form/product-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { ConfirmSave } from '../kit/forms/confirm-save.tsx'
import type { ActionResult } from '../kit/intents.ts'
import { LeaveGuard } from '../kit/forms/leave-guard.tsx'
import { useDraftForm } from '../kit/forms/use-draft-form.ts'
import { useNotice } from '../kit/use-notice.ts'
import { emptyDraft, type UploadDraft, uploadStore } from './upload-draft.ts'

const labels = { mrp: 'M.R.P (₹)', discount: 'Discount (%)', ourPrice: 'Our Price (₹)', stock: 'Stock Count' }

type UploadFormProps = { keeps: boolean; categories: readonly CategoryChoice[]; converts: boolean }

/** With `keeps`, the draft is kept in the tab. */
export function UploadForm({ keeps, categories, converts }: UploadFormProps) {
  const store = keeps ? uploadStore : undefined
  const [kept] = useState(() => store?.load() ?? emptyDraft)
  const image = useUpload({ kind: 'image', keptUrl: kept.texts.imageUrl })
  const video = useUpload({ kind: 'video', keptUrl: kept.texts.videoUrl })
  const { notice, notify, clear } = useNotice()
  const [saves, setSaves] = useState(0)
  const element = useRef<HTMLFormElement>(null)

  const form = useDraftForm<UploadDraft, ActionResult>({
    store,
    start: emptyDraft,
    stored: undefined,
    uploads: { imageUrl: image, videoUrl: video },
    check({ texts }) {
      const read = readProductForm(texts)
      if ('errors' in read) return read
      if (isPending(image.state)) return { message: wordsOf(products).fillInAndWait, errors: {} }
      if (video.state.stage === 'failed') return { message: video.state.message, errors: {} }
      return isPending(video.state) ? { message: WAIT_FOR_VIDEO, errors: {} } : undefined
    },
    question({ texts }) {
      const read = readProductForm(texts)
      return 'errors' in read ? undefined : priceQuestion(read.draft)
    },
    payload: ({ texts, key }) => ({ intent: 'save', ...texts, saveKey: key }),
    onSaved({ message }) {
      notify('good', message)
      setSaves((count) => count + 1)
    },
    notify,
  })

  useEffect(() => {
    if (saves === 0) return
    // On to the next product, from its first step, which appears once the last picture is gone.
    window.scrollTo({ top: 0 })
    element.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus({ preventScroll: true })
  }, [saves])

  return (
    <form ref={element} className="upload-product stack top" noValidate onSubmit={form.submit}>
      <section className="upload-files stack gap-5" aria-label="Picture and video">
        <div className="upload-file stack gap-2">
          <h2 className="small strong">Image</h2>
          <FileUploader
            kind="image"
            file={image}
            label="Drop the product image here, press to choose, or paste"
            hint="PNG, JPG up to 10MB"
          />
        </div>
        <div className="upload-file stack gap-2">
          <h2 className="small strong">
            Video <small>(Optional)</small>
          </h2>
          <FileUploader
            kind="video"
            file={video}
            label="Drop a video here, or press to choose"
            hint="MP4, MOV, AVI up to 100MB"
            remark={converts ? undefined : PLAYABLE_ONLY}
            remove="Delete"
          />
        </div>
      </section>
      <section className="upload-texts stack gap-5" aria-label="What is sold">
        <ProductFields form={form} categories={categories} labels={labels} stockAfter="prices" />
        <Button type="submit" size="large" busy={form.isSaving}>
          {form.isSaving ? 'Saving...' : 'Save Product'}
        </Button>
      </section>
      <ConfirmSave {...form.asked} />
      <LeaveGuard isActive={form.isUploading} title="A file is uploading">
        <p>A file is still on its way. If you leave, it has to be chosen and uploaded again.</p>
      </LeaveGuard>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </form>
  )
}
