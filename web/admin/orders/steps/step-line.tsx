// The way of an order as one line: which steps are done, and which one comes next.
import { orderDate } from '#domain/dates/indian-date.ts'
import { currentStep, type DoneSteps, nextSteps, stepLabels, stepLine } from '#domain/steps/steps.ts'
import { orderSteps } from '#domain/words/en/office/orders/order-steps.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'

export function StepLine({ done }: { done: DoneSteps }) {
  const text = useWords(orderSteps)
  const labels = stepLabels()
  const line = stepLine(done)
  const current = currentStep(done)
  const [next] = nextSteps(done)
  return (
    <ol className="step-line" aria-label={text.line}>
      {line.map(({ step, isDone, at }, place) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={isDone || undefined}
          data-onward={line[place + 1]?.isDone || undefined}
          data-next={step === next || undefined}
          data-bad={step === 'cancelled' || undefined}
        >
          <span className="step-dot">
            {isDone && <Icon name={step === 'cancelled' ? 'close' : 'check'} label={text.done} />}
          </span>
          <span className="step-name">{labels[step]}</span>
          {at !== undefined && <span className="step-day">{orderDate(new Date(at))}</span>}
        </li>
      ))}
    </ol>
  )
}
