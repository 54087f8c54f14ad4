// Badges of an order that needs a second look, and steps that the chips do not show.
import { unconfirmedText } from '#domain/customers/unconfirmed.ts'
import { callText } from '#domain/steps/calls.ts'
import { chipSteps, stepLabels } from '#domain/steps/steps.ts'
import { balanceLabel, balanceState } from '#domain/payments/balance.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderBadges } from '#domain/words/en/office/orders/orders.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { OrderRow } from '../order-row.ts'

type Order = Pick<
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
  | 'isAnswered'
>

type Badge = { tone: 'good' | 'warn' | 'bad'; text: string }

/** Removed badges keep their room until the list is refreshed, so that a second press meets the same row. */
export function OrderBadges({ order, placedAs }: { order: Order; placedAs: Order }) {
  const badges = badgesOf(order)
  const held = badges.length === 0 ? badgesOf(placedAs) : []
  if (badges.length === 0 && held.length === 0) return null
  return (
    <span className="order-badges row gap-1" aria-hidden={held.length > 0 || undefined}>
      {[...badges, ...held].map(({ tone, text }) => (
        <Chip key={text} tone={tone}>
          {text}
        </Chip>
      ))}
    </span>
  )
}

function badgesOf(order: Order): Badge[] {
  const { step, callAt, stockDeducted, supersededBy, supersedes, kind, unconfirmed, isAnswered } = order
  const text = wordsOf(orderBadges)
  const isShort = !stockDeducted && !supersededBy && step !== 'cancelled'
  const badges: (Badge | false | undefined)[] = [
    kind === 'trial' && { tone: 'warn', text: text.trial },
    !chipSteps.includes(step) && { tone: toneOf(order), text: stepLabels()[step] },
    paidBadge(order),
    isAnswered === true && { tone: 'warn', text: text.answered },
    callAt !== undefined && { tone: 'warn', text: text.call({ time: callText(callAt) }) },
    supersededBy !== undefined && { tone: 'bad', text: text.replaced },
    isShort && { tone: 'bad', text: text.notDeducted },
    supersedes !== undefined && { tone: 'warn', text: text.replaces },
    unconfirmed !== undefined && { tone: 'warn', text: unconfirmedText(unconfirmed) },
  ]
  return badges.filter((badge) => badge !== false && badge !== undefined)
}

function toneOf(order: Order): Badge['tone'] {
  if (order.step === 'cancelled') return 'bad'
  return isPaidByStepAlone(order) ? 'warn' : 'good'
}

function isPaidByStepAlone({ step, supersededBy, totalPaise, receivedPaise = 0 }: Order): boolean {
  return step === 'paid' && supersededBy === undefined && receivedPaise < totalPaise
}

/** Returns undefined without payments, unless the step is 'paid', and where step and money agree. */
function paidBadge(order: Order): Badge | undefined {
  const { step, supersededBy, totalPaise, receivedPaise = 0 } = order
  if (receivedPaise === 0)
    return isPaidByStepAlone(order) ? { tone: 'warn', text: wordsOf(orderBadges).noPayment } : undefined
  const state = balanceState(step === 'cancelled' || supersededBy ? 0 : totalPaise, receivedPaise)
  if (state === 'paid' && step === 'paid') return undefined
  return { tone: state === 'paid' ? 'good' : state === 'too much' ? 'bad' : 'warn', text: balanceLabel(state) }
}
