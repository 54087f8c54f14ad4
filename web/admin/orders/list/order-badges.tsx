// Plain words on an order that needs a second look: its stock was not taken, or another order stands in its place.
import { Chip } from '#web/ui/chip.tsx'
import type { OrderRow } from '../order-row.ts'

type Props = { order: Pick<OrderRow, 'stockDeducted' | 'supersededBy' | 'supersedes' | 'kind'> }

export function OrderBadges({ order: { stockDeducted, supersededBy, supersedes, kind } }: Props) {
  if (stockDeducted && !supersededBy && !supersedes && !kind) return null
  return (
    <span className="order-badges">
      {kind === 'trial' && <Chip tone="warn">Trial</Chip>}
      {supersededBy && <Chip tone="bad">Replaced by a later order</Chip>}
      {!stockDeducted && !supersededBy && <Chip tone="bad">Stock not deducted</Chip>}
      {supersedes && <Chip tone="warn">Replaces an earlier order</Chip>}
    </span>
  )
}
