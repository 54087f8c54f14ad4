// Questions on the whole list, to be answered before saving.
import { formatRupees, paiseFromRupees } from '#domain/numbers/money.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { PreviewView } from '#domain/imports/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useImportForm } from '../use-import-form.ts'

type Props = {
  view: Pick<PreviewView, 'questions' | 'decimals'> & { id: string; version: number }
  notify: Notify
}

export function PreviewQuestions({ view: { id, version, questions, decimals }, notify }: Props) {
  const text = useWords(imports)
  const form = useImportForm(notify)
  const choose = (values: Record<string, string>) => form.choose(values, { id, version })
  if (questions.length === 0 && !decimals) return null
  return (
    <section className="office-panel" aria-labelledby="import-questions">
      <h2 id="import-questions">{text.answerFirst}</h2>
      {questions.map(({ kind, count, sentence }) => (
        <div key={kind} className="stack gap-2">
          <p className="strong">{sentence}</p>
          <div className="row">
            <Button busy={form.isWaiting} onClick={() => choose({ [`agree:${kind}`]: String(count) })}>
              {text.yesRight}
            </Button>
            <Button variant="secondary" busy={form.isWaiting} onClick={() => choose({ step: 'columns' })}>
              {text.noColumns}
            </Button>
          </div>
        </div>
      ))}
      {decimals && (
        <div className="stack gap-2">
          <p className="strong">{text.twoReadings({ numbers: decimals.rows, sample: decimals.sample })}</p>
          <div className="row">
            {(['comma', 'point'] as const).map((sign) => (
              <Button key={sign} variant="secondary" busy={form.isWaiting} onClick={() => choose({ decimals: sign })}>
                {formatRupees(paiseFromRupees(Number(decimals[sign])))}
              </Button>
            ))}
          </div>
        </div>
      )}
      {form.failure && <p className="bad strong">{form.failure}</p>}
    </section>
  )
}
