// The lines of an order with prices, charges and total; on a phone a long list is folded.
import { useId, useState } from 'react'
import { href } from 'react-router'
import { chargeLines } from '#domain/checkout/charge-lines.ts'
import { customerName } from '#domain/customers/erased.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import { itemTotal, type Order } from '#domain/order/order.ts'
import { unitLabel } from '#domain/product/product.ts'
import { editRefusal } from '#domain/revisions/order-edit.ts'
import { lineName } from '#domain/revisions/revision.ts'
import { doneSteps } from '#domain/steps/steps.ts'
import { orderDetails } from '#domain/words/en/office/orders/order-details.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { DownloadBill } from '../bill/download-bill.tsx'
import type { OpenedOrder } from './load-order.ts'

/** A shorter list is no way to scroll. */
const LINES_IN_SIGHT = 5

type Props = { opened: OpenedOrder; notify: Notify }

export function OrderLines({ opened, notify }: Props) {
  const { items, totalPaise, packingNote = '', freightNote = '' } = opened.order
  const [isOpen, setOpen] = useState(items.length <= LINES_IN_SIGHT)
  const lines = useId()
  const text = useWords(orderDetails)
  const title = sentence(text.items({ count: items.length }), { count: <span /> })
  return (
    <section className="order-lines" data-folded={!isOpen || undefined}>
      <div className="spread below-2">
        {items.length > LINES_IN_SIGHT ? (
          <>
            <h3 className="lines-title">{title}</h3>
            <button
              type="button"
              className="lines-fold"
              aria-expanded={isOpen}
              aria-controls={lines}
              onClick={() => setOpen(!isOpen)}
            >
              <span>{title}</span>
              <span className="soft">{formatRupees(totalPaise)}</span>
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
            </button>
          </>
        ) : (
          <h3>{title}</h3>
        )}
        <LineLinks opened={opened} notify={notify} />
      </div>
      {packingNote !== '' && (
        <p className="below-2 breaks">{sentence(text.packingNote({ note: packingNote }), { b: <strong /> })}</p>
      )}
      {freightNote !== '' && (
        <p className="below-2 breaks">{sentence(text.freightNote({ note: freightNote }), { b: <strong /> })}</p>
      )}
      <LineTable id={lines} order={opened.order} />
    </section>
  )
}

function LineTable({ id, order }: { id: string; order: Order }) {
  const text = useWords(orderDetails)
  return (
    <table id={id}>
      <thead>
        <tr>
          <th scope="col">
            {sentence(text.product({ id: order.orderId }), { id: <span className="order-of-page" /> })}
          </th>
          <th scope="col">{text.quantity}</th>
          <th scope="col">{text.price}</th>
          <th scope="col">{text.total}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.productId}>
            <th scope="row">
              {lineName(item)}
              <span className="code">
                {item.code} · {unitLabel(item.unit)}
              </span>
            </th>
            <td>{indianGrouping(item.quantity)}</td>
            <td>{formatRupees(item.pricePaise)}</td>
            <td>{formatRupees(itemTotal(item))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {chargeLines(order).map(({ label, amount }) => (
          <tr key={label} className="order-charge">
            <th scope="row" colSpan={3}>
              {label}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={3}>
            {text.totalAmount}
          </th>
          <td>{formatRupees(order.totalPaise)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What is made of the lines: their earlier revisions, an edit, the bill. */
function LineLinks({ opened: { history, order }, notify }: Props) {
  const { orderId, erased, revision, customer } = order
  const text = useWords(orderDetails)
  const isEditable = !erased && editRefusal(doneSteps(history)) === undefined
  const address = (path: string) => `${path}?order=${orderId}`
  return (
    <div className="order-lines-links row">
      {revision !== undefined && (
        <ButtonLink variant="quiet" size="small" to={address(href('/admin/orders/revisions'))}>
          {text.revisions}
        </ButtonLink>
      )}
      {isEditable && (
        <ButtonLink variant="secondary" size="small" to={address(href('/admin/orders/edit'))}>
          {text.editOrder}
        </ButtonLink>
      )}
      <DownloadBill order={{ orderId, name: customerName(customer.name, erased) }} look="button" notify={notify} />
    </div>
  )
}
