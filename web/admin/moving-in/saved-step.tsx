// A saved import: what it has added, where to see it, and how to undo it.
import { href } from 'react-router'
import { movingIn } from '#domain/words/en/office/shop/moving-in.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { MovingView } from './moving-view.ts'
import { ReportCounts, ReportRows } from './report.tsx'
import { useMovingForm } from './use-moving-form.ts'

type Props = { view: Extract<MovingView, { step: 'saved' }>; notify: Notify }

export function SavedStep({ view, notify }: Props) {
  const text = useWords(movingIn)
  const { send, isBusy } = useMovingForm(notify)
  const { name, by, report, difference, backup } = view
  return (
    <section className="office-panel" aria-labelledby="moving-saved">
      <h2 id="moving-saved">{text.savedTitle}</h2>
      <p className="soft breaks">{text.uploadedBy({ name, who: by })}</p>
      {difference !== '' && <Notice tone="warn">{difference}</Notice>}
      <div className="row">
        <ButtonLink to={href('/admin/orders')}>{text.seeOrders}</ButtonLink>
        <ButtonLink to={href('/admin/products')} variant="secondary">
          {text.seeProducts}
        </ButtonLink>
        <ButtonLink to={href('/admin/video')} variant="secondary">
          {text.seeVideos}
        </ButtonLink>
      </div>
      <ReportCounts report={report} />
      <p className="breaks">{text.undo({ backup })}</p>
      <ReportRows report={report} />
      <p className="soft">{text.deletedLater}</p>
      <div className="row">
        <Button variant="secondary" busy={isBusy} onClick={() => send('discard', view)}>
          {text.done}
        </Button>
      </div>
    </section>
  )
}
