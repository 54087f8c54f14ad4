// Plain words on an order that needs a second look: its stock was not taken, or another order stands in its place.
import { Chip } from '#web/ui/chip.tsx'
import type { OrderRow } from '../order-row.ts'

type Props = { order: Pick<OrderRow, 'stockDeducted' | 'supersededBy' | 'supersedes'> }

export function OrderBadges({ order: { stockDeducted, supersededBy, supersedes } }: Props) {
  if (stockDeducted && !supersededBy && !supersedes) return null
  return (
    <span className="order-badges">
      {supersededBy && <Chip tone="bad">Replaced by a later order</Chip>}
      {!stockDeducted && !supersededBy && <Chip tone="bad">Stock not deducted</Chip>}
      {supersedes && <Chip tone="warn">Replaces an earlier order</Chip>}
    </span>
  )
}
