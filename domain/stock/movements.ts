/** Movements of a product's stock, and their labels. */

export const movementLabels = {
  opening: 'Stock when the list began',
  created: 'Product added',
  edit: 'Product edited',
  stock: 'Stock changed',
  count: 'Counted again',
  bulk: 'Many products changed',
  import: 'Imported',
  order: 'Ordered',
  revised: 'Order edited',
  return: 'Order deleted, goods returned',
  replaced: 'Order replaced, goods returned',
  cancelled: 'Order cancelled, goods returned',
  counter: 'Sold at the counter',
  'counter return': 'Returned to the counter',
  deleted: 'Product deleted',
  undo: 'Undone',
} as const

export type MovementKind = keyof typeof movementLabels

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
