// The orders as rows of a table; on a phone each row folds into a few lines.
import { memo } from 'react'
import { formatRupees } from '#domain/money.ts'
import { Cell, Ledger, LedgerRow } from '../../kit/data-table.tsx'
import { type Acts, OrderActs } from './order-actions.tsx'
import { OrderMarks } from '../order-badges.tsx'
import { OrderPhones } from '../order-phones.tsx'
import type { OrderRow } from '../order-row.ts'
import { OrderStates } from '../order-states.tsx'
import './order-table.css'

const columns = ['Customer', 'Phone', 'Total', 'Items', 'Date and Order ID', 'Status', '.Actions']

export type ListProps = Acts & {
  rows: readonly OrderRow[]
  fresh: readonly string[]
  /** The address of an order's details. */
  addressOf: (orderId: string) => string
}

export function OrderList({ rows, fresh, addressOf, ...acts }: ListProps) {
  return (
    <Ledger label="Online Orders" kind="orders" columns={columns}>
      {rows.map((row) => (
        <Row
          key={row.orderId}
          row={row}
          isFresh={fresh.includes(row.orderId)}
          address={addressOf(row.orderId)}
          {...acts}
        />
      ))}
    </Ledger>
  )
}

type RowProps = Acts & { row: OrderRow; isFresh: boolean; address: string }

const Row = memo(function Row({ row, isFresh, address, ...acts }: RowProps) {
  return (
    <LedgerRow mark={isFresh ? 'fresh' : row.supersededBy ? 'superseded' : undefined}>
      <Cell name="name">
        <strong>{row.name}</strong>
        {isFresh && <span className="fresh-mark">New</span>}
        <OrderMarks order={row} />
      </Cell>
      <Cell name="phones">
        <OrderPhones mobile={row.mobile} alternateMobile={row.alternateMobile} />
      </Cell>
      <Cell name="total">{formatRupees(row.totalPaise)}</Cell>
      <Cell name="items">
        {row.totalItems} <span className="unit-word">{row.totalItems === 1 ? 'item' : 'items'}</span>
      </Cell>
      <Cell name="date">
        {row.orderDate} {row.orderTime} <span className="order-id">{row.orderId}</span>
      </Cell>
      <Cell name="states">
        <OrderStates order={row} tell={acts.tell} />
      </Cell>
      <Cell name="acts">
        <OrderActs row={row} address={address} look="icon" {...acts} />
      </Cell>
    </LedgerRow>
  )
})
