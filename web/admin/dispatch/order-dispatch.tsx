// Dispatch and messages in an order's details.
import { href } from 'react-router'
import { type Dispatch, dispatchInWords, shownPartLabels } from '#domain/dispatch/dispatched.ts'
import { momentText } from '#domain/dates/indian-date.ts'
import {
  languageLabel,
  messageLabel,
  messageLanguages,
  readMessageLanguage,
  readMessageName,
} from '#domain/settings/message-fields.ts'
import { hasReached } from '#domain/steps/steps.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { Order } from '#domain/order/order.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { OrderDispatchView } from './order-dispatch-view.ts'
import type { OrderMessage } from './use-order-message.ts'
import './order-dispatch.css'

type Props = { view: OrderDispatchView | undefined; order: Order; message: OrderMessage | undefined }

export function OrderDispatch({ view, order, message }: Props) {
  const text = useWords(dispatchWords)
  if (!view) return null
  const { dispatch } = view
  return (
    <>
      {(dispatch || order.step !== 'cancelled') && (
        <section className="order-dispatch">
          <h3>{text.title}</h3>
          {dispatch && !isAway(order) && <p>{text.undone}</p>}
          {dispatch && <DataList entries={entriesOf(dispatch)} />}
          {order.step !== 'cancelled' && (
            <p>
              <ButtonLink variant="secondary" size="small" to={dispatchAddress(order)}>
                {isAway(order) ? (dispatch ? text.correctDispatch : text.recordLr) : text.dispatchOrder}
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
  const text = useWords(dispatchWords)
  const { name, language, texts } = message
  const field = '{due}'
  return (
    <section className="order-message">
      <h3>{text.messageToCustomer}</h3>
      <div className="send-message row">
        <Field label={text.message}>
          {(ids) => (
            <Select
              {...ids}
              value={name}
              onChange={({ target }) => choose({ name: readMessageName(target.value) ?? name })}
            >
              {sendable.map((each) => (
                <option key={each} value={each}>
                  {messageLabel(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.language}>
          {(ids) => (
            <Select
              {...ids}
              value={language}
              onChange={({ target }) => choose({ language: readMessageLanguage(target.value) ?? language })}
            >
              {messageLanguages.map((each) => (
                <option key={each} value={each}>
                  {languageLabel(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {totalAskedIn.includes(`${name}-${language}`) && due.duePaise !== order.totalPaise && (
        <Notice tone="warn">
          {due.duePaise === 0
            ? text.asksForTotalPaid({ field })
            : text.asksForTotal({ amount: formatRupees(due.duePaise), field })}
        </Notice>
      )}
      <p className="message-text" lang={language}>
        {texts[language]}
      </p>
    </section>
  )
}

function entriesOf(dispatch: Dispatch) {
  const text = wordsOf(dispatchWords)
  const { officePhone, ...words } = dispatchInWords(dispatch)
  const phone = officePhone && <a href={`tel:${officePhone.split(/[,;/]/)[0]}`}>{officePhone}</a>
  const receipt = dispatch.receiptUrl && (
    <a href={dispatch.receiptUrl} target="_blank" rel="noreferrer">
      {text.photo}
    </a>
  )
  const values = { ...words, officePhone: phone }
  const shown = Object.entries(shownPartLabels()).map(([part, term]) => ({
    term,
    value: values[part as keyof typeof values],
  }))
  const left = [momentText(new Date(dispatch.at)), dispatch.who].filter(Boolean).join(', ')
  return [...shown, { term: text.receipt, value: receipt }, { term: text.sent, value: left }].filter(
    ({ value }) => value !== '',
  )
}
