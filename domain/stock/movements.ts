/** What moves a product's stock, as its list of movements tells it. */

/** What a movement is called in the list, by its kind. */
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
  /** ISO, UTC. */
  at: string
  kind: MovementKind
  /** How many pieces came in, or went out when below 0. */
  delta: number
  /** The order, the count or the change of many products that it belongs to. */
  reference?: string
  /** The e-mail address of the admin; missing for what a customer did. */
  who?: string
}

export type CountedMovement = Movement & { stockAfter: number }

/** Returns movements, given newest first, with the stock after each; `stockNow` is that after the newest. */
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
