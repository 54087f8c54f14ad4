// A page of customers: a table on a desk, cards on a phone, and the way to the next page.
import { Link, useSearchParams } from 'react-router'
import type { CustomerCursor } from '#domain/customers/customer-list.ts'
import { unconfirmedText } from '#domain/customers/unconfirmed.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import type { ListedCustomer } from '#server/customers/customer-list.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/any-icon.tsx'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import { customerAddress, pageAddress } from './customer-address.ts'

const columns = ['Customer', 'Mobile', 'Orders', 'Sum', 'Last order', 'Place']

type Props = { customers: readonly ListedCustomer[]; next: CustomerCursor | undefined }

export function CustomerList({ customers, next }: Props) {
  const [params] = useSearchParams()
  const isFirst = !params.has('after')
  const first = !isFirst && (
    <ButtonLink variant="secondary" to={pageAddress(params)}>
      <Icon name="arrow-left" /> First page
    </ButtonLink>
  )
  if (customers.length === 0) return <NoCustomers isSearch={params.has('search')} action={first} />
  return (
    <>
      <DataTable label="Customers" kind="customers" columns={columns}>
        {customers.map((customer) => (
          <Row key={customer.mobile} customer={customer} address={customerAddress(params, customer.orderId)} />
        ))}
      </DataTable>
      {(first || next) && (
        <nav className="customer-pages" aria-label="Pages of customers">
          {first}
          {next && (
            <ButtonLink variant="secondary" to={pageAddress(params, next)} rel="next">
              Next <Icon name="arrow-right" />
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}

function Row({ customer, address }: { customer: ListedCustomer; address: string }) {
  const { name, mobile, orders, sumPaise, lastDate, district, state, unconfirmed } = customer
  return (
    <DataRow>
      <Cell name="name">
        <strong>
          <Link className="customer-link" to={address} preventScrollReset>
            {name}
          </Link>
        </strong>
        {unconfirmed !== undefined && <Chip tone="warn">{unconfirmedText(unconfirmed)}</Chip>}
      </Cell>
      <Cell name="mobile">
        <a href={`tel:${mobile}`}>{mobile}</a>
      </Cell>
      <Cell name="orders" label="Orders">
        {indianGrouping(orders)}
      </Cell>
      <Cell name="sum">{formatRupees(sumPaise)}</Cell>
      <Cell name="last" label="Last order">
        {lastDate}
      </Cell>
      <Cell name="place">
        {district}, {state}
      </Cell>
    </DataRow>
  )
}

function NoCustomers({ isSearch, action }: { isSearch: boolean; action: React.ReactNode }) {
  return (
    <Empty title="No customers found" icon="cart" action={action}>
      {isSearch ? 'Try the mobile number, a part of the name, or the district.' : 'Who orders stands here by itself.'}
    </Empty>
  )
}
