// The upload form whole: the picture, the video, the fields, and what came of saving them.
import { useRef, useState } from 'react'
import { NOTICE_MS } from '#domain/timings.ts'
import { FileUploader } from '#web/admin/media/file-uploader.tsx'
import { useUpload } from '../media/use-upload.ts'
import { ProductFields } from '#web/admin/product-form/product-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { type Draft, emptyDraft, loadDraft } from './draft.ts'
import { useUploadForm } from './use-upload-form.ts'

const labels = { mrp: 'M.R.P (₹)', discount: 'Discount (%)', ourPrice: 'Our Price (₹)', stock: 'Stock Count' }

type Props = { keeps: boolean; nextDelayMs: () => number }

/** With `keeps`, what was typed comes from and goes to the tab's memory. */
export function UploadForm({ keeps, nextDelayMs }: Props) {
  const [kept] = useState<Draft>(() => (keeps ? loadDraft() : emptyDraft))
  const image = useUpload({ kind: 'image', keptUrl: kept.imageUrl, nextDelayMs })
  const video = useUpload({ kind: 'video', keptUrl: kept.videoUrl, nextDelayMs })
  const element = useRef<HTMLFormElement>(null)
  const form = useUploadForm(kept, keeps, { image, video }, () => {
    // On to the next product, from its first step.
    window.scrollTo({ top: 0 })
    element.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  })
  return (
    <form ref={element} className="upload-product" noValidate onSubmit={form.save}>
      <section className="upload-files" aria-label="Picture and video">
        <div className="upload-file">
          <h2>Image</h2>
          <FileUploader
            kind="image"
            file={image}
            label="Drop the product image here, press to choose, or paste"
            hint="PNG, JPG up to 10MB"
          />
        </div>
        <div className="upload-file">
          <h2>
            Video <small>(Optional)</small>
          </h2>
          <FileUploader
            kind="video"
            file={video}
            label="Drop a video here, or press to choose"
            hint="MP4, MOV, AVI up to 100MB"
            remove="Delete"
          />
        </div>
      </section>
      <section className="upload-texts" aria-label="What is sold">
        <ProductFields
          texts={form.draft}
          errors={form.errors}
          refusals={form.refusals}
          isSaving={form.isSaving}
          labels={labels}
          onType={form.type}
          onTypePrice={form.typePrice}
        />
        <Button type="submit" size="large" busy={form.isSaving}>
          {form.isSaving ? 'Saving...' : 'Save Product'}
        </Button>
      </section>
      <NoticeArea notice={form.notice} ms={NOTICE_MS} onClear={form.clearNotice} />
    </form>
  )
}
