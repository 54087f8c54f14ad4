// Tabs of the steps with their counts; due calls come first.
import { Link } from 'react-router'
import { recordedSteps, stepLabels } from '#domain/steps/steps.ts'
import { indianGrouping } from '#domain/numbers/money.ts'
import { manyOrders, orderSteps } from '#domain/words/en/office/orders/order-steps.ts'
import type { OrderList } from '#server/orders/list/order-list.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import './steps.css'

type Counts = Awaited<ReturnType<OrderList['countSteps']>>

type Props = {
  counts: Counts
  params: URLSearchParams
  /** Starts selection mode; absent during it and without orders. */
  onMoveMany: (() => void) | undefined
}

export function StepTabs({ counts, params, onMoveMany }: Props) {
  const text = useWords(orderSteps)
  const { moveMany } = useWords(manyOrders)
  const labels = stepLabels()
  const isDue = params.get('sort') === 'due'
  const step = isDue ? 'placed' : (params.get('step') ?? '')
  const address = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params)
    for (const name of ['after', 'before', 'order', 'step']) next.delete(name)
    if (isDue) next.delete('sort')
    if (changes.step === 'cancelled') next.delete('counted')
    for (const [name, value] of Object.entries(changes)) if (value !== '') next.set(name, value)
    return `?${next}`
  }
  return (
    <div className="step-row">
      <nav className="step-tabs" aria-label={text.tabs}>
        <ul>
          <Tab label={text.all} to={address({})} isCurrent={step === ''} />
          <Tab label={text.toCall} to={address({ sort: 'due' })} isCurrent={step === 'placed'} count={counts.toCall} />
          {recordedSteps.map((each) => (
            <Tab
              key={each}
              label={labels[each]}
              to={address({ step: each })}
              isCurrent={step === each}
              count={counts[each]}
            />
          ))}
        </ul>
      </nav>
      {onMoveMany && (
        <Button variant="quiet" onClick={onMoveMany}>
          {moveMany}
        </Button>
      )}
    </div>
  )
}

type TabProps = { label: string; to: string; isCurrent: boolean; count?: number }

function Tab({ label, to, isCurrent, count }: TabProps) {
  return (
    <li>
      <Link to={to} replace preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
        {label}
        {count !== undefined && <span>{indianGrouping(count)}</span>}
      </Link>
    </li>
  )
}
