// A form's picture or video: drop zone, countdown, progress and preview, each with a way back.
import { useEffect, useState } from 'react'
import { NOTICE_MS } from '#domain/timings.ts'
import { imageAccept } from '#domain/upload.ts'
import { common } from '#domain/words/en/office/common.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { ui } from '#domain/words/en/ui.ts'
import { canTryAgain, isFileRefused } from './upload-state.ts'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { Countdown } from './countdown.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { FilePreview } from './file-preview.tsx'
import { UploadFailure } from './upload-failure.tsx'
import type { FileKind } from './upload-result.ts'
import type { Upload } from './use-upload.ts'
import { useKeptFocus } from '#web/browser/use-kept-focus.ts'
import { useOfferedFile } from './use-offered-file.ts'
import './file-uploader.css'

const accepted: Record<FileKind, string> = { image: imageAccept, video: 'video/*' }

const sending = { image: 'sendingImage', video: 'sendingVideo' } as const satisfies Record<FileKind, string>

const sent = { image: 'imageSent', video: 'videoSent' } as const satisfies Record<FileKind, string>

/** `remove` is the label of the button that removes a stored file, by default “Remove”. */
type Props = {
  kind: FileKind
  file: Upload
  label: string
  hint: string
  remark?: string | undefined
  remove?: string
  disabled?: boolean
  /** False for one of several on a screen. */
  takesPaste?: boolean
}

export function FileUploader({ kind, file, label, hint, remark, remove, disabled = false, takesPaste }: Props) {
  const text = useWords(uploads)
  const { remove: removeIt, cancel } = useWords(common)
  const { tryAgain } = useWords(ui)
  const { state: upload, choose, sendNow } = file
  const root = useKeptFocus(upload.stage)
  const offered = useOfferedFile(kind, (chosen) => void (disabled || choose(chosen)), takesPaste)

  return (
    <div ref={root} {...offered} className="file-uploader stack" data-kind={kind} data-stage={upload.stage}>
      {upload.stage === 'none' ? (
        <DropZone
          name={kind}
          accept={accepted[kind]}
          hint={hint}
          label={label}
          icon={kind === 'image' ? 'image' : 'upload'}
          disabled={disabled}
          onFile={choose}
        >
          {remark}
        </DropZone>
      ) : (
        <div className="file-preview card stack gap-0">
          <FilePreview key={upload.preview} kind={kind} src={upload.preview} isWaiting={upload.stage === 'waiting'} />
          {upload.stage === 'waiting' && <Countdown key={`countdown ${upload.preview}`} delayMs={upload.delayMs} />}
        </div>
      )}
      {upload.stage === 'sending' && (
        <label className="file-progress stack gap-1">
          <span>{text[sending[kind]]({ percent: Math.round(upload.progress * 100) })}</span>
          <progress value={upload.progress} max={1} />
        </label>
      )}
      <div className="stack gap-2 unless-empty" aria-live="polite">
        {upload.stage === 'sent' && upload.isNew && <FileSent key={upload.url} kind={kind} />}
        {upload.stage === 'sent' && upload.note && <Notice tone="warn">{upload.note}</Notice>}
        {upload.stage === 'sending' && upload.isLost && <Notice tone="warn">{text.lostTryingAgain}</Notice>}
        {upload.stage === 'failed' && <UploadFailure {...upload} />}
        {upload.refusal && <Notice tone="bad">{upload.refusal.message}</Notice>}
      </div>
      {upload.stage !== 'none' && (
        <div className="row gap-3">
          {upload.stage === 'waiting' && <Button onClick={sendNow}>{text.uploadNow}</Button>}
          {canTryAgain(upload) && <Button onClick={sendNow}>{tryAgain}</Button>}
          <Button variant="secondary" disabled={disabled} onClick={file.remove}>
            {upload.stage === 'sent' ? (remove ?? removeIt) : cancel}
          </Button>
          <FileButton
            accept={accepted[kind]}
            variant={isFileRefused(upload) ? 'primary' : 'secondary'}
            disabled={disabled}
            onFile={choose}
          >
            {text.replace}
          </FileButton>
        </div>
      )}
    </div>
  )
}

/** For a picture a message that disappears (§8), for a video a state (§4). */
function FileSent({ kind }: { kind: FileKind }) {
  const text = useWords(uploads)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (kind === 'video') return
    const timer = setTimeout(() => setOver(true), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [kind])
  return isOver ? null : <p className="good strong">{text[sent[kind]]}</p>
}
