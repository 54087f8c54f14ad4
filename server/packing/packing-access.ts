// Reads which orders a person may open for packing.
import { shownPerson } from '#server/database/recorded-by.ts'
import { isOpenTo, packersOf, type PackingPerson } from '#domain/packing/packing-access.ts'
import { packingRefusal } from '#domain/packing/packing-state.ts'
import type { Order } from '#domain/order/order.ts'
import type { Reader } from '../database/engine.ts'
import type { OrderRow } from '../database/tables.ts'
import { lockedSteps, type StoredEntry } from '../orders/steps/step-rows.ts'
import type { LockedOrder } from '../order-table/lock-order.ts'
import { lockedPresses, type StoredPress } from './press-rows.ts'

type State = Pick<OrderRow, 'step' | 'superseded_by' | 'kind'>

/** Under the order's lock. */
export async function isLockedOpen(
  order: LockedOrder,
  who: PackingPerson,
  history?: readonly StoredEntry[],
): Promise<boolean> {
  const presses = await lockedPresses(order)
  const packers = packersOf(presses.values(), history ?? (await lockedSteps(order)))
  return isOpenTo(who, { ...accessOf(order.row), packers })
}

/**
 * Filters orders by access. `pressesOf` gets all requested ids: a missing order takes as many statements as a closed
 * one.
 */
export async function openRows<Row extends State & Pick<OrderRow, 'order_id' | 'erased'>>(
  db: Reader,
  rows: readonly Row[],
  { who, pressesOf }: { who: PackingPerson; pressesOf: ReadonlyMap<string, ReadonlyMap<string, StoredPress>> },
): Promise<Row[]> {
  const recorded = await db
    .selectFrom('order_steps')
    .select(['order_id', 'kind', 'step', shownPerson<string | null>('order_steps.who').as('who')])
    .where('order_id', 'in', [...pressesOf.keys()])
    .where('step', '=', 'packed')
    .execute()
  const entriesOf = Map.groupBy(recorded, ({ order_id }) => order_id)
  return rows.filter((row) => {
    const entries = entriesOf.get(row.order_id)?.map(({ kind, who: by }) => ({ kind, step: 'packed', who: by ?? '' }))
    const packers = packersOf(pressesOf.get(row.order_id)?.values() ?? [], entries ?? [])
    return isOpenTo(who, { ...accessOf(row), packers })
  })
}

function accessOf(row: State & Pick<OrderRow, 'erased'>) {
  return { refusal: packingRefusal(stateOf(row)), isErased: row.erased !== null }
}

export function stateOf({ step, superseded_by, kind }: State): Pick<Order, 'step' | 'supersededBy' | 'kind'> {
  return { step, ...(superseded_by !== null && { supersededBy: superseded_by }), ...(kind !== null && { kind }) }
}
