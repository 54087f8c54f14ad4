// The two chips of an order: a click toggles the state at once and can be undone.
import {
  type Completion,
  type Order,
  toggledCompletion,
  toggledVerification,
  type Verification,
} from '#domain/order/order.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { orderStates } from '#domain/words/en/office/orders/orders.ts'
import type { Notify } from '../kit/use-notice.ts'
import { useSubmitsInOrder } from '../kit/use-submits-in-order.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { useWords } from '#web/ui/words.ts'
import type { StateResult } from './intents.ts'
import type { OrderRow } from './order-row.ts'

type States = Pick<Order, 'verified' | 'completion'>
export type OnChanged = (orderId: string, states: Partial<States>) => void

type Props = { order: OrderRow; notify: Notify; onChanged: OnChanged }

export function OrderStates({ order, notify, onChanged }: Props) {
  const changed = (states: Partial<States>, undo: () => void) => {
    onChanged(order.orderId, states)
    const remark = remarkOn({ ...order, ...states }, states)
    notify(remark ? 'warn' : 'good', <Changed text={changeText(order, states)} remark={remark} onUndo={undo} />)
  }

  return (
    <div className="order-states row">
      <StateChip
        intent="verify"
        orderId={order.orderId}
        state={order.verified}
        good="Verified"
        toggled={toggledVerification}
        onChanged={(verified, undo) => changed({ verified }, undo)}
        notify={notify}
      />
      <StateChip
        intent="complete"
        orderId={order.orderId}
        state={order.completion}
        good="Complete"
        toggled={toggledCompletion}
        onChanged={(completion, undo) => changed({ completion }, undo)}
        notify={notify}
      />
    </div>
  )
}

type ChipProps<State extends Verification | Completion> = {
  intent: 'verify' | 'complete'
  orderId: string
  state: State
  good: State
  toggled: (state: State) => State
  onChanged: (state: State, undo: () => void) => void
  notify: Notify
}

function StateChip<State extends Verification | Completion>(props: ChipProps<State>) {
  const { intent, orderId, state, good, toggled, onChanged, notify } = props
  const fieldsOf = (next: State) => ({ intent, orderId, state: next })
  const { submit, waiting, Form } = useSubmitsInOrder<StateResult<State>>((result, again) => {
    // The stored state: another press may be pending.
    if (result.ok) onChanged(result.state, () => again(fieldsOf(toggled(result.state))))
    else notify('bad', result.message)
  })

  // Shows the pressed state until the list is revalidated; the next click toggles the shown one.
  const pressed = waiting.at(-1)?.state
  const shown = pressed === undefined ? state : toggledUntil(pressed, state, toggled)
  const text = useWords(orderStates)
  const states = { state: text[shown], next: text[toggled(shown)] }
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        submit(fieldsOf(toggled(shown)))
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="state" value={toggled(shown)} />
      <Chip
        type="submit"
        tone={shown === good ? 'good' : 'warn'}
        aria-label={intent === 'verify' ? text.toggleVerification(states) : text.toggleCompletion(states)}
      >
        {text[shown]}
      </Chip>
    </Form>
  )
}

function toggledUntil<State extends string>(wanted: string, state: State, toggled: (state: State) => State): State {
  return state === wanted ? state : toggled(state)
}

function changeText({ name }: OrderRow, { verified, completion }: Partial<States>): string {
  const text = wordsOf(orderStates)
  const state = verified ?? completion
  return text.changed({ state: state === undefined ? '' : text[state], name })
}

/** Warns about an order just set Complete. */
function remarkOn({ verified, stockDeducted, supersededBy }: OrderRow, { completion }: Partial<States>) {
  if (completion !== 'Complete') return undefined
  const text = wordsOf(orderStates)
  if (supersededBy) return text.replaced
  if (!stockDeducted) return text.notDeducted
  return verified === 'Unverified' ? text.stillUnverified : undefined
}

function Changed({ text, remark, onUndo }: { text: string; remark: string | undefined; onUndo: () => void }) {
  return (
    <span className="state-change spread gap-3 nowrap">
      <span className="breaks">
        {text} {remark}
      </span>
      <Button variant="secondary" size="small" onClick={onUndo}>
        {wordsOf(common).undo}
      </Button>
    </span>
  )
}
