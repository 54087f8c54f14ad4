// All rows of an order, to store as JSON and write again.
import type { Database, Trx } from '#server/database/open.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { OrderItemRow, Tables } from '#server/database/tables.ts'
import type { DispatchRow } from '#server/database/tables/dispatch-tables.ts'
import type { PackingPressRow } from '#server/database/tables/packing-tables.ts'
import type { SaidPaymentRow } from '#server/database/tables/payment-tables.ts'
import type { OrderStepRow } from '#server/database/tables/step-tables.ts'
import type { LockedOrder } from '#server/order-table/lock-order.ts'
import type { OrderProposalRow, OrderRevisionRow } from '#server/database/tables/revision-tables.ts'

/** Payments stay in their table. */
export type OrderCopy = {
  order: Tables['orders']
  lines: OrderItemRow[]
  history: OrderStepRow[]
  revisions: OrderRevisionRow[]
  presses: PackingPressRow[]
  dispatches: DispatchRow[]
  /** Both absent in a copy of an earlier version. */
  said?: SaidPaymentRow[]
  proposals?: OrderProposalRow[]
}

export async function copyOrder({ trx, row, orderId }: LockedOrder): Promise<OrderCopy> {
  const lines = trx.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('line')
  const history = trx.selectFrom('order_steps').selectAll().where('order_id', '=', orderId).orderBy('number')
  const revisions = trx.selectFrom('order_revisions').selectAll().where('order_id', '=', orderId).orderBy('number')
  const presses = trx.selectFrom('packing_presses').selectAll().where('order_id', '=', orderId)
  const dispatches = trx.selectFrom('dispatches').selectAll().where('order_id', '=', orderId)
  const said = trx.selectFrom('said_payments').selectAll().where('order_id', '=', orderId)
  const proposals = trx.selectFrom('order_proposals').selectAll().where('order_id', '=', orderId)
  return {
    order: { ...row },
    lines: await lines.execute(),
    history: await history.execute(),
    revisions: await revisions.execute(),
    presses: await presses.execute(),
    dispatches: await dispatches.execute(),
    said: await said.execute(),
    proposals: await proposals.execute(),
  }
}

export async function writeCopies(trx: Trx, kind: Database['kind'], copies: readonly OrderCopy[]): Promise<void> {
  const write = <Table extends keyof Tables>(table: Table, rows: readonly Tables[Table][]) =>
    insertRows(trx, kind, table, rows)
  await write(
    'orders',
    copies.map(({ order }) => order),
  )
  await write(
    'order_items',
    copies.flatMap(({ lines }) => lines),
  )
  await write(
    'order_steps',
    copies.flatMap(({ history }) => history),
  )
  await write(
    'order_revisions',
    copies.flatMap(({ revisions }) => revisions),
  )
  await write(
    'packing_presses',
    copies.flatMap(({ presses }) => presses),
  )
  await write(
    'dispatches',
    copies.flatMap(({ dispatches }) => dispatches),
  )
  await write(
    'said_payments',
    copies.flatMap(({ said = [] }) => said),
  )
  await write(
    'order_proposals',
    copies.flatMap(({ proposals = [] }) => proposals),
  )
}

export function filesOfCopy({ lines, dispatches }: OrderCopy): string[] {
  const urls = [...lines.map(({ image_url }) => image_url), ...dispatches.map(({ receipt_url }) => receipt_url)]
  return urls.filter((url) => url !== '')
}
