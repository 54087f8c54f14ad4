// Locks an order: writers read only from the value of the lock, so that nothing read before is used.
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderAnswers } from '#domain/words/en/office/orders/orders.ts'
import type { Trx } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import type { Tables } from '../database/tables.ts'

type Row = Readonly<Tables['orders']>

/**
 * An order locked until the end of the transaction, with its row read under the lock. Private fields make the type
 * nominal.
 */
class LockedOrder {
  readonly #trx: Trx
  readonly #row: Row

  private constructor(trx: Trx, row: Row) {
    this.#trx = trx
    this.#row = row
  }

  get trx(): Trx {
    return this.#trx
  }

  get row(): Row {
    return this.#row
  }

  get orderId(): string {
    return this.#row.order_id
  }

  static async lock(trx: Trx, orderId: string): Promise<LockedOrder | undefined> {
    const { rows } = await lockRow(trx, orderId)
    return rows[0] && new LockedOrder(trx, rows[0])
  }
}

export type { LockedOrder }

/** An erased order accepts no further changes. */
export type NamedOrder = LockedOrder & { readonly row: { readonly erased: null } }

/** Refuses to change an order that is no longer named. */
export function erasedRefusal(): string {
  return wordsOf(orderAnswers).erased
}

/** Does not write: that would mark the report day stale. */
const lockRow = statement<[orderId: string], Row>(
  ({ forNoKeyUpdate }) => `select * from orders where order_id = ? ${forNoKeyUpdate}`,
)

/** Until the end of the transaction. */
export const lockOrder = LockedOrder.lock

export function isNamed(order: LockedOrder): order is NamedOrder {
  return order.row.erased === null
}

const keepRow = statement<[orderId: string], { order_id: string }>(
  ({ forKeyShare }) => `select order_id from orders where order_id = ? ${forKeyShare}`,
)

/** Prevents the deletion, but not changes. False if it does not exist. */
export async function keepOrder(trx: Trx, orderId: string): Promise<boolean> {
  return (await keepRow(trx, orderId)).rows.length > 0
}
