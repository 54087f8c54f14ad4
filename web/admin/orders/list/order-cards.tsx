// The order list as cards, with labelled buttons.
import { memo } from 'react'
import { formatRupees } from '#domain/numbers/money.ts'
import { common } from '#domain/words/en/office/common.ts'
import { orders } from '#domain/words/en/office/orders/orders.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { NameOrGone } from '#web/admin/kit/stable-rows/refresh-list.tsx'
import { DeleteButton, OrderActions } from './order-actions.tsx'
import { OrderName, OrderTick, rowMark } from './row-mark.tsx'
import type { ListProps, OrderRowProps } from './order-table.tsx'
import { OrderBadges } from './order-badges.tsx'
import { OrderPhones } from './order-phones.tsx'
import { OrderStates } from '../order-states.tsx'
import './order-cards.css'

export function OrderCards({ rows, fresh, chosen, addressOf, ...actions }: ListProps) {
  const text = useWords(orders)
  return (
    <ul className="order-cards stack gap-4" aria-label={text.list}>
      {rows.map(({ row, placedAs, gone }) => (
        <Card
          key={row.orderId}
          row={row}
          placedAs={placedAs}
          gone={gone}
          isFresh={fresh.includes(row.orderId)}
          isChosen={chosen?.has(row.orderId)}
          address={addressOf(row.orderId)}
          {...actions}
        />
      ))}
    </ul>
  )
}

const Card = memo(function Card({
  row,
  placedAs,
  gone,
  isFresh,
  address,
  isChosen,
  onChoose,
  ...actions
}: OrderRowProps) {
  const text = useWords(orders)
  const { items } = useWords(common)
  return (
    <li className="order-card" data-mark={rowMark(row, gone, isFresh)}>
      <header className="spread gap-3 nowrap baseline">
        <h2 className="large breaks">
          <OrderTick row={row} isChosen={isChosen} onChoose={onChoose} />
          <OrderName row={row} gone={gone} address={address} />
          {isFresh && <span className="fresh-mark">{text.fresh}</span>}
        </h2>
        <p className="order-total large strong">{formatRupees(row.totalPaise)}</p>
      </header>
      <OrderBadges order={row} placedAs={placedAs} />
      {row.mobile && (
        <p className="order-phones row gap-3 lines-0">
          <Icon name="phone" />
          <OrderPhones mobile={row.mobile} alternateMobile={row.alternateMobile} />
        </p>
      )}
      <p className="row gap-3 lines-0 note">
        <span>{items({ count: row.totalItems })}</span>
        <span>
          {row.orderDate} {row.orderTime}
        </span>
        <NameOrGone className="soft" gone={gone}>
          {row.orderId}
        </NameOrGone>
      </p>
      {gone !== 'deleted' && <OrderStates order={row} {...actions} />}
      {gone !== 'deleted' && (
        <footer className="spread gap-1 lines-0">
          <OrderActions row={row} address={address} look="words" notify={actions.notify} />
          <DeleteButton row={row} onDelete={actions.onDelete} />
        </footer>
      )}
    </li>
  )
})
