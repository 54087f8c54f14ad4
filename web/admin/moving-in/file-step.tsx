// First step: the export of the old shop, uploaded in chunks and then checked.
import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { EXPORT_MAX_BYTES, megabytesText } from '#domain/upload.ts'
import { common } from '#domain/words/en/office/common.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { movingIn } from '#domain/words/en/office/shop/moving-in.ts'
import { ui } from '#domain/words/en/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Notify } from '../kit/use-notice.ts'
import { UploadFailure } from '../media/upload-failure.tsx'
import { canTryAgain } from '../media/upload-state.ts'
import { useUpload } from '../media/use-upload.ts'
import { useMovingForm } from './use-moving-form.ts'

const AT_ONCE = () => 0

export function FileStep({ notify }: { notify: Notify }) {
  const text = useWords(movingIn)
  const words = useWords(common)
  const { lostTryingAgain } = useWords(uploads)
  const { tryAgain } = useWords(ui)
  const { revalidate } = useRevalidator()
  const { send, isBusy } = useMovingForm(notify)
  const name = useRef('')
  const { state: upload, choose, sendNow, remove } = useUpload({ kind: 'export', keptUrl: '', nextDelayMs: AT_ONCE })
  const uploaded = upload.stage === 'sent' ? upload.url : ''
  const check = useEffectEvent(() => send('check', { id: uploaded, name: name.current }))
  useEffect(() => {
    if (uploaded !== '') check()
  }, [uploaded])
  const take = (file: File) => {
    name.current = file.name
    // Another owner may have begun: then this step goes, and the upload with it.
    void revalidate()
    void choose(file)
  }
  const isSending = upload.stage === 'waiting' || upload.stage === 'sending'
  return (
    <section className="office-panel" aria-labelledby="moving-file">
      <h2 id="moving-file">{text.fileTitle}</h2>
      <p>{text.intro}</p>
      <p>{text.nothingYet}</p>
      {(upload.stage === 'none' || upload.stage === 'failed') && (
        <DropZone
          name="export"
          accept=".json,application/json"
          icon="upload"
          label={text.chooseFile}
          hint={text.fileHint({ size: megabytesText(EXPORT_MAX_BYTES) })}
          onFile={take}
        />
      )}
      {isSending && (
        <>
          <label className="moving-progress stack gap-1">
            <span>{text.sending({ percent: upload.stage === 'sending' ? Math.round(upload.progress * 100) : 0 })}</span>
            <progress value={upload.stage === 'sending' ? upload.progress : 0} max={1} />
          </label>
          <p className="soft">{text.keepOpen}</p>
        </>
      )}
      <div className="stack gap-2 unless-empty" aria-live="polite">
        {upload.stage === 'sending' && upload.isLost && <Notice tone="warn">{lostTryingAgain}</Notice>}
        {upload.stage === 'failed' && <UploadFailure {...upload} />}
        {upload.refusal && <Notice tone="bad">{upload.refusal.message}</Notice>}
      </div>
      {uploaded !== '' && (
        <output className="moving-progress stack gap-1">
          <span>{text.beginning}</span>
          <progress aria-label={text.beginning} />
        </output>
      )}
      {(isSending || uploaded !== '' || canTryAgain(upload)) && (
        <div className="row">
          {canTryAgain(upload) && <Button onClick={sendNow}>{tryAgain}</Button>}
          {uploaded !== '' && (
            <Button busy={isBusy} onClick={() => check()}>
              {text.checkAgain}
            </Button>
          )}
          <Button variant="secondary" disabled={isBusy} onClick={remove}>
            {words.cancel}
          </Button>
        </div>
      )}
    </section>
  )
}
