// The form of a new product.
import { useEffect, useRef, useState } from 'react'
import { priceQuestion } from '#domain/product/price-question.ts'
import { readProductForm } from '#domain/product/product-form.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { products } from '#domain/words/en/office/goods/products.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { FileUploader } from '#web/admin/media/file-uploader.tsx'
import { isPending } from '#web/admin/media/upload-state.ts'
import { useUpload } from '#web/admin/media/use-upload.ts'
import { type CategoryChoice, ProductFields } from '#web/admin/product-form/product-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { ConfirmSave } from '../kit/forms/confirm-save.tsx'
import type { ActionResult } from '../kit/intents.ts'
import { LeaveGuard } from '../kit/forms/leave-guard.tsx'
import { useDraftForm } from '../kit/forms/use-draft-form.ts'
import { useNotice } from '../kit/use-notice.ts'
import { emptyDraft, type UploadDraft, uploadStore } from './upload-draft.ts'

type UploadFormProps = { keeps: boolean; categories: readonly CategoryChoice[]; converts: boolean }

/** With `keeps`, the draft is kept in the tab. */
export function UploadForm({ keeps, categories, converts }: UploadFormProps) {
  const text = useWords(uploads)
  const shared = useWords(common)
  const { mrp, discount, ourPrice, stockCount: stock } = text
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
      return isPending(video.state) ? { message: text.waitForVideo, errors: {} } : undefined
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
      <section className="upload-files stack gap-5" aria-label={text.pictureAndVideo}>
        <div className="upload-file stack gap-2">
          <h2 className="small strong">{text.image}</h2>
          <FileUploader kind="image" file={image} label={text.dropImage} hint={text.imageHint} />
        </div>
        <div className="upload-file stack gap-2">
          <h2 className="small strong">{sentence(text.videoOptional, { small: <small /> })}</h2>
          <FileUploader
            kind="video"
            file={video}
            label={text.dropVideo}
            hint={text.videoHint}
            remark={converts ? undefined : text.playableOnly}
            remove={shared.delete}
          />
        </div>
      </section>
      <section className="upload-texts stack gap-5" aria-label={text.product}>
        <ProductFields
          form={form}
          categories={categories}
          labels={{ mrp, discount, ourPrice, stock }}
          stockAfter="prices"
        />
        <Button type="submit" size="large" busy={form.isSaving}>
          {form.isSaving ? shared.saving : text.saveProduct}
        </Button>
      </section>
      <ConfirmSave {...form.asked} />
      <LeaveGuard isActive={form.isUploading} title={shared.fileUploading}>
        <p>{shared.fileLost}</p>
      </LeaveGuard>
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </form>
  )
}
