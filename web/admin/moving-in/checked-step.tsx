// The report of the check, and the save.
import { useState } from 'react'
import { movingIn } from '#domain/words/en/office/shop/moving-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { CheckedView } from './moving-view.ts'
import { ReportCounts, ReportRows } from './report.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { useMovingForm } from './use-moving-form.ts'

export function CheckedStep({ view, notify }: { view: CheckedView; notify: Notify }) {
  const text = useWords(movingIn)
  const { send, isBusy } = useMovingForm(notify)
  const [isAsked, setAsked] = useState(false)
  const { name, by, report, failure, adds, tooMany } = view
  return (
    <section className="office-panel" aria-labelledby="moving-report">
      <h2 id="moving-report">{text.reportTitle}</h2>
      <p className="soft breaks">{text.uploadedBy({ name, who: by })}</p>
      {failure !== '' && (
        <Notice tone="bad">
          <span className="breaks">{failure}</span>
        </Notice>
      )}
      {tooMany !== '' && <Notice tone="warn">{tooMany}</Notice>}
      {adds === '' && <Notice tone="good">{text.nothingNew}</Notice>}
      <ReportCounts report={report} />
      <div className="row">
        {adds !== '' && tooMany === '' && <Button onClick={() => setAsked(true)}>{text.save}</Button>}
        <Button variant="secondary" busy={isBusy} onClick={() => send('check', view)}>
          {text.checkAgain}
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={() => send('discard', view)}>
          {text.discard}
        </Button>
      </div>
      <ReportRows report={report} />
      <p className="soft">{text.deletedLater}</p>
      <SaveDialog view={view} isAsked={isAsked} onClose={() => setAsked(false)} />
    </section>
  )
}
