// Upload button, progress, resume and result.
import { wordsOf } from '#domain/words/catalogue.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { ui } from '#domain/words/en/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { UploadFailure } from '../media/upload-failure.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { DoneNotice } from '../products/bulk/done-notice.tsx'
import { takenRows } from './picture-rows.ts'
import type { Pictures } from './use-pictures.ts'
import '../kit/foot-bar.css'
import './upload-bar.css'

export function UploadBar({ pictures, notify }: { pictures: Pictures; notify: Notify }) {
  const text = useWords(words)
  const { rows, products, stage, done, closeDone } = pictures
  const taken = takenRows(rows, products).length
  const sent = 'sent' in stage ? stage.sent : 0
  const total = 'total' in stage ? stage.total : taken
  return (
    <section className="pictures-bar foot-bar stack gap-2" aria-label={text.barName}>
      <div className="unless-empty" role="alert">
        {stage.at === 'stopped' && stage.message !== undefined && (
          <UploadFailure message={stage.message} {...(stage.cause && { cause: stage.cause })} />
        )}
        {stage.at === 'unsaved' && <Notice tone="bad">{stage.message}</Notice>}
        {stage.at === 'sending' && stage.isLost && <Notice tone="warn">{wordsOf(uploads).lostTryingAgain}</Notice>}
      </div>
      {done && <DoneNotice key={done.bulkChange ?? done.message} done={done} notify={notify} onClose={closeDone} />}
      <div className="pictures-bar-line row gap-3 lines-2">
        <output>{stateText(stage.at, { taken, sent, total })}</output>
        {(stage.at === 'sending' || stage.at === 'stopped') && (
          <progress
            aria-label={text.uploaded}
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
  const text = wordsOf(words)
  if (at === 'sending') return text.sent({ sent, total })
  if (at === 'stopped') return text.stopped({ sent, total })
  if (at === 'saving') return text.adding({ count: sent })
  if (at === 'unsaved') return text.unsaved({ count: sent })
  return taken === 0 ? text.noneTicked : text.ticked({ count: taken })
}

function Buttons({ pictures, taken }: { pictures: Pictures; taken: number }) {
  const text = useWords(words)
  const { tryAgain } = useWords(ui)
  const { stage, send, stop, saveUploaded, saveAgain, empty } = pictures
  switch (stage.at) {
    case 'reading':
      return null
    case 'sending':
      return (
        <Button variant="secondary" onClick={stop}>
          {text.stop}
        </Button>
      )
    case 'stopped':
      return (
        <>
          {stage.sent > 0 && (
            <Button variant="secondary" onClick={saveUploaded}>
              {text.addCount({ count: stage.sent })}
            </Button>
          )}
          <Button onClick={() => void send()}>{text.goOn}</Button>
        </>
      )
    case 'saving':
      return <Button busy>{text.isAdding}</Button>
    case 'unsaved':
      return <Button onClick={saveAgain}>{tryAgain}</Button>
    case 'choosing':
      return (
        <>
          <Button variant="quiet" onClick={empty}>
            {text.startOver}
          </Button>
          <Button aria-disabled={taken === 0 || undefined} onClick={() => taken > 0 && void send()}>
            {taken === 0 ? text.add : text.addCount({ count: taken })}
          </Button>
        </>
      )
  }
}
