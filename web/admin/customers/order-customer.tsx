// The customer in an order's details.
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { shownState } from '#domain/checkout/shown-place.ts'
import { customerName } from '#domain/customers/erased.ts'
import { orderedBeforeText } from '#domain/customers/ordered-before.ts'
import { unconfirmedText } from '#domain/customers/unconfirmed.ts'
import type { Order } from '#domain/order/order.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { customer as words } from '#domain/words/en/office/orders/customers.ts'
import { Chip } from '#web/ui/chip.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Notify } from '../kit/use-notice.ts'
import { CustomerContact } from './customer-contact.tsx'
import type { OrderCustomerView } from './order-customer-view.ts'

/** `children` are further links to the customer. */
type Props = { view: OrderCustomerView; order: Order; notify: Notify; children?: ReactNode }

export function OrderCustomer({ view, order, notify, children }: Props) {
  const text = useWords(words)
  return (
    <section className="order-customer">
      <h3>{text.details}</h3>
      {!order.erased && (
        <CustomerContact key={order.orderId} customer={order.customer} firstMessage={view.firstMessage} notify={notify}>
          {children}
        </CustomerContact>
      )}
      {!order.erased && !order.kind && (
        <OrderedBefore view={view} orderId={order.orderId} hasNumber={order.customer.mobile !== ''} />
      )}
      <DataList entries={customerEntries(order)} />
    </section>
  )
}

type BeforeProps = { view: OrderCustomerView; orderId: string; hasNumber: boolean }

/** Links to the customer's earlier orders, or without a number to the customer of this one. */
function OrderedBefore({ view: { before, unconfirmed }, orderId, hasNumber }: BeforeProps) {
  const text = useWords(words)
  return (
    <p className="row lines-1">
      <Link className="touch" to={`${href('/admin/customers')}?customer=${orderId}`}>
        {before ? orderedBeforeText(before) : hasNumber ? text.firstOrder : text.withoutNumber}
      </Link>
      {unconfirmed !== undefined && <Chip tone="warn">{unconfirmedText(unconfirmed)}</Chip>}
    </p>
  )
}

/** An erased customer has only the state. */
function customerEntries({ customer, erased }: Order) {
  const text = wordsOf(words)
  const { name, mobile, alternateMobile, address, district, state, pincode } = customer
  if (erased) {
    return [
      { term: text.name, value: customerName(name, erased), isWide: true },
      { term: text.state, value: shownState(state) },
    ]
  }
  return [
    { term: text.name, value: name, isWide: true },
    {
      term: text.phone,
      value: mobile ? <a href={`tel:${mobile}`}>{groupedPhoneNumber(mobile)}</a> : text.noAlternate,
    },
    {
      term: text.alternatePhone,
      value: alternateMobile ? (
        <a href={`tel:${alternateMobile}`}>{groupedPhoneNumber(alternateMobile)}</a>
      ) : (
        text.noAlternate
      ),
    },
    { term: text.address, value: <span className="as-typed">{address || text.noAlternate}</span>, isWide: true },
    { term: text.district, value: district || text.noAlternate },
    { term: text.state, value: shownState(state) || text.noAlternate },
    { term: text.pincode, value: pincode || text.noAlternate },
  ]
}
