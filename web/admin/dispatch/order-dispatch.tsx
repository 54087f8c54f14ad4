// Dispatch and messages in an order's details.
import { href } from 'react-router'
import { type Dispatch, dispatchInWords } from '#domain/dispatch/dispatched.ts'
import { momentText } from '#domain/indian-date.ts'
import {
  languageLabels,
  messageLabels,
  messageLanguages,
  readMessageLanguage,
  readMessageName,
} from '#domain/settings/message-fields.ts'
import { hasReached } from '#domain/steps/steps.ts'
import { formatRupees } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { OrderDispatchView } from './order-dispatch-view.ts'
import type { OrderMessage } from './use-order-message.ts'
import './order-dispatch.css'

type Props = { view: OrderDispatchView | undefined; order: Order; message: OrderMessage | undefined }

export function OrderDispatch({ view, order, message }: Props) {
  if (!view) return null
  const { dispatch } = view
  return (
    <>
      {(dispatch || order.step !== 'cancelled') && (
        <section className="order-dispatch">
          <h3>Dispatch</h3>
          {dispatch && !isAway(order) && <p>Undone. The next dispatch starts with these details.</p>}
          {dispatch && <DataList entries={entriesOf(dispatch)} />}
          {order.step !== 'cancelled' && (
            <p>
              <ButtonLink variant="secondary" size="small" to={dispatchAddress(order)}>
                {isAway(order) ? (dispatch ? 'Correct dispatch' : 'Record LR') : 'Dispatch'}
              </ButtonLink>
            </p>
          )}
        </section>
      )}
      {message && <ChooseMessage view={view} order={order} chosen={message} />}
    </>
  )
}

export function dispatchAddress({ orderId }: Pick<Order, 'orderId'>): string {
  return `${href('/admin/dispatch')}?order=${orderId}`
}

function isAway({ step }: Order): boolean {
  return hasReached(step, 'dispatched')
}

type ChooseProps = { view: OrderDispatchView; order: Order; chosen: OrderMessage }

/** Its link is below the details, at every scroll position. */
function ChooseMessage({ view: { due, totalAskedIn }, order, chosen: { message, sendable, choose } }: ChooseProps) {
  const { name, language, texts } = message
  return (
    <section className="order-message">
      <h3>Message to the customer</h3>
      <div className="send-message row">
        <Field label="Message">
          {(ids) => (
            <Select
              {...ids}
              value={name}
              onChange={({ target }) => choose({ name: readMessageName(target.value) ?? name })}
            >
              {sendable.map((each) => (
                <option key={each} value={each}>
                  {messageLabels[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Language">
          {(ids) => (
            <Select
              {...ids}
              value={language}
              onChange={({ target }) => choose({ language: readMessageLanguage(target.value) ?? language })}
            >
              {messageLanguages.map((each) => (
                <option key={each} value={each}>
                  {languageLabels[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {totalAskedIn.includes(`${name}-${language}`) && due.duePaise !== order.totalPaise && (
        <Notice tone="warn">
          {`The shop’s own text asks for the total, but ${due.duePaise === 0 ? 'nothing' : formatRupees(due.duePaise)} is due. In Settings, write {due} in its place.`}
        </Notice>
      )}
      <p className="message-text" lang={language}>
        {texts[language]}
      </p>
    </section>
  )
}

function entriesOf(dispatch: Dispatch) {
  const words = dispatchInWords(dispatch)
  const entries = Object.entries(words).flatMap(([term, value]) => {
    if (value === '' || term === 'Receipt photo') return []
    return [{ term, value: term === 'Office phone' ? <a href={`tel:${value.split(/[,;/]/)[0]}`}>{value}</a> : value }]
  })
  return [
    ...entries,
    ...(dispatch.receiptUrl === ''
      ? []
      : [
          {
            term: 'Receipt',
            value: (
              <a href={dispatch.receiptUrl} target="_blank" rel="noreferrer">
                Photo of the receipt
              </a>
            ),
          },
        ]),
    { term: 'Dispatched', value: [momentText(new Date(dispatch.at)), dispatch.who].filter(Boolean).join(', ') },
  ]
}
