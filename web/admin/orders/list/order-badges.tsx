// Plain words on an order that needs a second look, and the step that its two chips do not tell.
import { unconfirmedText } from '#domain/customers/unconfirmed.ts'
import { callText } from '#domain/history/calls.ts'
import { type OrderStep, stepLabels } from '#domain/history/steps.ts'
import { balanceLabels, balanceState } from '#domain/received/balance.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { OrderRow } from '../order-row.ts'

type Props = {
  order: Pick<
    OrderRow,
    | 'step'
    | 'callAt'
    | 'stockDeducted'
    | 'supersededBy'
    | 'supersedes'
    | 'kind'
    | 'unconfirmed'
    | 'totalPaise'
    | 'receivedPaise'
  >
}

const shownByChips: readonly OrderStep[] = ['placed', 'confirmed', 'delivered']

export function OrderBadges({ order }: Props) {
  const { step, callAt, stockDeducted, supersededBy, supersedes, kind, unconfirmed } = order
  const isShort = !stockDeducted && !supersededBy && step !== 'cancelled'
  const paid = paidBadge(order)
  const isStepShown = shownByChips.includes(step)
  if (!isShort && isStepShown && !callAt && !supersededBy && !supersedes && !kind && !unconfirmed && !paid) return null
  return (
    <span className="order-badges">
      {kind === 'trial' && <Chip tone="warn">Trial</Chip>}
      {!isStepShown && <Chip tone={step === 'cancelled' ? 'bad' : 'good'}>{stepLabels[step]}</Chip>}
      {paid}
      {callAt && <Chip tone="warn">{`Call ${callText(callAt)}`}</Chip>}
      {supersededBy && <Chip tone="bad">Replaced by a later order</Chip>}
      {isShort && <Chip tone="bad">Stock not deducted</Chip>}
      {supersedes && <Chip tone="warn">Replaces an earlier order</Chip>}
      {unconfirmed && <Chip tone="warn">{unconfirmedText(unconfirmed)}</Chip>}
    </span>
  )
}

/** Nothing while nothing was paid, and where the step says that all is. */
function paidBadge({ step, supersededBy, totalPaise, receivedPaise }: Props['order']) {
  if (receivedPaise === undefined || receivedPaise === 0) return undefined
  const state = balanceState(step === 'cancelled' || supersededBy ? 0 : totalPaise, receivedPaise)
  if (state === 'paid' && step === 'paid') return undefined
  return <Chip tone={state === 'paid' ? 'good' : state === 'too much' ? 'bad' : 'warn'}>{balanceLabels[state]}</Chip>
}
