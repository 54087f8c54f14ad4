// The Dashboard's panel of the nightly data check.
import { dashboard as words } from '#domain/words/en/office/dashboard.ts'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import type { DataCheckView } from './data-check-view.ts'
import '../kit/office-panel.css'
import './data-check-panel.css'

export function DataCheckPanel({ check: { note, sentences, hasMore } }: { check: DataCheckView }) {
  const text = useWords(words)
  return (
    <section className="office-panel" aria-labelledby="data-check">
      <h2 id="data-check">{text.dataCheck}</h2>
      <Notice tone={note.tone}>{note.text}</Notice>
      {sentences.length > 0 && (
        <>
          <ul className="data-check-faults stack gap-2 breaks">
            {sentences.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p>{sentence(hasMore ? text.whatToDoMore : text.whatToDo, { code: <code /> })}</p>
        </>
      )}
    </section>
  )
}
