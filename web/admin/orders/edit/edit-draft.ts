// What an admin has changed on an order and not saved yet: only what differs, so that it stands over whatever the order says by then.
import type { OrderItem } from '#domain/order.ts'
import { discountTyped, type Discount, type DiscountUnit } from '#domain/revisions/discount.ts'
import type { OrderEdit } from '#domain/revisions/order-edit.ts'
import { readDraft } from '#web/admin/kit/draft-store.ts'

/** A product that is added: what is shown of it until the order is saved. */
export type AddedLine = Pick<OrderItem, 'productId' | 'name' | 'code' | 'unit' | 'pricePaise' | 'quantity'> & {
  /** The id of the product that it stands in for. */
  instead?: string
}

const textNames = ['discountUnit', 'discount', 'packingNote', 'freightNote', 'note'] as const
type TextName = (typeof textNames)[number]

/** `quantities` of lines that the order has, 0 for one that is removed; a text that was never typed is absent. */
export type EditDraft = {
  quantities: Readonly<Record<string, number>>
  added: readonly AddedLine[]
  texts: Readonly<Partial<Record<TextName, string>>>
}

export const noChanges: EditDraft = { quantities: {}, added: [], texts: {} }

/** The order as it is stored, as far as an edit may change it. */
export type EditedOrder = {
  revision: number
  items: readonly OrderItem[]
  discount: Discount | undefined
  packingNote: string
  freightNote: string
}

/** A line on the screen; `before` is what the order has, 0 for one that is added. */
export type ShownLine = Omit<AddedLine, 'instead'> & { before: number; instead?: string; substituteFor?: string }

/** Returns the lines of the order with what was changed, then those that are added. */
export function shownLines(order: Pick<EditedOrder, 'items'>, { quantities, added }: EditDraft): ShownLine[] {
  const names = new Map(order.items.map(({ productId, name }) => [productId, name]))
  const extra = new Map(added.map((line) => [line.productId, line]))
  const own = order.items.map(({ productId, name, code, unit, pricePaise, quantity, substituteFor }): ShownLine => {
    // Somebody else may have added the same product meanwhile.
    const now = quantities[productId] ?? extra.get(productId)?.quantity ?? quantity
    const line = { productId, name, code, unit, pricePaise, quantity: now, before: quantity }
    return substituteFor === undefined ? line : { ...line, substituteFor }
  })
  const more = added
    .filter(({ productId }) => !names.has(productId))
    .map((line): ShownLine => {
      const substituteFor = line.instead === undefined ? undefined : names.get(line.instead)
      return { ...line, before: 0, ...(substituteFor !== undefined && { substituteFor }) }
    })
  return [...own, ...more]
}

/** Returns the draft with another quantity of a line; one that is added goes at 0. */
export function withQuantity(
  draft: EditDraft,
  order: Pick<EditedOrder, 'items'>,
  id: string,
  quantity: number,
): EditDraft {
  const own = order.items.find(({ productId }) => productId === id)
  if (!own) {
    const added = draft.added.flatMap((line) => {
      if (line.productId !== id) return line
      return quantity === 0 ? [] : { ...line, quantity }
    })
    return { ...draft, added }
  }
  const { [id]: _, ...others } = draft.quantities
  const quantities = quantity === own.quantity ? others : { ...others, [id]: quantity }
  return { ...draft, quantities, added: draft.added.filter(({ productId }) => productId !== id) }
}

/** Returns the draft with a product more, one piece or, in place of another line, as many as that had, which is removed. */
export function withProduct(
  draft: EditDraft,
  order: Pick<EditedOrder, 'items'>,
  product: Omit<AddedLine, 'quantity' | 'instead'>,
  instead?: ShownLine,
): EditDraft {
  const present = shownLines(order, draft).find(({ productId }) => productId === product.productId)
  const pieces = instead?.quantity ?? 1
  const removed = instead ? withQuantity(draft, order, instead.productId, 0) : draft
  if (present) return withQuantity(removed, order, product.productId, present.quantity + pieces)
  // A line that was added itself is no product of the order, in whose place another one could stand.
  const isOfOrder = instead !== undefined && instead.before > 0
  const line = { ...product, quantity: pieces, ...(isOfOrder && { instead: instead.productId }) }
  return { ...removed, added: [...removed.added, line] }
}

/** Returns what stands in the fields beside the lines. */
export function shownTexts(order: EditedOrder, { texts }: EditDraft) {
  const { unit, text } = discountTyped(order.discount)
  const { packingNote, freightNote } = order
  const stored = { discountUnit: unit as string, discount: text, packingNote, freightNote, note: '' }
  const shown = { ...stored, ...texts }
  const discountUnit: DiscountUnit = shown.discountUnit === 'percent' ? 'percent' : 'rupees'
  return { ...shown, discountUnit }
}

/** Returns whether there is something to save; a note on the call alone is none. */
export function isChanged(order: EditedOrder, draft: EditDraft): boolean {
  if (shownLines(order, draft).some(({ quantity, before }) => quantity !== before)) return true
  const [shown, stored] = [shownTexts(order, draft), shownTexts(order, noChanges)]
  const isDiscounted =
    shown.discount.trim() !== stored.discount ||
    (shown.discount.trim() !== '' && shown.discountUnit !== stored.discountUnit)
  return isDiscounted || shown.packingNote !== stored.packingNote || shown.freightNote !== stored.freightNote
}

/** Returns what is sent to save it. */
export function editToSend(order: EditedOrder, draft: EditDraft): OrderEdit {
  const { note: _, ...texts } = shownTexts(order, draft)
  const lines = shownLines(order, draft)
    .filter(({ quantity }) => quantity > 0)
    .map(({ productId, quantity, instead }) => ({
      id: productId,
      quantity,
      ...(instead !== undefined && { instead }),
    }))
  return { revision: order.revision, lines, ...texts }
}

/** Returns the draft in what a tab has kept; undefined where that cannot be read. */
export function readEditDraft(found: object): EditDraft | undefined {
  const { quantities, added }: Partial<Record<string, unknown>> = { ...found }
  if (typeof quantities !== 'object' || quantities === null || !Array.isArray(added)) return undefined
  const texts = Object(Reflect.get(found, 'texts'))
  const typed = Object.entries(readDraft({ texts }, blank).texts).filter(([name]) => name in texts)
  return {
    quantities: Object.fromEntries(Object.entries(quantities).filter(([, pieces]) => Number.isInteger(pieces))),
    added: added.filter(isAddedLine),
    texts: Object.fromEntries(typed),
  }
}

const blank = Object.fromEntries(textNames.map((name) => [name, ''])) as Record<TextName, string>

function isAddedLine(found: unknown): found is AddedLine {
  const { productId, name, code, unit, pricePaise, quantity }: Partial<Record<string, unknown>> = Object(found)
  return (
    [productId, name, code, unit].every((text) => typeof text === 'string') &&
    Number.isInteger(pricePaise) &&
    Number.isInteger(quantity)
  )
}
