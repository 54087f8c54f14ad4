// Upload button, progress, resume and result.
import { counted } from '#domain/counted.ts'
import { indianGrouping } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CONNECTION_LOST } from '../media/upload-state.ts'
import { UploadFailure } from '../media/upload-failure.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { DoneNotice } from '../products/bulk/done-notice.tsx'
import { takenRows } from './picture-rows.ts'
import type { Pictures } from './use-pictures.ts'
import '../kit/foot-bar.css'
import './upload-bar.css'

export function UploadBar({ pictures, notify }: { pictures: Pictures; notify: Notify }) {
  const { rows, products, stage, done, closeDone } = pictures
  const taken = takenRows(rows, products).length
  const sent = 'sent' in stage ? stage.sent : 0
  const total = 'total' in stage ? stage.total : taken
  return (
    <section className="pictures-bar foot-bar stack gap-2" aria-label="Put the pictures in">
      <div className="unless-empty" role="alert">
        {stage.at === 'stopped' && stage.message !== undefined && (
          <UploadFailure message={stage.message} {...(stage.cause && { cause: stage.cause })} />
        )}
        {stage.at === 'unsaved' && <Notice tone="bad">{stage.message}</Notice>}
        {stage.at === 'sending' && stage.isLost && <Notice tone="warn">{CONNECTION_LOST}</Notice>}
      </div>
      {done && <DoneNotice key={done.bulkChange ?? done.message} done={done} notify={notify} onClose={closeDone} />}
      <div className="pictures-bar-line row gap-3 lines-2">
        <output>{stateText(stage.at, { taken, sent, total })}</output>
        {(stage.at === 'sending' || stage.at === 'stopped') && (
          <progress
            aria-label="Uploaded"
            value={sent + (stage.at === 'sending' ? stage.progress : 0)}
            max={Math.max(total, 1)}
          />
        )}
        <div className="pictures-bar-buttons row">
          <Buttons pictures={pictures} taken={taken} />
        </div>
      </div>
    </section>
  )
}

type Counts = { taken: number; sent: number; total: number }

function stateText(at: Pictures['stage']['at'], { taken, sent, total }: Counts): string {
  if (at === 'sending') return `${indianGrouping(sent)} of ${indianGrouping(total)} uploaded`
  if (at === 'stopped') return `Stopped: ${indianGrouping(sent)} of ${indianGrouping(total)} uploaded`
  if (at === 'saving') return `Putting ${counted(sent, 'picture')} in...`
  if (at === 'unsaved') return `${counted(sent, 'picture')} uploaded, and not in the shop yet`
  return taken === 0 ? 'No picture is ticked' : `${counted(taken, 'picture')} ticked`
}

function Buttons({ pictures, taken }: { pictures: Pictures; taken: number }) {
  const { stage, send, stop, saveUploaded, saveAgain, empty } = pictures
  switch (stage.at) {
    case 'reading':
      return null
    case 'sending':
      return (
        <Button variant="secondary" onClick={stop}>
          Stop
        </Button>
      )
    case 'stopped':
      return (
        <>
          {stage.sent > 0 && (
            <Button variant="secondary" onClick={saveUploaded}>
              Put these {indianGrouping(stage.sent)} in
            </Button>
          )}
          <Button onClick={() => void send()}>Go on</Button>
        </>
      )
    case 'saving':
      return <Button busy>Put in</Button>
    case 'unsaved':
      return <Button onClick={saveAgain}>Try again</Button>
    case 'choosing':
      return (
        <>
          <Button variant="quiet" onClick={empty}>
            Begin anew
          </Button>
          <Button aria-disabled={taken === 0 || undefined} onClick={() => taken > 0 && void send()}>
            {taken === 0 ? 'Put pictures in' : `Put ${counted(taken, 'picture')} in`}
          </Button>
        </>
      )
  }
}
