// The place of a picture or a video on a form: drop zone, countdown, progress, preview, and a way back from each.
import { imageTypes } from '#domain/upload.ts'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Countdown } from './countdown.tsx'
import { FileButton } from './file-button.tsx'
import { FilePreview } from './file-preview.tsx'
import { FileSent } from './file-sent.tsx'
import type { FileKind } from './upload-result.ts'
import type { Upload } from './use-upload.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useKeptFocus } from '#web/browser/use-kept-focus.ts'
import { usePastedFile } from './use-pasted-file.ts'
import './file-uploader.css'

const accepted: Record<FileKind, string> = { image: imageTypes.join(','), video: 'video/*' }

const sending: Record<FileKind, string> = { image: 'Uploading image...', video: 'Uploading video...' }

/** `remove` is the word on the button that takes a file away which is in the shop. */
type Props = {
  kind: FileKind
  file: Upload
  label: string
  hint: string
  remove?: string
  disabled?: boolean
}

export function FileUploader({ kind, file, label, hint, remove = 'Remove', disabled = false }: Props) {
  const { state: upload, choose, sendNow } = file
  const isHydrated = useHydrated('sync')
  const root = useKeptFocus(upload.stage)
  usePastedFile(kind, choose)

  return (
    <div ref={root} className="file-uploader" data-kind={kind} data-stage={upload.stage}>
      {upload.stage === 'none' ? (
        <DropZone
          accept={accepted[kind]}
          hint={hint}
          label={label}
          icon={kind === 'image' ? 'image' : 'upload'}
          disabled={disabled || !isHydrated}
          onFile={choose}
        />
      ) : (
        <div className="file-preview">
          <FilePreview key={upload.preview} kind={kind} src={upload.preview} isWaiting={upload.stage === 'waiting'} />
          {upload.stage === 'waiting' && <Countdown key={upload.preview} delayMs={upload.delayMs} />}
        </div>
      )}
      {upload.stage === 'sending' && (
        <label className="file-progress">
          <span>
            {sending[kind]} {Math.round(upload.progress * 100)}%
          </span>
          <progress value={upload.progress} max={1} />
        </label>
      )}
      <div className="file-says" aria-live="polite">
        {upload.stage === 'sent' && upload.isNew && <FileSent key={upload.url} kind={kind} />}
        {upload.stage === 'sent' && upload.note && <Notice tone="warn">{upload.note}</Notice>}
        {upload.stage === 'failed' && <Notice tone="bad">{upload.message}</Notice>}
        {upload.refusal && <Notice tone="bad">{upload.refusal}</Notice>}
      </div>
      {upload.stage !== 'none' && (
        <div className="file-actions">
          {upload.stage === 'waiting' && <Button onClick={sendNow}>Upload now</Button>}
          {upload.stage === 'failed' && <Button onClick={sendNow}>Try again</Button>}
          <Button variant="secondary" disabled={disabled} onClick={file.remove}>
            {upload.stage === 'sent' ? remove : 'Cancel'}
          </Button>
          <FileButton accept={accepted[kind]} disabled={disabled} onFile={choose}>
            Replace
          </FileButton>
        </div>
      )}
    </div>
  )
}
