// A page of customers.
import { Link, useSearchParams } from 'react-router'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { type CustomerChannel, type CustomerCursor, customerCursorText } from '#domain/customers/customer-list.ts'
import { unconfirmedText } from '#domain/customers/unconfirmed.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import type { ListedCustomer } from '#server/customers/customer-list.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import { FirstPage, Pager, pagesAfter } from '../kit/pager.tsx'
import { withChanges } from '../kit/use-url-filter.ts'
import { customerAddress } from './customer-address.ts'

export const WITHOUT_NAME = 'Without a name'

const columns = {
  online: ['Customer', 'Mobile', 'Orders', 'Sum', 'Last order', 'Place'],
  counter: ['Customer', 'Mobile', 'Sales', 'Sum', 'Last sale', 'Place'],
} as const

const FIND_ORDERED = 'Try the mobile number, a part of the name, or the district.'
const FIND_AT_COUNTER = 'Try the mobile number, or a part of the name.'
const NONE_AT_COUNTER = 'Who leaves a mobile number at the counter stands here by itself.'

type Props = { channel: CustomerChannel; customers: readonly ListedCustomer[]; next: CustomerCursor | undefined }

export function CustomerList({ channel, customers, next }: Props) {
  const [params] = useSearchParams()
  if (customers.length === 0) return <NoCustomers channel={channel} params={params} />
  return (
    <>
      <DataTable label="Customers" kind="customers" columns={columns[channel]}>
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
  const [, , orders, , last] = columns[channel]
  const { name, mobile, sumPaise, lastDate, district, state, unconfirmed } = customer
  return (
    <DataRow>
      <Cell className="row lines-1" name="name">
        <strong>
          <Link className="customer-link" to={address} preventScrollReset>
            {name || WITHOUT_NAME}
          </Link>
        </strong>
        {unconfirmed !== undefined && <Chip tone="warn">{unconfirmedText(unconfirmed)}</Chip>}
      </Cell>
      <Cell name="mobile">
        <a className="touch" href={`tel:${mobile}`}>
          {groupedPhoneNumber(mobile)}
        </a>
      </Cell>
      <Cell name="orders" label={orders}>
        {indianGrouping(customer.orders)}
      </Cell>
      <Cell className="strong" name="sum">
        {formatRupees(sumPaise)}
      </Cell>
      <Cell className="soft" name="last" label={last}>
        {lastDate}
      </Cell>
      <Cell className="soft" name="place">
        {channel === 'counter' ? 'At the counter' : `${district}, ${state}`}
      </Cell>
    </DataRow>
  )
}

type NoneProps = { channel: CustomerChannel; params: URLSearchParams }

function NoCustomers({ channel, params }: NoneProps) {
  const isSearch = params.has('search')
  const other = channel === 'online' ? 'counter' : ''
  const elsewhere = isSearch && (
    <ButtonLink variant="secondary" to={`?${withChanges(params, { channel: other, customer: '' })}`}>
      {other === 'counter' ? 'Search at the counter' : 'Search among the orders'}
    </ButtonLink>
  )
  return (
    <Empty
      title="No customers found"
      icon="cart"
      action={params.has('after') ? <FirstPage params={params} /> : elsewhere}
    >
      {isSearch && (channel === 'online' ? FIND_ORDERED : FIND_AT_COUNTER)}
      {!isSearch && (channel === 'online' ? 'Who orders stands here by itself.' : NONE_AT_COUNTER)}
    </Empty>
  )
}
