// The dialog of one customer.
import { useState } from 'react'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { unconfirmedText } from '#domain/customers/unconfirmed.ts'
import { chatNumber } from '#domain/customers/contact.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useNotice } from '../kit/use-notice.ts'
import { CustomerContact } from './customer-contact.tsx'
import { CustomerData } from './customer-data.tsx'
import { WITHOUT_NAME } from './customer-list.tsx'
import { CustomerOrders, CustomerSales } from './customer-orders.tsx'
import type { Erasing } from './erase-customer.tsx'
import type { CustomerView, OpenedCustomer } from './load-customers.ts'

type Props = {
  opened: OpenedCustomer | undefined
  mayErase: boolean
  onClose: () => void
  onErase: (erasing: Erasing) => void
}

export function CustomerDetail({ opened, mayErase, onClose, onErase }: Props) {
  const { notice, notify, clear } = useNotice()
  // Clear notices about the previous customer.
  const [about, setAbout] = useState(opened?.id)
  if (about !== opened?.id) {
    setAbout(opened?.id)
    clear()
  }
  const view = opened?.view
  const footer = (
    <Button variant="secondary" onClick={onClose}>
      Close
    </Button>
  )
  return (
    <Dialog open={opened !== undefined} onClose={onClose} title="Customer" size="large" footer={footer}>
      {view ? (
        <div className="customer-detail stack gap-5 small">
          <section>
            <h3 className="as-typed">{view.name || WITHOUT_NAME}</h3>
            {view.unconfirmed !== undefined && (
              <p>
                <Chip tone="warn">{unconfirmedText(view.unconfirmed)}</Chip>
              </p>
            )}
            <CustomerContact customer={customerOf(view)} firstMessage={view.firstMessage} notify={notify}>
              <a
                className="button"
                data-variant="secondary"
                data-size="small"
                href={whatsappLink('web', chatNumber(view), view.againMessage)}
                target="_blank"
                rel="noreferrer"
                title="Sends the goods of last time and the link to the shop by WhatsApp"
              >
                <Icon name="cart" /> <span>Order again</span>
              </a>
            </CustomerContact>
            <DataList entries={entriesOf(view)} />
          </section>
          {view.orders.length > 0 && <CustomerOrders view={view} />}
          {view.sales.length > 0 && <CustomerSales sales={view.sales} />}
          <CustomerData view={view} mayErase={mayErase} notify={notify} onErase={onErase} />
        </div>
      ) : (
        <Empty title="No such customer" icon="cart">
          The order or the sale was deleted, or it no longer says whose it was.
        </Empty>
      )}
      {/* Inside the dialog: screen readers ignore notices outside of it. */}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </Dialog>
  )
}

function customerOf({ ordered, mobile }: CustomerView) {
  return ordered?.customer ?? { mobile }
}

function entriesOf({ ordered, mobile, sales }: CustomerView) {
  const [sale] = sales
  const soldPaise = sales.reduce((sum, { totalPaise, refundPaise }) => sum + totalPaise - refundPaise, 0)
  return [
    ...(ordered
      ? [
          { term: 'Orders', value: indianGrouping(ordered.count) },
          { term: 'Sum', value: formatRupees(ordered.sumPaise) },
          { term: 'Last order', value: ordered.lastDate },
        ]
      : []),
    ...(sale
      ? [
          { term: 'Counter sales', value: indianGrouping(sales.length) },
          { term: 'Sum at the counter', value: formatRupees(soldPaise) },
          { term: 'Last sale', value: sale.date },
        ]
      : []),
    { term: 'Phone', value: <a href={`tel:${mobile}`}>{groupedPhoneNumber(mobile)}</a> },
    ...(ordered ? placeEntries(ordered.customer) : []),
  ]
}

function placeEntries({ alternateMobile, address, district, state, pincode }: Customer) {
  return [
    {
      term: 'Alternate Phone',
      value: alternateMobile ? <a href={`tel:${alternateMobile}`}>{groupedPhoneNumber(alternateMobile)}</a> : 'N/A',
    },
    { term: 'Address', value: <span className="as-typed">{address}</span> },
    { term: 'Place', value: `${district}, ${state} - ${pincode}` },
  ]
}
