// Saves an edit of a locked order: lines, discount and notes, stock by difference (spec §4).
import type { Kysely } from 'kysely'
import { cancelledRefusal, doneSteps } from '#domain/steps/steps.ts'
import { BY_CUSTOMER } from '#domain/steps/entries.ts'
import type { Paise } from '#domain/numbers/money.ts'
import { itemsTotal, type OrderItem } from '#domain/order/order.ts'
import { readDiscount } from '#domain/revisions/discount.ts'
import {
  changedByOthers,
  editRefusal,
  type LackingForEdit,
  type OrderEdit,
  otherTotal,
  stockDifference,
  twoPricesRefusal,
} from '#domain/revisions/order-edit.ts'
import { discountBefore, type OwnSums } from '#domain/revisions/edited-totals.ts'
import { changesBetween, changesText } from '#domain/revisions/changes.ts'
import { isSameOffer, type Offer, offerBetween } from '#domain/revisions/proposal.ts'
import type { RevisionContents } from '#domain/revisions/revision.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { editRefusals } from '#domain/words/en/office/orders/order-edit.ts'
import { orderQuestions } from '#domain/words/en/office/orders/order-questions.ts'
import type { Database, Trx } from '#server/database/open.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Live } from '#server/live/live.ts'
import { lockOrder, type NamedOrder } from '#server/order-table/lock-order.ts'
import { lockedLines, toOrder } from '#server/order-table/order-rows.ts'
import { recordTaken } from '#server/stock/order-goods.ts'
import { giveStock, lockProducts, type TakeStock } from '#server/stock/move-stock.ts'
import type { System } from '#server/system.ts'
import { packingAt } from '#server/settings/versions.ts'
import { closeProposals } from '../proposals/proposal-rows.ts'
import { appendEntry, type StoredEntry } from '../steps/step-rows.ts'
import { takeWithin } from '../take-stock-again.ts'
import { priceItems } from '../write-orders.ts'
import { contentsAfter, contentsOf, lockedRevisions, type NewContents, writeRevision } from './revision-rows.ts'

/**
 * `short` are goods lacking in an order that had none of its goods before. A repeated key has the outcome of the first.
 * 'changed': another edit was saved since; nothing is saved now. `pricesPaise`: by product, for a total that was not seen.
 */
export type EditResult =
  | { outcome: 'done'; revision: number; short?: string }
  | { outcome: 'refused'; message: string; pricesPaise?: Record<string, Paise> }
  | { outcome: 'changed'; message: string }
  | { outcome: 'gone' }

/** `who` is the admin's id, or the customer's sign; `key` an idempotency key, `note` the customer's words. */
export type EditOptions = { who: string; key: string; note?: string; seenTotalPaise?: Paise }

export type EditNeeds = {
  database: Database
  live: Pick<Live, 'publish'>
  system: System
  takeStock: TakeStock
  settings: () => ShopSettings
}

/** Thrown for goods that are not there, so that what was given back is taken again. */
export class ShortEdit extends Error {
  override name = 'ShortEdit'
}

export type HeldOrder = { order: NamedOrder; history: StoredEntry[] }
export type Edited = EditResult & { stock?: Record<string, number> }

type Refused = Extract<EditResult, { message: string }>
type Change = { own: OwnSums; before: RevisionContents; next: NewContents; items: OrderItem[]; number: number }

/** Reads what the edit makes of the order, or why it is refused. Writes nothing. */
export async function lockedChange({ order, history }: HeldOrder, edit: OrderEdit): Promise<Change | Refused> {
  const { trx, row } = order
  const refusal = await refusalOf(order, history)
  if (refusal !== undefined) return refuse(refusal)
  const revisions = await lockedRevisions(order)
  const newest = revisions.at(-1)
  const number = row.revision ?? 0
  if (newest && edit.revision !== number) return { outcome: 'changed', message: changedByOthers(newest) }
  const items = await lockedLines(order)
  const twoPrices = twoPricesRefusal(items)
  if (twoPrices !== undefined) return refuse(twoPrices)
  const read = await readContents(trx, edit, items)
  if ('error' in read) return refuse(read.error)
  const own = toOrder(row, items)
  const before = contentsOf(own, discountBefore(own, newest))
  if (!isChanged(before, read.next)) return refuse(wordsOf(editRefusals).nothingChanged)
  const placedPacking = await packingAt(trx, row.placed_at)
  return { own: { ...own, placedPacking }, before, next: read.next, items, number }
}

/**
 * Returns what saves an edit, and ends an open question to the customer. Throws ShortEdit. With `offer` it is refused
 * where it would now cost another sum.
 */
export function createSaveEdit({ system, takeStock, settings }: Pick<EditNeeds, 'system' | 'takeStock' | 'settings'>) {
  return async function saveEdit(
    { order, history }: HeldOrder,
    edit: OrderEdit,
    {
      who,
      key,
      note = '',
      seenTotalPaise,
      offer,
      at = system.now().toISOString(),
    }: EditOptions & { offer?: Offer; at?: string },
  ): Promise<Edited> {
    const { trx, row, orderId } = order
    const change = await lockedChange({ order, history }, edit)
    if ('outcome' in change) return change
    const { own, before, next, items } = change
    const after = contentsAfter(own, next, settings())
    const unseen = unseenTotal(after.contents, seenTotalPaise)
    if (unseen) return unseen
    if (offer && !isSameOffer(offer, offerBetween(before, after.contents)))
      return refuse(wordsOf(orderQuestions).priceChanged)
    const saved = { number: change.number + 1, at, who }
    const difference = stockDifference(items, next.items)
    const person = who === BY_CUSTOMER ? undefined : who
    const stock = row.short_of === null ? await moveGoods(order, { items, difference, who: person }) : undefined
    await writeRevision(order, { before, after, saved })
    await closeProposals(order, saved)
    await appendEntry(order, history, {
      key,
      kind: 'edit',
      at: saved.at,
      who,
      note: [changesText(changesBetween(before, after.contents)), note].filter(Boolean).join('\n'),
    })
    if (stock) return { outcome: 'done', revision: saved.number, stock }
    return { outcome: 'done', revision: saved.number, ...(await takeAgain(trx, orderId, person)) }
  }

  /** Returns first. Throws ShortEdit. */
  async function moveGoods(
    order: NamedOrder,
    {
      items,
      difference,
      who,
    }: { items: OrderItem[]; difference: ReturnType<typeof stockDifference>; who: string | undefined },
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
  async function takeAgain(trx: Trx, orderId: string, who: string | undefined) {
    const taken = await takeWithin(trx, { takeStock, system }, orderId, who)
    if (taken.outcome === 'short') return { short: taken.lacking.map(({ name }) => name).join(', ') }
    return taken.stock ? { stock: taken.stock } : {}
  }
}

/** Returns what the stock lacks for an order that now holds `items`, read without a lock. */
export async function lackingFor(
  db: Kysely<Tables>,
  items: readonly OrderItem[],
  { lines }: Pick<OrderEdit, 'lines'>,
): Promise<LackingForEdit[]> {
  const wanted = lines.map(({ id, quantity }) => ({ productId: id, quantity }))
  const more = stockDifference(items, wanted).filter(({ quantity }) => quantity > 0)
  const ids = more.map(({ productId }) => productId)
  if (ids.length === 0) return []
  const rows = await db.selectFrom('products').select(['id', 'name', 'stock']).where('id', 'in', ids).execute()
  const there = new Map(rows.map((row) => [row.id, row]))
  return more.flatMap(({ productId, quantity }) => {
    const product = there.get(productId)
    const name =
      product?.name ?? items.find((item) => item.productId === productId)?.name ?? wordsOf(editRefusals).aProduct
    return product && product.stock >= quantity ? [] : [{ name, more: quantity, inStock: product?.stock }]
  })
}

export function unseenTotal({ items, totalPaise }: RevisionContents, seenPaise: Paise = totalPaise) {
  if (totalPaise === seenPaise) return undefined
  const pricesPaise = Object.fromEntries(items.map((item) => [item.productId, item.pricePaise]))
  return { ...refuse(otherTotal(totalPaise, seenPaise)), pricesPaise }
}

const refuse = (message: string): Refused => ({ outcome: 'refused', message })

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
