// A file that is refused, or a check or save that a restart of the shop has interrupted.
import { movingIn } from '#domain/words/en/office/shop/moving-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { MovingView } from './moving-view.ts'
import { useMovingForm } from './use-moving-form.ts'

type Props = { view: Extract<MovingView, { sentence: string }>; notify: Notify }

export function EndedStep({ view, notify }: Props) {
  const text = useWords(movingIn)
  const { send, isBusy } = useMovingForm(notify)
  const { step, name, by, sentence } = view
  return (
    <section className="office-panel" aria-labelledby="moving-ended">
      <h2 id="moving-ended">{step === 'refused' ? text.refusedTitle : text.interruptedTitle}</h2>
      <p className="soft breaks">{text.uploadedBy({ name, who: by })}</p>
      <Notice tone={step === 'refused' ? 'bad' : 'warn'}>
        <span className="breaks">{sentence}</span>
      </Notice>
      <div className="row">
        {step === 'interrupted' && (
          <Button busy={isBusy} onClick={() => send('check', view)}>
            {text.checkAgain}
          </Button>
        )}
        <Button
          variant={step === 'refused' ? 'primary' : 'secondary'}
          busy={isBusy}
          onClick={() => send('discard', view)}
        >
          {text.anotherFile}
        </Button>
      </div>
    </section>
  )
}
