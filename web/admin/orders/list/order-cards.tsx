// The orders as cards side by side, each with its buttons in words.
import { memo } from 'react'
import { formatRupees } from '#domain/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type ActionHandlers, OrderActions } from './order-actions.tsx'
import type { ListProps } from './order-table.tsx'
import { OrderBadges } from './order-badges.tsx'
import { OrderPhones } from './order-phones.tsx'
import type { OrderRow } from '../order-row.ts'
import { OrderStates } from '../order-states.tsx'
import './order-cards.css'

export function OrderCards({ rows, fresh, addressOf, ...actions }: ListProps) {
  return (
    <ul className="order-cards" aria-label="Online Orders">
      {rows.map((row) => (
        <Card
          key={row.orderId}
          row={row}
          isFresh={fresh.includes(row.orderId)}
          address={addressOf(row.orderId)}
          {...actions}
        />
      ))}
    </ul>
  )
}

type CardProps = ActionHandlers & { row: OrderRow; isFresh: boolean; address: string }

const Card = memo(function Card({ row, isFresh, address, ...actions }: CardProps) {
  return (
    <li className="order-card" data-mark={isFresh ? 'fresh' : row.supersededBy ? 'superseded' : undefined}>
      <header>
        <h2>
          {row.name}
          {isFresh && <span className="fresh-mark">New</span>}
        </h2>
        <p className="order-total">{formatRupees(row.totalPaise)}</p>
      </header>
      <OrderBadges order={row} />
      <p className="order-phones">
        <Icon name="phone" />
        <OrderPhones mobile={row.mobile} alternateMobile={row.alternateMobile} />
      </p>
      <p className="order-when">
        <span>
          {row.totalItems} {row.totalItems === 1 ? 'item' : 'items'}
        </span>
        <span>
          {row.orderDate} {row.orderTime}
        </span>
        <span>{row.orderId}</span>
      </p>
      <OrderStates order={row} notify={actions.notify} />
      <footer>
        <OrderActions row={row} address={address} look="words" {...actions} />
      </footer>
    </li>
  )
})
