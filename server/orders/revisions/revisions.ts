// Edits orders after the call: lines, discount and notes, stock by difference, every revision kept (spec §4).
import { cancelledRefusal, doneSteps } from '#domain/steps/steps.ts'
import { itemsTotal, type OrderItem } from '#domain/order/order.ts'
import { readDiscount } from '#domain/revisions/discount.ts'
import {
  changedByOthers,
  editRefusal,
  editShortage,
  type LackingForEdit,
  type OrderEdit,
  stockDifference,
} from '#domain/revisions/order-edit.ts'
import { changesBetween, changesText } from '#domain/revisions/changes.ts'
import type { Revision, RevisionContents } from '#domain/revisions/revision.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { editRefusals } from '#domain/words/en/office/orders/order-edit.ts'
import type { Database, Trx } from '#server/database/open.ts'
import type { Live } from '#server/live/live.ts'
import { recordTaken } from '#server/stock/order-goods.ts'
import type { System } from '#server/system.ts'
import { appendEntry, lockedSteps, type StoredEntry } from '../steps/step-rows.ts'
import { erasedRefusal, isNamed, lockOrder, type NamedOrder } from '#server/order-table/lock-order.ts'
import { lockedLines, orderLines, toOrder } from '#server/order-table/order-rows.ts'
import { giveStock, lockProducts, type TakeStock } from '#server/stock/move-stock.ts'
import { takeWithin } from '../take-stock-again.ts'
import { priceItems } from '../write-orders.ts'
import { openOrderEditors, type OrderEditors } from './order-editors.ts'
import { contentsOf, lockedRevisions, type NewContents, readRevisions, writeRevision } from './revision-rows.ts'

/**
 * `short` are goods lacking in an order that had none of its goods before. A repeated key has the outcome of the first.
 * 'changed': a concurrent edit came first; nothing is saved.
 */
export type EditResult =
  | { outcome: 'done'; revision: number; short?: string }
  | { outcome: 'refused'; message: string }
  | { outcome: 'changed'; message: string }
  | { outcome: 'gone' }

/** `who` is the admin's id, `key` an idempotency key, `note` the customer's words. */
export type EditOptions = { who: string; key: string; note?: string }

export type OrderRevisions = {
  save(orderId: string, edit: OrderEdit, options: EditOptions): Promise<EditResult>
  /** The original first; none without edits. */
  list(orderId: string): Promise<Revision[]>
  editors: OrderEditors
}

type Needs = {
  database: Database
  live: Pick<Live, 'publish'>
  system: System
  takeStock: TakeStock
  settings: () => ShopSettings
}

class ShortEdit extends Error {
  override name = 'ShortEdit'
}

type Held = { order: NamedOrder; history: StoredEntry[] }
type Edited = EditResult & { stock?: Record<string, number> }

export function openOrderRevisions({ database, live, system, takeStock, settings }: Needs): OrderRevisions {
  async function saveHeld({ order, history }: Held, edit: OrderEdit, { who, key, note = '' }: EditOptions) {
    const { trx, row, orderId } = order
    const refusal = await refusalOf(order, history)
    if (refusal !== undefined) return refuse(refusal)
    const revisions = await lockedRevisions(order)
    const newest = revisions.at(-1)
    const number = row.revision ?? 0
    if (newest && edit.revision !== number) {
      return { outcome: 'changed', message: changedByOthers(newest) } satisfies Edited
    }
    const items = await lockedLines(order)
    const read = await readContents(trx, edit, items)
    if ('error' in read) return refuse(read.error)
    const before = contentsOf(toOrder(row, items), newest?.discount)
    const saved = { number: number + 1, at: system.now().toISOString(), who }
    if (!isChanged(before, read.next)) return refuse(wordsOf(editRefusals).nothingChanged)
    const difference = stockDifference(items, read.next.items)
    const stock = row.short_of === null ? await moveGoods(order, { items, difference, who }) : undefined
    const after = await writeRevision(order, { before, next: read.next, settings: settings(), saved })
    await appendEntry(order, history, {
      key,
      kind: 'edit',
      at: saved.at,
      who,
      note: [changesText(changesBetween(before, after)), note].filter(Boolean).join('\n'),
    })
    if (stock) return { outcome: 'done', revision: saved.number, stock } satisfies Edited
    return { outcome: 'done', revision: saved.number, ...(await takeAgain(trx, orderId, who)) } satisfies Edited
  }

  /** Returns first. Throws ShortEdit. */
  async function moveGoods(
    order: NamedOrder,
    { items, difference, who }: { items: OrderItem[]; difference: ReturnType<typeof stockDifference>; who: string },
  ): Promise<Record<string, number>> {
    const { trx, orderId } = order
    // Before the lines change, which alone record its take.
    await recordTaken(system, order, items)
    await trx.updateTable('orders').set({ stock_recorded: 1 }).where('order_id', '=', orderId).execute()
    if (difference.length === 0) return {}
    await lockProducts(trx, difference)
    const cause = { kind: 'revised', reference: orderId, who } as const
    const back = difference.filter(({ quantity }) => quantity < 0)
    const more = difference.filter(({ quantity }) => quantity > 0)
    const returned = await giveStock(
      trx,
      system,
      cause,
      back.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
    )
    const taken = await takeStock(trx, system, cause, more)
    if ('shortOf' in taken) throw new ShortEdit()
    return { ...returned, ...taken.stock }
  }

  /** A short order may get all its goods after its edit. */
  async function takeAgain(trx: Trx, orderId: string, who: string) {
    const taken = await takeWithin(trx, { takeStock, system }, orderId, who)
    if (taken.outcome === 'short') return { short: taken.lacking.map(({ name }) => name).join(', ') }
    return taken.stock ? { stock: taken.stock } : {}
  }

  /** After the edit's rollback. */
  async function lackingNow(orderId: string, edit: OrderEdit): Promise<LackingForEdit[]> {
    const items = await orderLines(database.db, orderId)
    const wanted = edit.lines.map(({ id, quantity }) => ({ productId: id, quantity }))
    const more = stockDifference(items, wanted).filter(({ quantity }) => quantity > 0)
    const ids = more.map(({ productId }) => productId)
    if (ids.length === 0) return []
    const rows = await database.db
      .selectFrom('products')
      .select(['id', 'name', 'stock'])
      .where('id', 'in', ids)
      .execute()
    const there = new Map(rows.map((row) => [row.id, row]))
    return more.flatMap(({ productId, quantity }) => {
      const product = there.get(productId)
      const name =
        product?.name ?? items.find((item) => item.productId === productId)?.name ?? wordsOf(editRefusals).aProduct
      return product && product.stock >= quantity ? [] : [{ name, more: quantity, inStock: product?.stock }]
    })
  }

  return {
    async save(orderId, edit, options) {
      try {
        const { stock, ...result } = await database.transaction(async (trx): Promise<Edited> => {
          const order = await lockOrder(trx, orderId)
          if (!order) return { outcome: 'gone' }
          const history = await lockedSteps(order)
          if (history.some((entry) => entry.key === options.key))
            return { outcome: 'done', revision: order.row.revision ?? 0 }
          return isNamed(order) ? saveHeld({ order, history }, edit, options) : refuse(erasedRefusal())
        })
        if (result.outcome === 'done') live.publish({ topic: 'orders' })
        if (stock && Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
        return result
      } catch (error) {
        if (!(error instanceof ShortEdit)) throw error
        return refuse(editShortage(await lackingNow(orderId, edit)))
      }
    },
    list: (orderId) => readRevisions(database.db, orderId),
    editors: openOrderEditors({ database, live, system }),
  }
}

const refuse = (message: string): EditResult => ({ outcome: 'refused', message })

async function refusalOf({ trx, row }: NamedOrder, history: StoredEntry[]): Promise<string | undefined> {
  const { superseded_by } = row
  if (superseded_by !== null && (await lockOrder(trx, superseded_by))) {
    return wordsOf(editRefusals).replaced({ id: superseded_by })
  }
  return row.step === 'cancelled' ? cancelledRefusal() : editRefusal(doneSteps(history))
}

/** Existing lines keep their price; added ones have the current one. */
async function readContents(
  trx: Trx,
  edit: OrderEdit,
  before: readonly OrderItem[],
): Promise<{ next: NewContents } | { error: string }> {
  const known = new Map(before.map((item) => [item.productId, item]))
  const added = edit.lines.filter(({ id }) => !known.has(id))
  const priced = added.length === 0 ? [] : await priceItems(trx, added)
  if ('notOffered' in priced) return { error: notAdded(priced.notOffered) }
  const products = new Map([...known, ...priced.map((item): [string, OrderItem] => [item.productId, item])])
  const items = edit.lines.flatMap(({ id, quantity, instead }): OrderItem[] => {
    const item = products.get(id)
    const substituteFor = instead === undefined ? undefined : known.get(instead)?.name
    return item ? [{ ...item, quantity, ...(substituteFor !== undefined && { substituteFor }) }] : []
  })
  const read = readDiscount({ unit: edit.discountUnit, text: edit.discount }, itemsTotal(items))
  if ('error' in read) return read
  const { packingNote, freightNote } = edit
  return { next: { items, discount: read.discount, packingNote, freightNote } }
}

/** A deleted product's name is ''. */
function notAdded(names: readonly string[]): string {
  const text = wordsOf(editRefusals)
  const known = names.filter((name) => name !== '').join(', ')
  return known === '' ? text.goneNotAdded : text.notAdded({ names: known })
}

function isChanged(before: RevisionContents, { discount, ...next }: NewContents): boolean {
  const after = { ...next, ...(discount && { discount }), totalPaise: before.totalPaise }
  const { lines, others } = changesBetween(before, after)
  return lines.length > 0 || others.length > 0
}
