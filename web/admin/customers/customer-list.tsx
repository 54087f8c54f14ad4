// A page of customers.
import { Link, useSearchParams } from 'react-router'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { shownState } from '#domain/checkout/shown-place.ts'
import { type CustomerChannel, type CustomerCursor, customerCursorText } from '#domain/customers/customer-list.ts'
import { unconfirmedText } from '#domain/customers/unconfirmed.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import { customers as words } from '#domain/words/en/office/orders/customers.ts'
import type { ListedCustomer } from '#server/customers/customer-list.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import { FirstPage, Pager, pagesAfter } from '../kit/pager.tsx'
import { withChanges } from '../kit/use-url-filter.ts'
import { customerAddress } from './customer-address.ts'

type Props = { channel: CustomerChannel; customers: readonly ListedCustomer[]; next: CustomerCursor | undefined }

export function CustomerList({ channel, customers, next }: Props) {
  const [params] = useSearchParams()
  const text = useWords(words)
  if (customers.length === 0) return <NoCustomers channel={channel} params={params} />
  const [orders, last] = channel === 'counter' ? [text.sales, text.lastSale] : [text.orders, text.lastOrder]
  const columns = [text.name, text.mobile, { number: orders }, { number: text.sum }, last, text.place]
  return (
    <>
      <DataTable label={text.title} kind="customers" columns={columns}>
        {customers.map((customer) => (
          <Row
            key={customer.mobile}
            channel={channel}
            customer={customer}
            address={customerAddress(params, customer.id)}
          />
        ))}
      </DataTable>
      <Pager {...pagesAfter(params, next && customerCursorText(next))} />
    </>
  )
}

type RowProps = { channel: CustomerChannel; customer: ListedCustomer; address: string }

function Row({ channel, customer, address }: RowProps) {
  const text = useWords(words)
  const [orders, last] = channel === 'counter' ? [text.sales, text.lastSale] : [text.orders, text.lastOrder]
  const { name, mobile, sumPaise, lastDate, district, state, unconfirmed } = customer
  return (
    <DataRow>
      <Cell className="row lines-1" name="name">
        <strong>
          <Link className="customer-link" to={address} preventScrollReset>
            {name || text.withoutName}
          </Link>
        </strong>
        {unconfirmed !== undefined && <Chip tone="warn">{unconfirmedText(unconfirmed)}</Chip>}
      </Cell>
      <Cell name="mobile">
        <a className="touch" href={`tel:${mobile}`}>
          {groupedPhoneNumber(mobile)}
        </a>
      </Cell>
      <Cell name="orders" label={orders} isNumber>
        {indianGrouping(customer.orders)}
      </Cell>
      <Cell className="strong" name="sum" isNumber>
        {formatRupees(sumPaise)}
      </Cell>
      <Cell className="soft" name="last" label={last}>
        {lastDate}
      </Cell>
      <Cell className="soft" name="place">
        {channel === 'counter' ? text.atCounter : text.districtAndState({ district, state: shownState(state) })}
      </Cell>
    </DataRow>
  )
}

type NoneProps = { channel: CustomerChannel; params: URLSearchParams }

function NoCustomers({ channel, params }: NoneProps) {
  const text = useWords(words)
  const isOnline = channel === 'online'
  if (params.has('after')) return <Empty title={text.none} icon="cart" action={<FirstPage params={params} />} />
  if (!params.has('search')) {
    return (
      <Empty title={text.noneYet} icon="cart">
        {isOnline ? text.firstOrder : text.firstSale}
      </Empty>
    )
  }
  const elsewhere = `?${withChanges(params, { channel: isOnline ? 'counter' : '', customer: '' })}`
  return (
    <Empty
      title={text.none}
      icon="cart"
      action={
        <ButtonLink variant="secondary" to={elsewhere}>
          {isOnline ? text.searchAtCounter : text.searchOnline}
        </ButtonLink>
      }
    >
      {isOnline ? text.tryOnline : text.tryAtCounter}
    </Empty>
  )
}
