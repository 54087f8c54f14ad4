/** Movements of a product's stock, and their labels. */
import { wordsOf } from '../words/catalogue.ts'
import { movements as words } from '../words/en/office/goods/stock.ts'

export type MovementKind =
  | 'opening'
  | 'created'
  | 'edit'
  | 'stock'
  | 'count'
  | 'bulk'
  | 'import'
  | 'order'
  | 'revised'
  | 'return'
  | 'replaced'
  | 'cancelled'
  | 'counter'
  | 'counter return'
  | 'deleted'
  | 'undo'

export function movementLabel(kind: MovementKind): string {
  const text = wordsOf(words)
  const labels: Record<MovementKind, string> = {
    opening: text.opening,
    created: text.created,
    edit: text.edited,
    stock: text.changed,
    count: text.counted,
    bulk: text.bulk,
    import: text.imported,
    order: text.ordered,
    revised: text.revised,
    return: text.returned,
    replaced: text.replaced,
    cancelled: text.cancelled,
    counter: text.counter,
    'counter return': text.counterReturn,
    deleted: text.productDeleted,
    undo: text.undone,
  }
  return labels[kind]
}

export type Movement = {
  at: string
  kind: MovementKind
  /** Positive if added, negative if removed. */
  delta: number
  /** The order, count or bulk change. */
  reference?: string
  /** The admin's e-mail address; absent for a customer. */
  who?: string
}

export type CountedMovement = Movement & { stockAfter: number }

/** Adds the stock after each movement, given newest first; `stockNow` follows the newest. */
export function withStockAfter(movements: readonly Movement[], stockNow: number): CountedMovement[] {
  let stockAfter = stockNow
  return movements.map((movement) => {
    const counted = { ...movement, stockAfter }
    stockAfter -= movement.delta
    return counted
  })
}

/** Returns '+12', '−3' or '0'. */
export function signedPieces(delta: number): string {
  return delta > 0 ? `+${delta}` : delta < 0 ? `−${-delta}` : '0'
}
