// The history of an order, newest first; the last steps can be undone.
import { type DoneSteps, doneSteps, stepLabels, takeBackRefusal } from '#domain/steps/steps.ts'
import { entryTitle, type StepEntry } from '#domain/steps/entries.ts'
import { momentText } from '#domain/dates/indian-date.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { common } from '#domain/words/en/office/common.ts'
import { orderHistory } from '#domain/words/en/office/orders/order-steps.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import type { OpenedOrder } from '../detail/load-order.ts'
import type { Work } from './use-order-work.ts'

type Props = { opened: Pick<OpenedOrder, 'order' | 'history'>; work: Work }

export function OrderSteps({ opened: { order, history }, work }: Props) {
  const done = doneSteps(history)
  const text = useWords(orderHistory)
  const { undo } = useWords(common)
  return (
    <section className="order-history">
      <h3>{text.title}</h3>
      <ol className="stack gap-0">
        {history.toReversed().map((entry) => (
          <li className="stack lines-0" key={entry.number} data-kind={entry.kind}>
            <p>
              <strong>{entryTitle(entry)}</strong>
              <span className="soft breaks">
                {entry.at === undefined ? text.noTime : momentText(new Date(entry.at))}
                {entry.who !== undefined && `, ${entry.who}`}
              </span>
            </p>
            {entry.note !== '' && (
              <p className="history-note" lang={languageOf(entry.note)}>
                {entry.note}
              </p>
            )}
            {canTakeBack(entry, history, done) && (
              <Button
                variant="quiet"
                size="small"
                busy={work.isBusy}
                aria-label={text.undoOf({ entry: entryTitle(entry) })}
                onClick={() => work.record({ intent: 'take-back', step: entry.step ?? '' })}
              >
                {undo}
              </Button>
            )}
          </li>
        ))}
        <li className="stack lines-0" data-kind="step">
          <p>
            <strong>{stepLabels().placed}</strong>
            <span className="soft breaks">{`${order.orderDate} ${order.orderTime}`}</span>
          </p>
        </li>
      </ol>
    </section>
  )
}

/** Only the last entry of a repeated step can be undone. */
function canTakeBack({ kind, step, number }: StepEntry, history: readonly StepEntry[], done: DoneSteps): boolean {
  if (kind !== 'step' || step === undefined || takeBackRefusal(done, step) !== undefined) return false
  return history.findLast((entry) => entry.kind === 'step' && entry.step === step)?.number === number
}
