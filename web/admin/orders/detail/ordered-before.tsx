// Whether the customer of an order is known: the earlier orders of the same number, with the way to all of it.
import { href, Link } from 'react-router'
import { orderedBeforeText } from '#domain/customers/ordered-before.ts'
import { unconfirmedText } from '#domain/customers/unconfirmed.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { OpenedOrder } from '../load-orders.ts'

type Props = { opened: Pick<OpenedOrder, 'orderId' | 'before' | 'unconfirmed'> }

export function OrderedBefore({ opened: { orderId, before, unconfirmed } }: Props) {
  return (
    <p className="ordered-before">
      <Link to={`${href('/admin/customers')}?customer=${orderId}`}>
        {before ? `Ordered before: ${orderedBeforeText(before)}` : 'First order with this number'}
      </Link>
      {unconfirmed !== undefined && <Chip tone="warn">{unconfirmedText(unconfirmed)}</Chip>}
    </p>
  )
}
