// The video's file on the form: drop area, progress and preview.
import { useId } from 'react'
import { wordsOf } from '#domain/words/catalogue.ts'
import { ui } from '#domain/words/en/ui.ts'
import { common } from '#domain/words/en/office/common.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { videos } from '#domain/words/en/office/shop/videos.ts'
import { playedUrl } from '#domain/video.ts'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { FileButton } from '#web/ui/file-button.tsx'
import { FilePreview } from '#web/admin/media/file-preview.tsx'
import type { Upload } from '../media/use-upload.ts'
import { UploadFailure } from '#web/admin/media/upload-failure.tsx'
import { canTryAgain, isFileRefused } from '#web/admin/media/upload-state.ts'
import { useOfferedFile } from '#web/admin/media/use-offered-file.ts'
import { useKeptFocus } from '#web/browser/use-kept-focus.ts'
import './video-file.css'

const ACCEPT = 'video/*'
const MEGABYTE = 1024 * 1024

/** `savedUrl` can be replaced, not removed; '' for a new video. */
type Props = { file: Upload; savedUrl: string; remark: string | undefined; isLacking: boolean; isSaving: boolean }

export function VideoFile({ file, savedUrl, remark, isLacking, isSaving }: Props) {
  const text = useWords(videos)
  const own = useWords(uploads)
  const shared = useWords(common)
  const { tryAgain } = useWords(ui)
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
          label={isSending ? sendingLabel(percent) : text.dropVideo}
          hint={isSending ? nameAndSize(upload.file) : text.videoHint}
          disabled={isSending || isSaving}
          describedBy={saysId}
          onFile={choose}
        >
          {!isSending && remark}
        </DropZone>
      )}
      {isSending && <progress className="video-bar" aria-label={text.uploaded} max={100} value={percent} />}
      <div id={saysId} className="stack gap-2 unless-empty" aria-live="polite">
        {upload.stage === 'sent' && upload.isNew && (
          <p className="video-sent row nowrap strong">
            <Icon name="check" /> {text.videoUploaded}
          </p>
        )}
        {upload.stage === 'sent' && !upload.isNew && <p className="note">{text.storedVideo}</p>}
        {upload.stage === 'sent' && upload.note && <Notice>{upload.note}</Notice>}
        {upload.stage === 'sending' && upload.isLost && <Notice tone="warn">{own.lostTryingAgain}</Notice>}
        {upload.stage === 'failed' && <UploadFailure {...upload} />}
        {upload.refusal && <Notice tone="bad">{upload.refusal.message}</Notice>}
        {isLacking && <p className="field-error">{text.required}</p>}
      </div>
      {upload.stage !== 'none' && (
        <div className="row gap-3">
          {canTryAgain(upload) && <Button onClick={sendNow}>{tryAgain}</Button>}
          {(upload.stage !== 'sent' || upload.url !== savedUrl) && (
            <Button variant="secondary" disabled={isSaving} onClick={remove}>
              {upload.stage === 'sent' ? shared.remove : shared.cancel}
            </Button>
          )}
          {!isSending && (
            <FileButton
              accept={ACCEPT}
              variant={isFileRefused(upload) ? 'primary' : 'secondary'}
              disabled={isSaving}
              onFile={choose}
            >
              {own.replace}
            </FileButton>
          )}
        </div>
      )}
    </div>
  )
}

function nameAndSize({ name, size }: File): string {
  return wordsOf(videos).nameAndSize({ name, megabytes: (size / MEGABYTE).toFixed(1) })
}

/** At 100 % the video may still be converted. */
function sendingLabel(percent: number): string {
  return percent < 100 ? wordsOf(uploads).sendingVideo({ percent }) : wordsOf(videos).gettingReady
}
