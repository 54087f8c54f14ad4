// A check or a save at work in the background, with its progress.
import { movingIn } from '#domain/words/en/office/shop/moving-in.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { MovingView } from './moving-view.ts'
import { useMovingForm } from './use-moving-form.ts'

type Props = { view: Extract<MovingView, { step: 'running' }>; notify: Notify }

export function RunningStep({ view, notify }: Props) {
  const text = useWords(movingIn)
  const { send, isBusy } = useMovingForm(notify)
  const { act, name, by, progress, value, isCancelling } = view
  const isStopping = isBusy || isCancelling
  const stop = act === 'check' ? text.stopCheck : text.stopSave
  return (
    <section className="office-panel" aria-labelledby="moving-running">
      <h2 id="moving-running">{act === 'check' ? text.checkingTitle : text.savingTitle}</h2>
      <p className="soft breaks">{text.uploadedBy({ name, who: by })}</p>
      <label className="moving-progress stack gap-1">
        <output>{progress}</output>
        <progress value={value} max={1} />
      </label>
      <p>{text.leaveOpen}</p>
      <div className="row">
        <Button variant="secondary" busy={isStopping} onClick={() => send('cancel', view)}>
          {isStopping ? text.stopping : stop}
        </Button>
      </div>
    </section>
  )
}
