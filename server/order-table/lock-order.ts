// Locks an order: what a writer reads of an order takes the value that only this lock makes, so that nobody reads first and locks then.
import type { Trx } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import type { Tables } from '../database/tables.ts'

type Row = Readonly<Tables['orders']>

/** An order that nobody else changes until the end of the transaction, and its row once that was so. The private fields make it a type of its own. */
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

/** A locked order whose customer is not erased. Acts that add to an order take this one: an erased order takes no further acts. */
export type NamedOrder = LockedOrder & { readonly row: { readonly erased: null } }

export const ERASED = 'The customer of this order is erased: it stays as it is.'

/** Without writing to the row: an order that is written to counts again in the reports of its day. */
const lockRow = statement<[orderId: string], Row>(
  ({ forNoKeyUpdate }) => `select * from orders where order_id = ? ${forNoKeyUpdate}`,
)

/** Returns the order as it is once nobody else can change it until the end of the transaction; undefined when there is none. */
export const lockOrder = LockedOrder.lock

export function isNamed(order: LockedOrder): order is NamedOrder {
  return order.row.erased === null
}

const keepRow = statement<[orderId: string], { order_id: string }>(
  ({ forKeyShare }) => `select order_id from orders where order_id = ? ${forKeyShare}`,
)

/** Whether there is such an order, which then cannot be deleted until the end of the transaction. Others may change it. */
export async function keepOrder(trx: Trx, orderId: string): Promise<boolean> {
  return (await keepRow(trx, orderId)).rows.length > 0
}
