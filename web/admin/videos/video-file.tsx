// The video's file on the form: drop area, progress and preview.
import { useId } from 'react'
import { playedUrl } from '#domain/video.ts'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FileButton } from '#web/admin/media/file-button.tsx'
import { FilePreview } from '#web/admin/media/file-preview.tsx'
import type { Upload } from '../media/use-upload.ts'
import { UploadFailure } from '#web/admin/media/upload-failure.tsx'
import { canTryAgain, CONNECTION_LOST, isFileRefused } from '#web/admin/media/upload-state.ts'
import { useOfferedFile } from '#web/admin/media/use-offered-file.ts'
import { VIDEO_UPLOADED } from './messages.ts'
import { useKeptFocus } from '#web/browser/use-kept-focus.ts'
import './video-file.css'

const ACCEPT = 'video/*'
const MEGABYTE = 1024 * 1024

/** `savedUrl` can be replaced, not removed; '' for a new video. */
type Props = { file: Upload; savedUrl: string; remark: string | undefined; isLacking: boolean; isSaving: boolean }

export function VideoFile({ file, savedUrl, remark, isLacking, isSaving }: Props) {
  const { state: upload, choose, sendNow, remove } = file
  const saysId = useId()
  const isSending = upload.stage === 'waiting' || upload.stage === 'sending'
  const root = useKeptFocus(isSending ? 'sending' : upload.stage)
  const offered = useOfferedFile('video', (chosen) => void (isSending || isSaving || choose(chosen)))
  const percent = upload.stage === 'sending' ? Math.round(upload.progress * 100) : 0
  return (
    <div
      ref={root}
      {...offered}
      className="video-file stack gap-2"
      data-stage={upload.stage}
      data-lacking={isLacking || undefined}
    >
      {upload.stage === 'sent' ? (
        <div className="video-preview">
          <FilePreview key={upload.url} kind="video" src={playedUrl(upload.url)} />
        </div>
      ) : (
        <DropZone
          name="video"
          accept={ACCEPT}
          icon="video"
          label={isSending ? sendingLabel(percent) : 'Drop the video here, or press to choose'}
          hint={isSending ? nameAndSize(upload.file) : 'MP4, MOV, AVI • Max 100MB'}
          disabled={isSending || isSaving}
          describedBy={saysId}
          onFile={choose}
        >
          {!isSending && remark}
        </DropZone>
      )}
      {isSending && <progress className="video-bar" aria-label="Uploaded" max={100} value={percent} />}
      <div id={saysId} className="stack gap-2 unless-empty" aria-live="polite">
        {upload.stage === 'sent' && upload.isNew && (
          <p className="video-sent row nowrap strong">
            <Icon name="check" /> {VIDEO_UPLOADED}
          </p>
        )}
        {upload.stage === 'sent' && !upload.isNew && (
          <p className="note">This video is in place. Replace it, or keep it.</p>
        )}
        {upload.stage === 'sent' && upload.note && <Notice>{upload.note}</Notice>}
        {upload.stage === 'sending' && upload.isLost && <Notice tone="warn">{CONNECTION_LOST}</Notice>}
        {upload.stage === 'failed' && <UploadFailure {...upload} />}
        {upload.refusal && <Notice tone="bad">{upload.refusal.message}</Notice>}
        {isLacking && <p className="field-error">Required</p>}
      </div>
      {upload.stage !== 'none' && (
        <div className="row gap-3">
          {canTryAgain(upload) && <Button onClick={sendNow}>Try again</Button>}
          {(upload.stage !== 'sent' || upload.url !== savedUrl) && (
            <Button variant="secondary" disabled={isSaving} onClick={remove}>
              {upload.stage === 'sent' ? 'Remove' : 'Cancel'}
            </Button>
          )}
          {!isSending && (
            <FileButton
              accept={ACCEPT}
              variant={isFileRefused(upload) ? 'primary' : 'secondary'}
              disabled={isSaving}
              onFile={choose}
            >
              Replace
            </FileButton>
          )}
        </div>
      )}
    </div>
  )
}

function nameAndSize({ name, size }: File): string {
  return `${name} • ${(size / MEGABYTE).toFixed(1)}MB`
}

/** At 100 % the video may still be converted. */
function sendingLabel(percent: number): string {
  return percent < 100 ? `Uploading video... ${percent}%` : 'Getting the video ready...'
}
