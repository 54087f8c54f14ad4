// The orders as rows on a desk and cards on a phone.
import { memo } from 'react'
import { Link } from 'react-router'
import { formatRupees } from '#domain/money.ts'
import { Cell, Ledger, LedgerRow } from '#web/admin/frame/ledger.tsx'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OrderMarks } from './order-marks.tsx'
import type { OrderRow } from './order-row.ts'
import { OrderStates } from './order-states.tsx'
import { orderAddress } from './order-address.ts'

const columns = ['Customer', 'Phone', 'Total', 'Items', 'Date and Order ID', 'Status', '.Actions']

type Acts = { onFailed: (message: string) => void; onRemove: (orderId: string) => void }
type Props = Acts & { rows: readonly OrderRow[]; fresh: readonly string[]; params: URLSearchParams }

export function OrderList({ rows, fresh, params, ...acts }: Props) {
  if (rows.length === 0) return <Empty title="No orders found" icon="cart" />
  return (
    <Ledger label="Online Orders" kind="orders" columns={columns}>
      {rows.map((row) => (
        <Row
          key={row.orderId}
          row={row}
          isFresh={fresh.includes(row.orderId)}
          address={orderAddress(params, row.orderId)}
          {...acts}
        />
      ))}
    </Ledger>
  )
}

type RowProps = Acts & { row: OrderRow; isFresh: boolean; address: string }

const Row = memo(function Row({ row, isFresh, address, onFailed, onRemove }: RowProps) {
  return (
    <LedgerRow mark={isFresh ? 'fresh' : row.supersededBy ? 'superseded' : undefined}>
      <Cell name="name">
        <strong>{row.name}</strong>
        {isFresh && <span className="fresh-mark">New</span>}
        <OrderMarks order={row} />
      </Cell>
      <Cell name="phones">
        <a href={`tel:${row.mobile}`}>{row.mobile}</a>
        {row.alternateMobile && <a href={`tel:${row.alternateMobile}`}>{row.alternateMobile}</a>}
      </Cell>
      <Cell name="total">{formatRupees(row.totalPaise)}</Cell>
      <Cell name="items">
        {row.totalItems} <span className="unit-word">{row.totalItems === 1 ? 'item' : 'items'}</span>
      </Cell>
      <Cell name="date">
        {row.orderDate} {row.orderTime} <span className="order-id">{row.orderId}</span>
      </Cell>
      <Cell name="states">
        <OrderStates order={row} onFailed={onFailed} />
      </Cell>
      <Cell name="acts">
        <Link className="view-details" to={address} preventScrollReset aria-label={`View Details of ${row.name}`}>
          View Details
        </Link>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Delete Order of ${row.name}`}
          title="Delete Order"
          onClick={() => onRemove(row.orderId)}
        >
          <Icon name="trash" />
        </Button>
      </Cell>
    </LedgerRow>
  )
})
