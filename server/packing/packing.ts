// Orders for packers: which to pack, progress, and presses; without prices.
import { customerName } from '#domain/customers/erased.ts'
import { doneSteps, hasReached, toPackSteps } from '#domain/steps/steps.ts'
import type { Order } from '#domain/order/order.ts'
import type { Shortage } from '#domain/order/order-shortage.ts'
import { packingLines, type PackingLine } from '#domain/packing/packing-line.ts'
import type { PackingPerson } from '#domain/packing/packing-access.ts'
import { packedNote, type PackingPress } from '#domain/packing/line-presses.ts'
import {
  lineState,
  notPackedYet,
  packingProgress,
  type PackingProgress,
  packingRefusal,
  type ShortLine,
} from '#domain/packing/packing-state.ts'
import { revisedText } from '#domain/revisions/revision.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import type { Database } from '../database/open.ts'
import type { OrderRow } from '../database/tables.ts'
import type { Live } from '../live/live.ts'
import { isCounted } from '../order-table/counted-orders.ts'
import type { Act, ActResult, IsOpen } from '../orders/steps/order-steps.ts'
import { linesOfOrders, lockedLines } from '../order-table/order-rows.ts'
import type { Orders } from '../orders/orders.ts'
import { lackingOf } from '../orders/take-stock-again.ts'
import { dueOfRow } from '../payments/payment-rows.ts'
import type { OrderMoney } from '../database/tables/payment-tables.ts'
import type { System } from '../system.ts'
import { isLockedOpen, openRows, stateOf } from './packing-access.ts'
import { linesOf, namesOf } from './packing-lines.ts'
import { lockedPresses, readPressRows, type StoredPress } from './press-rows.ts'
import { type PressAnswer, storePresses } from './store-presses.ts'

/** The order without prices, and the customer as on a parcel. */
export type PackingHead = {
  orderId: string
  placedAt: string
  name: string
  place: string
  packingNote?: string
  /** Never the amount. */
  isMoneyDue: boolean
}

/** `isShort`: not taken from stock. */
export type ToPack = PackingHead & { step: Order['step']; progress: PackingProgress; isShort?: true }

/** In the cases, but no longer in the order. */
export type RemovedLine = { productId: string; name: string; quantity: number }

export type PackingOrder = PackingHead & {
  step: Order['step']
  /** 'Revised 28/10/2026', or ''. */
  revised: string
  lines: PackingLine[]
  /** The latest per product, also of removed lines. */
  presses: StoredPress[]
  removed: RemovedLine[]
  /** Why it cannot be packed. */
  refusal?: string
  /** Goods that a short order lacks, without which it cannot be packed. */
  lacking?: Shortage[]
  packedNote?: string
}

/** `key` is an idempotency key. */
type PackingAct = { who: PackingPerson; key?: string }

export type Packing = {
  toPack(limit: number): Promise<{ orders: ToPack[]; total: number }>
  /** Undefined if closed to the person. */
  find(orderId: string, who: PackingPerson): Promise<PackingOrder | undefined>
  /** By id, those open to the person. */
  findAll(orderIds: readonly string[], who: PackingPerson): Promise<ReadonlyMap<string, PackingOrder>>
  /** Undefined unless the order is to be packed. */
  numberToCall(orderId: string): Promise<string | undefined>
  /** The latest press per line applies, in any order of arrival. */
  press(presses: readonly PackingPress[], who: PackingPerson): Promise<PressAnswer[]>
  /** If all lines are ticked. */
  packed(orderId: string, cases: number, act: PackingAct): Promise<ActResult>
  /** While it is the current step. */
  unpack(orderId: string, act: PackingAct): Promise<ActResult>
  /** As reported by packers. */
  short(order: Pick<Order, 'orderId' | 'items'>): Promise<ShortLine[]>
}

type Needs = {
  database: Database
  live: Pick<Live, 'publish'>
  system: Pick<System, 'now'>
  orders: Pick<Orders, 'steps'>
}

export function openPacking({ database, live, system, orders: { steps } }: Needs): Packing {
  const { db } = database

  return {
    async toPack(limit) {
      const waiting = db.selectFrom('orders').where('step', 'in', toPackSteps).where(isCounted)
      const { count } = await waiting.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      const oldest = waiting.selectAll().orderBy('placed_at').orderBy('order_id').limit(limit)
      const rows = limit > 0 ? await oldest.execute() : []
      const ids = rows.map(({ order_id }) => order_id)
      const [lines, presses] = [await linesOf(db, ids), await readPressRows(db, ids)]
      const orders = rows.map((row) => ({
        ...headOf(row),
        step: row.step,
        progress: packingProgress(lines.get(row.order_id) ?? [], saidOf(presses.get(row.order_id))),
        ...(row.short_of !== null && { isShort: true as const }),
      }))
      return { orders, total: Number(count) }
    },
    find: async (orderId, who) => (await findAll([orderId], who)).get(orderId),
    findAll,
    async numberToCall(orderId) {
      const row = await db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
      return row && packingRefusal(stateOf(row)) === undefined ? row.mobile || undefined : undefined
    },
    async press(presses, who) {
      const answers: PressAnswer[] = []
      let isChanged = false
      for (const [orderId, own] of Map.groupBy(presses, (press) => press.orderId)) {
        const stored = await storePresses(database, own, { orderId, who, now: system.now() })
        answers.push(...stored.answers)
        isChanged ||= stored.isChanged
      }
      if (isChanged) live.publish({ topic: 'orders' })
      return answers
    },
    packed: (orderId, cases, act) =>
      steps.take(orderId, 'packed', {
        ...actOf(act),
        note: packedNote(cases),
        unless: async (order) => {
          const { row } = order
          const refusal = packingRefusal(stateOf(row))
          // If the step is done already, it refuses itself, with time and actor.
          if (refusal !== undefined) return hasReached(row.step, 'packed') ? undefined : refusal
          const lines = packingLines(await lockedLines(order), new Map())
          const presses = await lockedPresses(order)
          const removed = removedLines(lines, presses).length
          return notPackedYet(packingProgress(lines, saidOf(presses)), removed)
        },
      }),
    unpack: (orderId, act) =>
      steps.takeBack(orderId, 'packed', {
        ...actOf(act),
        unless: async ({ row }) => (row.step === 'packed' ? undefined : packingRefusal(stateOf(row))),
      }),
    async short({ orderId, items }) {
      const presses = (await readPressRows(db, [orderId])).get(orderId)
      return packingLines(items, new Map()).flatMap(({ productId, name, quantity }) => {
        const said = presses?.get(productId)
        if (!said || lineState({ quantity }, said) !== 'short') return []
        return { productId, name, quantity, there: said.there, who: said.who, at: said.at }
      })
    },
  }

  /** As many statements as for one order. */
  async function findAll(orderIds: readonly string[], who: PackingPerson): Promise<Map<string, PackingOrder>> {
    const found = new Map<string, PackingOrder>()
    if (orderIds.length === 0) return found
    const stored = await db.selectFrom('orders').selectAll().where('order_id', 'in', orderIds).execute()
    const pressesOf = await readPressRows(db, orderIds)
    const rows = await openRows(db, stored, { who, pressesOf })
    if (rows.length === 0) return found
    const ids = rows.map(({ order_id }) => order_id)
    const itemsOf = await linesOfOrders(db, ids)
    const lined = [...itemsOf.values()].flatMap((items) => items.map(({ productId }) => productId))
    const pressed = ids.flatMap((id) => [...(pressesOf.get(id)?.keys() ?? [])])
    const names = await namesOf(db, [...new Set([...lined, ...pressed])])
    const tamilNames = new Map([...names].map(([id, { tamilName }]) => [id, tamilName]))
    for (const row of rows) {
      const presses = pressesOf.get(row.order_id) ?? new Map<string, StoredPress>()
      const lines = packingLines(itemsOf.get(row.order_id) ?? [], tamilNames)
      const refusal = packingRefusal(stateOf(row))
      found.set(row.order_id, {
        ...headOf(row),
        step: row.step,
        revised: revisedOf(row),
        lines,
        presses: [...presses.values()],
        removed: removedLines(lines, presses).map(({ productId, there }) => ({
          productId,
          name: names.get(productId)?.name ?? wordsOf(packingWords).deletedProduct,
          quantity: there,
        })),
        ...(refusal !== undefined && { refusal }),
        ...(refusal === undefined && (await lackingOf(db, row, itemsOf.get(row.order_id) ?? []))),
        ...(await noteOfPacked(row.order_id, row.step)),
      })
    }
    return found
  }

  async function noteOfPacked(orderId: string, step: Order['step']): Promise<Pick<PackingOrder, 'packedNote'>> {
    if (step !== 'packed') return {}
    const entries = await steps.read(orderId)
    if (!doneSteps(entries).has('packed')) return {}
    return { packedNote: entries.findLast((entry) => entry.kind === 'step' && entry.step === 'packed')?.note ?? '' }
  }
}

/** Access is checked under the order's lock. */
function actOf({ who, key }: PackingAct): Act {
  const isOpen: IsOpen = (order, entries) => isLockedOpen(order, who, entries)
  return { who: who.id, isOpen, ...(key !== undefined && { key }) }
}

const saidOf = (presses: ReadonlyMap<string, StoredPress> | undefined) => (productId: string) => presses?.get(productId)

function removedLines(lines: readonly PackingLine[], presses: ReadonlyMap<string, StoredPress>): StoredPress[] {
  const present = new Set(lines.map(({ productId }) => productId))
  return [...presses.values()].filter(
    ({ productId, state, there }) => state !== 'open' && there > 0 && !present.has(productId),
  )
}

function headOf(row: OrderRow & OrderMoney): PackingHead {
  const { order_id, placed_at, name, erased, district, state, packing_note } = row
  const place = [district, state].filter((each) => each !== '').join(', ')
  const head = {
    orderId: order_id,
    placedAt: placed_at,
    name: customerName(name, erased ?? undefined),
    place,
    isMoneyDue: dueOfRow(row).duePaise > 0,
  }
  return packing_note === null ? head : { ...head, packingNote: packing_note }
}

function revisedOf({ revision, revised_at: revisedAt }: OrderRow): string {
  return revision === null || revisedAt === null ? '' : revisedText({ revision, revisedAt })
}
