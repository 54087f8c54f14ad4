// What an admin has changed on an order and not saved yet, and the order that the changes began on.
import type { OrderItem } from '#domain/order/order.ts'
import { discountTyped, type Discount, type DiscountUnit } from '#domain/revisions/discount.ts'
import { readDraft } from '#web/admin/kit/draft-store.ts'

/** A product that is added: what is shown of it until the order is saved. */
export type AddedLine = Pick<OrderItem, 'productId' | 'name' | 'code' | 'unit' | 'pricePaise' | 'quantity'> & {
  /** The id of the product that it stands in for. */
  instead?: string
}

const textNames = ['discountUnit', 'discount', 'packingNote', 'freightNote', 'note'] as const
type TextName = (typeof textNames)[number]

/** What was changed. `quantities` of lines that the order has, 0 for one that is removed; a text that was never typed is absent. */
type Changes = {
  quantities: Readonly<Record<string, number>>
  added: readonly AddedLine[]
  texts: Readonly<Partial<Record<TextName, string>>>
}

/** `seen` is the order that the changes began on, with what others have made of it and the admin has decided over since. */
export type EditDraft = Changes & { seen: EditedOrder | undefined }

export const noChanges: EditDraft = { seen: undefined, quantities: {}, added: [], texts: {} }

/** The order as it is stored, as far as an edit may change it. */
export type EditedOrder = {
  revision: number
  items: readonly EditedItem[]
  discount: Discount | undefined
  packingNote: string
  freightNote: string
}

type EditedItem = Pick<OrderItem, 'productId' | 'name' | 'code' | 'unit' | 'pricePaise' | 'quantity' | 'substituteFor'>

/** A line on the screen; `before` is what the order has, 0 for one that is added. */
export type ShownLine = Omit<AddedLine, 'instead'> & { before: number; instead?: string; substituteFor?: string }

/** Returns the lines of the order with what was changed, then those that others have removed, then those that are added. */
export function shownLines(order: Pick<EditedOrder, 'items'>, { seen, quantities, added }: EditDraft): ShownLine[] {
  const names = new Map(order.items.map(({ productId, name }) => [productId, name]))
  const extra = new Map(added.map((line) => [line.productId, line]))
  const own = order.items.map(({ productId, name, code, unit, pricePaise, quantity, substituteFor }): ShownLine => {
    // Somebody else may have added the same product meanwhile.
    const now = quantities[productId] ?? extra.get(productId)?.quantity ?? quantity
    const line = { productId, name, code, unit, pricePaise, quantity: now, before: quantity }
    return substituteFor === undefined ? line : { ...line, substituteFor }
  })
  const removed = (seen?.items ?? [])
    .filter(({ productId }) => !names.has(productId) && !extra.has(productId))
    .flatMap(({ productId, name, code, unit, pricePaise }): ShownLine[] => {
      const quantity = quantities[productId] ?? 0
      return quantity === 0 ? [] : [{ productId, name, code, unit, pricePaise, quantity, before: 0 }]
    })
  const more = added
    .filter(({ productId }) => !names.has(productId))
    .map((line): ShownLine => {
      const substituteFor = line.instead === undefined ? undefined : names.get(line.instead)
      return { ...line, before: 0, ...(substituteFor !== undefined && { substituteFor }) }
    })
  return [...own, ...removed, ...more]
}

/** Returns the draft with another quantity of a line; one that is added goes at 0. */
export function withQuantity(draft: EditDraft, order: EditedOrder, id: string, quantity: number): EditDraft {
  const own = order.items.find(({ productId }) => productId === id)
  if (!own && draft.added.some(({ productId }) => productId === id)) {
    const added = draft.added.flatMap((line) => {
      if (line.productId !== id) return line
      return quantity === 0 ? [] : { ...line, quantity }
    })
    return begun({ ...draft, added }, order)
  }
  const { [id]: _, ...others } = draft.quantities
  const quantities = quantity === (own?.quantity ?? 0) ? others : { ...others, [id]: quantity }
  return begun({ ...draft, quantities, added: draft.added.filter(({ productId }) => productId !== id) }, order)
}

/** Returns the draft with another text. */
export function withText(draft: EditDraft, order: EditedOrder, name: TextName, text: string): EditDraft {
  const { discount, discountUnit } = shownTexts(order, draft)
  // A number means nothing without its unit: others may change both.
  const pair = name === 'discount' || name === 'discountUnit' ? { discount, discountUnit } : {}
  return begun({ ...draft, texts: { ...draft.texts, ...pair, [name]: text } }, order)
}

/** The first change begins on the order that is on the screen; without any the draft is none. */
function begun(draft: EditDraft, order: EditedOrder): EditDraft {
  const { seen = order, quantities, added, texts } = draft
  const isNone = [quantities, added, texts].every((each) => Object.keys(each).length === 0)
  return isNone ? noChanges : { ...draft, seen }
}

/** Returns the draft with a product more, one piece or, in place of another line, as many as that had, which is removed. */
export function withProduct(
  draft: EditDraft,
  order: EditedOrder,
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
  return begun({ ...removed, added: [...removed.added, line] }, order)
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

/** Returns the draft in what a tab has kept; undefined where that cannot be read. */
export function readEditDraft(found: object): EditDraft | undefined {
  const { quantities, added }: Partial<Record<string, unknown>> = { ...found }
  if (typeof quantities !== 'object' || quantities === null || !Array.isArray(added)) return undefined
  const texts = Object(Reflect.get(found, 'texts'))
  const typed = Object.entries(readDraft({ texts }, blank).texts).filter(([name]) => name in texts)
  return {
    seen: readSeen(Reflect.get(found, 'seen')),
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

/** A draft of an earlier version of the program did not keep it: the order that is read next then counts as seen. */
function readSeen(found: unknown): EditedOrder | undefined {
  const { revision, items, packingNote, freightNote }: Partial<Record<string, unknown>> = Object(found)
  const isWhole =
    Number.isInteger(revision) &&
    Array.isArray(items) &&
    items.every(isAddedLine) &&
    [packingNote, freightNote].every((text) => typeof text === 'string')
  if (!isWhole) return undefined
  const order = found as EditedOrder
  // JSON leaves out what is undefined.
  return { ...order, discount: order.discount }
}
