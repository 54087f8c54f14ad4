// The picture's place on the form: drop zone, countdown, progress, preview, and a way back from each.
import { imageTypes } from '#domain/upload.ts'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Countdown } from './countdown.tsx'
import { FileButton } from './file-button.tsx'
import type { ImageUpload } from './image-upload.ts'
import { usePastedFile } from './use-pasted-file.ts'

const accept = imageTypes.join(',')

type Props = {
  upload: ImageUpload
  onChoose: (file: File) => void
  onSendNow: () => void
  onRemove: () => void
}

export function ImageUploader({ upload, onChoose, onSendNow, onRemove }: Props) {
  usePastedFile(onChoose)
  if (upload.stage === 'none') {
    return (
      <div className="image-uploader">
        <DropZone
          accept={accept}
          hint="PNG, JPG up to 10MB"
          label="Drop the product image here, press to choose, or paste"
          onFile={onChoose}
        />
        {upload.message && <Notice tone="bad">{upload.message}</Notice>}
      </div>
    )
  }
  return (
    <div className="image-uploader" data-stage={upload.stage}>
      <div className="image-preview">
        <img src={upload.preview} alt="" width="320" height="320" />
        {upload.stage === 'waiting' && <Countdown key={upload.preview} delayMs={upload.delayMs} />}
      </div>
      {upload.stage === 'sending' && (
        <label className="image-progress">
          <span>Uploading image... {Math.round(upload.progress * 100)}%</span>
          <progress value={upload.progress} max={1} />
        </label>
      )}
      {upload.stage === 'failed' && <Notice tone="bad">{upload.message}</Notice>}
      {upload.stage === 'sent' && <p className="image-sent">Image uploaded successfully</p>}
      <div className="image-acts">
        {upload.stage === 'waiting' && <Button onClick={onSendNow}>Upload now</Button>}
        {upload.stage === 'failed' && <Button onClick={onSendNow}>Try again</Button>}
        <Button variant="secondary" onClick={onRemove}>
          {upload.stage === 'sent' ? 'Remove' : 'Cancel'}
        </Button>
        <FileButton accept={accept} onFile={onChoose}>
          Replace
        </FileButton>
      </div>
    </div>
  )
}
