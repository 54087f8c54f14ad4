// The upload form whole: the picture, the fields, and what came of saving them.
import { useState } from 'react'
import { NOTICE_MS } from '#domain/timings.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { type Draft, emptyDraft, loadDraft } from './draft.ts'
import { ImageUploader } from './image-uploader.tsx'
import { ProductFields } from './product-fields.tsx'
import { useImageUpload } from './use-image-upload.ts'
import { useUploadForm } from './use-upload-form.ts'

type Props = { keeps: boolean; nextDelayMs: () => number }

/** With `keeps`, what was typed comes from and goes to the tab's memory. */
export function UploadForm({ keeps, nextDelayMs }: Props) {
  const [kept] = useState<Draft>(() => (keeps ? loadDraft() : emptyDraft))
  const image = useImageUpload(kept.imageUrl, nextDelayMs)
  const form = useUploadForm(kept, keeps, image)
  return (
    <div className="upload-product">
      <ImageUploader upload={image.upload} onChoose={image.choose} onSendNow={image.sendNow} onRemove={image.remove} />
      <ProductFields form={form} />
      <NoticeArea notice={form.notice} ms={NOTICE_MS} onClear={form.clearNotice} />
    </div>
  )
}
