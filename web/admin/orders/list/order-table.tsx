// The orders as rows of a table; on a phone each row folds into a few lines.
import { memo } from 'react'
import { formatRupees } from '#domain/money.ts'
import { Cell, DataTable, DataRow } from '#web/admin/kit/data-table.tsx'
import { type ActionHandlers, OrderActions } from './order-actions.tsx'
import { OrderBadges } from './order-badges.tsx'
import { OrderPhones } from './order-phones.tsx'
import type { OrderRow } from '../order-row.ts'
import { OrderStates } from '../order-states.tsx'
import './order-table.css'

const columns = ['Customer', 'Phone', 'Total', 'Items', 'Date and Order ID', 'Status', '.Actions']

export type ListProps = ActionHandlers & {
  rows: readonly OrderRow[]
  fresh: readonly string[]
  /** The address of an order's details. */
  addressOf: (orderId: string) => string
}

export function OrderTable({ rows, fresh, addressOf, ...actions }: ListProps) {
  return (
    <DataTable label="Online Orders" kind="orders" columns={columns}>
      {rows.map((row) => (
        <Row
          key={row.orderId}
          row={row}
          isFresh={fresh.includes(row.orderId)}
          address={addressOf(row.orderId)}
          {...actions}
        />
      ))}
    </DataTable>
  )
}

type RowProps = ActionHandlers & { row: OrderRow; isFresh: boolean; address: string }

const Row = memo(function Row({ row, isFresh, address, ...actions }: RowProps) {
  return (
    <DataRow mark={isFresh ? 'fresh' : row.supersededBy ? 'superseded' : undefined}>
      <Cell name="name">
        <strong>{row.name}</strong>
        {isFresh && <span className="fresh-mark">New</span>}
        <OrderBadges order={row} />
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
        <OrderStates order={row} notify={actions.notify} />
      </Cell>
      <Cell name="actions">
        <OrderActions row={row} address={address} look="icon" {...actions} />
      </Cell>
    </DataRow>
  )
})
