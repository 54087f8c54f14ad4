// An admin's unsaved changes to an order.
import type { Paise } from '#domain/numbers/money.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { discountTyped, type Discount, type DiscountUnit } from '#domain/revisions/discount.ts'
import { readDraft } from '#web/admin/kit/forms/draft-store.ts'

/** With what is shown until the order is saved. */
export type AddedLine = Pick<OrderItem, 'productId' | 'name' | 'code' | 'unit' | 'pricePaise' | 'quantity'> & {
  /** The product id it substitutes for. */
  instead?: string
}

const textNames = ['discountUnit', 'discount', 'packingNote', 'freightNote', 'note'] as const
type TextName = (typeof textNames)[number]

/** `quantities` of the order's own lines, 0 when removed; an untouched text is absent. */
type Changes = {
  quantities: Readonly<Record<string, number>>
  added: readonly AddedLine[]
  texts: Readonly<Partial<Record<TextName, string>>>
}

/** `seen` is the order that the changes began on, with newer values that the admin has decided over. */
export type EditDraft = Changes & { seen: EditedOrder | undefined }

export const noChanges: EditDraft = { seen: undefined, quantities: {}, added: [], texts: {} }

/** The part of a stored order that an edit may change. */
export type EditedOrder = {
  revision: number
  items: readonly EditedItem[]
  discount: Discount | undefined
  packingNote: string
  freightNote: string
}

type EditedItem = Pick<OrderItem, 'productId' | 'name' | 'code' | 'unit' | 'pricePaise' | 'quantity' | 'substituteFor'>

/** `before` is the stored quantity, 0 for an added line. */
export type ShownLine = Omit<AddedLine, 'instead'> & { before: number; instead?: string; substituteFor?: string }

/** Returns the order's lines with their changes, then those that others removed, then the added ones. */
export function shownLines(order: Pick<EditedOrder, 'items'>, { seen, quantities, added }: EditDraft): ShownLine[] {
  const names = new Map(order.items.map(({ productId, name }) => [productId, name]))
  const extra = new Map(added.map((line) => [line.productId, line]))
  const own = order.items.map(({ productId, name, code, unit, pricePaise, quantity, substituteFor }): ShownLine => {
    // Somebody else may have added the same product.
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

/** Changes a line's quantity; an added line disappears at 0. */
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

export function withText(draft: EditDraft, order: EditedOrder, name: TextName, text: string): EditDraft {
  const { discount, discountUnit } = shownTexts(order, draft)
  // A number without its unit is ambiguous: others may change both.
  const pair = name === 'discount' || name === 'discountUnit' ? { discount, discountUnit } : {}
  return begun({ ...draft, texts: { ...draft.texts, ...pair, [name]: text } }, order)
}

/** The first change starts on the order on the screen; a draft without changes is `noChanges`. */
function begun(draft: EditDraft, order: EditedOrder): EditDraft {
  const { seen = order, quantities, added, texts } = draft
  const isNone = [quantities, added, texts].every((each) => Object.keys(each).length === 0)
  return isNone ? noChanges : { ...draft, seen }
}

/** Adds a product: one piece, or the quantity of the line it replaces, which is removed. */
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
  // Only a line of the order can have a substitute, not an added one.
  const isOfOrder = instead !== undefined && instead.before > 0
  const line = { ...product, quantity: pieces, ...(isOfOrder && { instead: instead.productId }) }
  return begun({ ...removed, added: [...removed.added, line] }, order)
}

export function withPrices(draft: EditDraft, pricesPaise: Readonly<Record<string, Paise>>): EditDraft {
  if (draft === noChanges) return draft
  const priced = <Line extends EditedItem>(line: Line): Line => {
    return { ...line, pricePaise: pricesPaise[line.productId] ?? line.pricePaise }
  }
  const { seen, added } = draft
  return { ...draft, added: added.map(priced), seen: seen && { ...seen, items: seen.items.map(priced) } }
}

/** Returns the texts to show in the fields. */
export function shownTexts(order: EditedOrder, { texts }: EditDraft) {
  const { unit, text } = discountTyped(order.discount)
  const { packingNote, freightNote } = order
  const stored = { discountUnit: unit as string, discount: text, packingNote, freightNote, note: '' }
  const shown = { ...stored, ...texts }
  const discountUnit: DiscountUnit = shown.discountUnit === 'percent' ? 'percent' : 'rupees'
  return { ...shown, discountUnit }
}

/** Whether there is something to save; a note alone is not enough. */
export function isChanged(order: EditedOrder, draft: EditDraft): boolean {
  if (shownLines(order, draft).some(({ quantity, before }) => quantity !== before)) return true
  const [shown, stored] = [shownTexts(order, draft), shownTexts(order, noChanges)]
  const isDiscounted =
    shown.discount.trim() !== stored.discount ||
    (shown.discount.trim() !== '' && shown.discountUnit !== stored.discountUnit)
  return isDiscounted || shown.packingNote !== stored.packingNote || shown.freightNote !== stored.freightNote
}

/** Reads a kept draft; undefined when unreadable. */
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

/** Drafts of earlier versions lack it: the next order read then counts as seen. */
function readSeen(found: unknown): EditedOrder | undefined {
  const { revision, items, packingNote, freightNote }: Partial<Record<string, unknown>> = Object(found)
  const isWhole =
    Number.isInteger(revision) &&
    Array.isArray(items) &&
    items.every(isAddedLine) &&
    [packingNote, freightNote].every((text) => typeof text === 'string')
  if (!isWhole) return undefined
  const order = found as EditedOrder
  // JSON drops undefined properties.
  return { ...order, discount: order.discount }
}
