// The two chips of an order: one click toggles Verified and Unverified, Complete and Pending, and shows it at once.
import { useFetcher } from 'react-router'
import { type Order, toggledCompletion, toggledVerification } from '#domain/order.ts'
import { useAnswer } from '../kit/use-fetcher-result.ts'
import type { Tell } from '../kit/use-notice.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { clientAction } from './route.tsx'

type Props = { order: Pick<Order, 'orderId' | 'verified' | 'completion'>; tell: Tell }

export function OrderStates({ order, tell }: Props) {
  return (
    <span className="order-states">
      <StateChip
        intent="verify"
        what="Verification"
        orderId={order.orderId}
        state={order.verified}
        good="Verified"
        toggled={toggledVerification}
        tell={tell}
      />
      <StateChip
        intent="complete"
        what="Order"
        orderId={order.orderId}
        state={order.completion}
        good="Complete"
        toggled={toggledCompletion}
        tell={tell}
      />
    </span>
  )
}

type ChipProps<State extends string> = {
  intent: 'verify' | 'complete'
  what: string
  orderId: string
  state: State
  good: State
  toggled: (state: State) => State
  tell: Tell
}

function StateChip<State extends string>(props: ChipProps<State>) {
  const { intent, what, orderId, state, good, toggled, tell } = props
  const fetcher = useFetcher<typeof clientAction>()
  useAnswer(fetcher.data, (answer) => {
    if (!answer.ok) tell('bad', answer.message)
  })

  // What was clicked shows until the list has been read again; the next click toggles what is shown.
  const shown = fetcher.formData?.has('state')
    ? toggledUntil(String(fetcher.formData.get('state')), state, toggled)
    : state
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="state" value={toggled(shown)} />
      <Chip
        type="submit"
        tone={shown === good ? 'good' : 'warn'}
        aria-label={`${what}: ${shown}. Change to ${toggled(shown)}`}
      >
        {shown}
      </Chip>
    </fetcher.Form>
  )
}

function toggledUntil<State extends string>(wanted: string, state: State, toggled: (state: State) => State): State {
  return state === wanted ? state : toggled(state)
}
