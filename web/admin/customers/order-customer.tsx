// The customer in an order's details.
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { customerName } from '#domain/customers/erased.ts'
import { orderedBeforeText } from '#domain/customers/ordered-before.ts'
import { unconfirmedText } from '#domain/customers/unconfirmed.ts'
import type { Order } from '#domain/order/order.ts'
import { Chip } from '#web/ui/chip.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { CustomerContact } from './customer-contact.tsx'
import type { OrderCustomerView } from './order-customer-view.ts'

/** `children` are further links to the customer. */
type Props = { view: OrderCustomerView; order: Order; notify: Notify; children?: ReactNode }

export function OrderCustomer({ view, order, notify, children }: Props) {
  return (
    <section className="order-customer">
      <h3>Customer Details</h3>
      {!order.erased && (
        <CustomerContact key={order.orderId} customer={order.customer} firstMessage={view.firstMessage} notify={notify}>
          {children}
        </CustomerContact>
      )}
      {!order.erased && !order.kind && <OrderedBefore view={view} orderId={order.orderId} />}
      <DataList entries={customerEntries(order)} />
    </section>
  )
}

/** Links to the customer's earlier orders. */
function OrderedBefore({ view: { before, unconfirmed }, orderId }: { view: OrderCustomerView; orderId: string }) {
  return (
    <p className="row lines-1">
      <Link className="touch" to={`${href('/admin/customers')}?customer=${orderId}`}>
        {before ? `Ordered before: ${orderedBeforeText(before)}` : 'First order with this number'}
      </Link>
      {unconfirmed !== undefined && <Chip tone="warn">{unconfirmedText(unconfirmed)}</Chip>}
    </p>
  )
}

/** An erased customer has only the state. */
function customerEntries({ customer, erased }: Order) {
  const { name, mobile, alternateMobile, address, district, state, pincode } = customer
  if (erased) {
    return [
      { term: 'Name', value: customerName(name, erased), isWide: true },
      { term: 'State', value: state },
    ]
  }
  return [
    { term: 'Name', value: name, isWide: true },
    { term: 'Phone', value: <a href={`tel:${mobile}`}>{groupedPhoneNumber(mobile)}</a> },
    {
      term: 'Alternate Phone',
      value: alternateMobile ? <a href={`tel:${alternateMobile}`}>{groupedPhoneNumber(alternateMobile)}</a> : 'N/A',
    },
    { term: 'Address', value: <span className="as-typed">{address}</span>, isWide: true },
    { term: 'District', value: district },
    { term: 'State', value: state },
    { term: 'Pincode', value: pincode },
  ]
}
