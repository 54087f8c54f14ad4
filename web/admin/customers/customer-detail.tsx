// The dialog of one customer.
import { useState } from 'react'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { shownState } from '#domain/checkout/shown-place.ts'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { unconfirmedText } from '#domain/customers/unconfirmed.ts'
import { chatNumber } from '#domain/customers/contact.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { customer as words, customers } from '#domain/words/en/office/orders/customers.ts'
import { ui } from '#domain/words/en/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { DataList } from '#web/ui/data-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { useNotice } from '../kit/use-notice.ts'
import { CustomerContact } from './customer-contact.tsx'
import { CustomerData } from './customer-data.tsx'
import { CustomerOrders, CustomerSales } from './customer-orders.tsx'
import type { Erasing } from './erase-customer.tsx'
import type { CustomerView, OpenedCustomer } from './load-customers.ts'
import '../kit/facts.css'

type Props = {
  opened: OpenedCustomer | undefined
  mayErase: boolean
  onClose: () => void
  onErase: (erasing: Erasing) => void
}

export function CustomerDetail({ opened, mayErase, onClose, onErase }: Props) {
  const text = useWords(words)
  const { withoutName } = useWords(customers)
  const { close } = useWords(ui)
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
      {close}
    </Button>
  )
  return (
    <Dialog open={opened !== undefined} onClose={onClose} title={text.title} size="large" footer={footer}>
      {view ? (
        <div className="customer-detail facts stack gap-5 small">
          <section className="customer-facts card">
            <h3 className="as-typed">{view.name || withoutName}</h3>
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
                title={text.orderAgainHint}
              >
                <Icon name="cart" /> <span>{text.orderAgain}</span>
              </a>
            </CustomerContact>
            <DataList entries={entriesOf(view)} />
          </section>
          {view.orders.length > 0 && <CustomerOrders view={view} />}
          {view.sales.length > 0 && <CustomerSales sales={view.sales} />}
          <CustomerData view={view} mayErase={mayErase} notify={notify} onErase={onErase} />
        </div>
      ) : (
        <Empty title={text.gone} icon="cart">
          {text.goneText}
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
  const text = wordsOf(words)
  const [sale] = sales
  const soldPaise = sales.reduce((sum, { totalPaise, refundPaise }) => sum + totalPaise - refundPaise, 0)
  return [
    ...(ordered
      ? [
          { term: text.orders, value: indianGrouping(ordered.count) },
          { term: text.sum, value: formatRupees(ordered.sumPaise) },
          { term: text.lastOrder, value: ordered.lastDate },
        ]
      : []),
    ...(sale
      ? [
          { term: text.sales, value: indianGrouping(sales.length) },
          { term: text.salesSum, value: formatRupees(soldPaise) },
          { term: text.lastSale, value: sale.date },
        ]
      : []),
    {
      term: text.phone,
      value: mobile ? <a href={`tel:${mobile}`}>{groupedPhoneNumber(mobile)}</a> : text.noAlternate,
    },
    ...(ordered ? placeEntries(ordered.customer) : []),
  ]
}

function placeEntries({ alternateMobile, address, district, state, pincode }: Customer) {
  const text = wordsOf(words)
  return [
    {
      term: text.alternatePhone,
      value: alternateMobile ? (
        <a href={`tel:${alternateMobile}`}>{groupedPhoneNumber(alternateMobile)}</a>
      ) : (
        text.noAlternate
      ),
    },
    { term: text.address, value: <span className="as-typed">{address}</span>, isWide: true },
    { term: text.place, value: text.placeOf({ district, state: shownState(state), pincode }), isWide: true },
  ]
}
