// The two chips of an order: one click toggles Verified and Unverified, Complete and Pending, and shows it at once.
import { useFetcher } from 'react-router'
import { type Order, toggledCompletion, toggledVerification } from '#domain/order.ts'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import { Chip } from '#web/ui/chip.tsx'

type Props = { order: Pick<Order, 'orderId' | 'verified' | 'completion'>; notify: Notify }

export function OrderStates({ order, notify }: Props) {
  return (
    <span className="order-states">
      <StateChip
        intent="verify"
        what="Verification"
        orderId={order.orderId}
        state={order.verified}
        good="Verified"
        toggled={toggledVerification}
        notify={notify}
      />
      <StateChip
        intent="complete"
        what="Order"
        orderId={order.orderId}
        state={order.completion}
        good="Complete"
        toggled={toggledCompletion}
        notify={notify}
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
  notify: Notify
}

function StateChip<State extends string>(props: ChipProps<State>) {
  const { intent, what, orderId, state, good, toggled, notify } = props
  const fetcher = useFetcher<ActionResult>()
  useFetcherResult(fetcher.data, (result) => {
    if (!result.ok) notify('bad', result.message)
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
