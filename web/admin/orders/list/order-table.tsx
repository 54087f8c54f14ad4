// The order list as a table; on a phone each row folds into a few lines.
import { memo } from 'react'
import { formatRupees } from '#domain/numbers/money.ts'
import { common } from '#domain/words/en/office/common.ts'
import { orders } from '#domain/words/en/office/orders/orders.ts'
import { Cell, DataTable, DataRow } from '#web/admin/kit/data-table.tsx'
import { NameOrGone } from '#web/admin/kit/stable-rows/refresh-list.tsx'
import { type ActionHandlers, DeleteButton, OrderActions } from './order-actions.tsx'
import { OrderBadges } from './order-badges.tsx'
import { OrderPhones } from './order-phones.tsx'
import { OrderName, OrderTick, rowMark } from './row-mark.tsx'
import type { ShownRow } from '#web/admin/kit/stable-rows/stable-rows.ts'
import type { OrderRow } from '../order-row.ts'
import { OrderStates } from '../order-states.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import './order-table.css'
import './order-table-tamil.css'

export type ListProps = ActionHandlers & {
  rows: readonly ShownRow<OrderRow>[]
  fresh: readonly string[]
  chosen: ReadonlySet<string> | undefined
  onChoose: (orderId: string) => void
  addressOf: (orderId: string) => string
}

export function OrderTable({ rows, fresh, chosen, addressOf, ...actions }: ListProps) {
  const text = useWords(orders)
  const names = useWords(common)
  const columns = [
    text.customer,
    text.phone,
    text.total,
    text.items,
    text.dateAndId,
    text.statusColumn,
    `.${names.actions}`,
    `.${names.delete}`,
  ]
  return (
    <DataTable label={text.list} kind="orders" columns={columns}>
      {rows.map(({ row, placedAs, gone }) => (
        <Row
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
    </DataTable>
  )
}

export type OrderRowProps = ActionHandlers &
  ShownRow<OrderRow> & {
    isFresh: boolean
    address: string
    /** Undefined outside selection mode. */
    isChosen: boolean | undefined
    onChoose: (orderId: string) => void
  }

const Row = memo(function Row({
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
  return (
    <DataRow mark={rowMark(row, gone, isFresh)}>
      <Cell name="name">
        <OrderTick row={row} isChosen={isChosen} onChoose={onChoose} />
        <OrderName row={row} gone={gone} address={address} />
        {isFresh && <span className="fresh-mark">{text.fresh}</span>}
        <OrderBadges order={row} placedAs={placedAs} />
      </Cell>
      <Cell name="phones">
        <OrderPhones mobile={row.mobile} alternateMobile={row.alternateMobile} />
      </Cell>
      <Cell className="strong" name="total">
        {formatRupees(row.totalPaise)}
      </Cell>
      <Cell name="items">
        {sentence(text.itemCountMarked({ count: row.totalItems }), { unit: <span className="unit-word" /> })}
      </Cell>
      <Cell name="date">
        {row.orderDate} {row.orderTime}{' '}
        <NameOrGone className="note block" gone={gone}>
          {row.orderId}
        </NameOrGone>
      </Cell>
      <Cell name="states">{gone !== 'deleted' && <OrderStates order={row} {...actions} />}</Cell>
      <Cell name="actions">
        {gone !== 'deleted' && <OrderActions row={row} address={address} look="icon" notify={actions.notify} />}
      </Cell>
      <Cell name="remove">{gone !== 'deleted' && <DeleteButton row={row} onDelete={actions.onDelete} />}</Cell>
    </DataRow>
  )
})
