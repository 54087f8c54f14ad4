// The Dashboard's panel of the nightly data check.
import { Notice } from '#web/ui/notice.tsx'
import type { DataCheckView } from './data-check-view.ts'
import '../kit/office-panel.css'
import './data-check-panel.css'

export function DataCheckPanel({ check: { note, sentences, hasMore } }: { check: DataCheckView }) {
  return (
    <section className="office-panel" aria-labelledby="data-check">
      <h2 id="data-check">Data check</h2>
      <Notice tone={note.tone}>{note.text}</Notice>
      {sentences.length > 0 && (
        <>
          <ul className="data-check-faults stack gap-2 breaks">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>
            Make a backup now, then tell your technician. <code>npm run check-data</code> on the shop’s computer{' '}
            {hasMore ? 'lists the others' : 'checks again'}. The shop can stay open.
          </p>
        </>
      )}
    </section>
  )
}
