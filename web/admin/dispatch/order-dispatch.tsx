// Dispatch and messages in an order's details.
import { useState } from 'react'
import { href } from 'react-router'
import { type Dispatch, dispatchInWords } from '#domain/dispatch/dispatched.ts'
import { momentText } from '#domain/indian-date.ts'
import {
  languageLabels,
  messageLabels,
  messageLanguages,
  messageNames,
  readMessageLanguage,
  readMessageName,
} from '#domain/settings/message-fields.ts'
import { hasReached } from '#domain/steps/steps.ts'
import { customerLanguage, likelyMessage } from '#domain/messages/order-messages.ts'
import { chatNumber } from '#domain/customers/contact.ts'
import { formatRupees } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { MessageLink } from './message-link.tsx'
import type { OrderDispatchView } from './order-dispatch-view.ts'
import './order-dispatch.css'

/** The estimate has its own button beside the customer; a request needs an amount due. */
function stepMessages({ messages }: OrderDispatchView) {
  return messageNames.flatMap((name) => {
    const texts = name === 'revised' ? undefined : messages[name]
    return texts ? [{ name, texts }] : []
  })
}

type Props = { view: OrderDispatchView | undefined; order: Order; notify: Notify }

export function OrderDispatch({ view, order, notify }: Props) {
  if (!view) return null
  const { dispatch } = view
  const isAway = hasReached(order.step, 'dispatched')
  return (
    <section className="order-dispatch">
      {(dispatch || order.step !== 'cancelled') && <h3>Dispatch</h3>}
      {dispatch && !isAway && <p>Taken back; the next dispatch begins with what was recorded.</p>}
      {dispatch && <DataList entries={entriesOf(dispatch)} />}
      {order.step !== 'cancelled' && (
        <p>
          <ButtonLink variant="secondary" size="small" to={`${href('/admin/dispatch')}?order=${order.orderId}`}>
            {isAway ? (dispatch ? 'Correct dispatch' : 'Record LR') : 'Dispatch'}
          </ButtonLink>
        </p>
      )}
      <h3>Message to the customer</h3>
      <SendMessage key={`${order.step} ${view.due.duePaise}`} view={view} order={order} notify={notify} />
    </section>
  )
}

function SendMessage({ view, order, notify }: Props & { view: OrderDispatchView }) {
  const { due, totalAskedIn } = view
  const sendable = stepMessages(view)
  const [chosen, setName] = useState(likelyMessage(order.step, due))
  const [language, setLanguage] = useState(customerLanguage(order))
  const { name, texts } = sendable.find((each) => each.name === chosen) ?? {
    name: 'confirmed',
    texts: view.messages.confirmed,
  }
  const message = {
    orderId: order.orderId,
    number: chatNumber(order.customer),
    name,
    language,
    texts,
    ...(name === 'payment' && { duePaise: due.duePaise }),
  }
  return (
    <>
      <div className="send-message row">
        <Field label="Message">
          {(ids) => (
            <Select {...ids} value={name} onChange={({ target }) => setName(readMessageName(target.value) ?? name)}>
              {sendable.map(({ name: each }) => (
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
              onChange={({ target }) => setLanguage(readMessageLanguage(target.value) ?? language)}
            >
              {messageLanguages.map((each) => (
                <option key={each} value={each}>
                  {languageLabels[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <MessageLink message={message} language={language} notify={notify}>
          {`Send: ${messageLabels[name]}`}
        </MessageLink>
      </div>
      {totalAskedIn.includes(`${name}-${language}`) && due.duePaise !== order.totalPaise && (
        <Notice tone="warn">
          {`The shop’s own text asks for the total, but ${due.duePaise === 0 ? 'nothing' : formatRupees(due.duePaise)} is due. In Settings, write {due} in its place.`}
        </Notice>
      )}
      <p className="message-text" lang={language}>
        {texts[language]}
      </p>
    </>
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
