/** An edit of an order after the call, and which orders may be edited (§4 Order). */
import * as v from 'valibot'
import { MAX_LINES } from '../cart.ts'
import { MAX_QUANTITY } from '../product/stock.ts'
import { CANCELLED, type DoneSteps, goodsSteps, stepLabels } from '../steps/steps.ts'
import { momentText } from '../indian-date.ts'
import { indianGrouping } from '../money.ts'
import type { OrderItem } from '../order/order.ts'
import { paragraphs } from '../plain-text.ts'
import type { DiscountUnit } from './discount.ts'
import { sentId, INT32_MAX, wholeNumber } from '../sent-values.ts'

/** The id of the product that it replaces. */
export type EditedLine = { id: string; quantity: number; instead?: string }

/** `revision` is the one that the edit started from. */
export type OrderEdit = {
  revision: number
  lines: EditedLine[]
  discountUnit: DiscountUnit
  discount: string
  packingNote: string
  freightNote: string
}

export const ORDER_NOTE_MAX = 200
export const NO_LINES = 'An order has at least one product. If nothing is wanted any more, cancel the order.'
export const NOTHING_CHANGED = 'Nothing has been changed.'
const UNREADABLE = 'The edit could not be read. Open the order again; what you typed is kept.'
const WRONG_QUANTITY = `Quantity must be a whole number from 1 to ${indianGrouping(MAX_QUANTITY)}`
const WRONG_NOTE = `A note on packing or freight has at most ${ORDER_NOTE_MAX} characters`

const note = v.pipe(
  v.string(UNREADABLE),
  v.transform((text) => paragraphs(text)),
  v.maxLength(ORDER_NOTE_MAX, WRONG_NOTE),
)

const schema = v.object(
  {
    revision: wholeNumber(INT32_MAX, UNREADABLE),
    lines: v.pipe(
      v.array(v.unknown(), UNREADABLE),
      v.nonEmpty(NO_LINES),
      v.maxLength(MAX_LINES, `An order can hold at most ${MAX_LINES} products`),
      v.array(
        v.object(
          {
            id: sentId(UNREADABLE),
            quantity: v.pipe(
              v.number(WRONG_QUANTITY),
              v.integer(WRONG_QUANTITY),
              v.minValue(1, WRONG_QUANTITY),
              v.maxValue(MAX_QUANTITY, WRONG_QUANTITY),
            ),
            instead: v.optional(sentId(UNREADABLE)),
          },
          UNREADABLE,
        ),
      ),
      v.check((lines) => new Set(lines.map((line) => line.id)).size === lines.length, UNREADABLE),
    ),
    discountUnit: v.picklist(['rupees', 'percent'], UNREADABLE),
    discount: v.pipe(v.string(UNREADABLE), v.maxLength(30, UNREADABLE)),
    packingNote: note,
    freightNote: note,
  },
  UNREADABLE,
)

/** Parses the form's JSON; returns the edit or its first fault. */
export function readOrderEdit(text: string): { edit: OrderEdit } | { error: string } {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return { error: UNREADABLE }
  }
  const result = v.safeParse(schema, found)
  if (!result.success) return { error: result.issues[0].message }
  const { lines, ...rest } = result.output
  const plain = lines.map(({ instead, ...line }): EditedLine => (instead === undefined ? line : { ...line, instead }))
  return { edit: { ...rest, lines: plain } }
}

/** Returns why an order cannot be edited: cancelled, packed or gone. Undefined if it can. */
export function editRefusal(done: DoneSteps): string | undefined {
  if (done.has('cancelled')) return CANCELLED
  const step = goodsSteps.findLast((each) => done.has(each))
  return step && `This order is already ${step}. To change it, undo “${stepLabels[step]}” first.`
}

/** Returns the refusal of an edit of an outdated revision. */
export function changedByOthers({ number, who, at }: { number: number; who?: string; at: string }): string {
  return `${who ?? 'Somebody'} has changed this order (revision ${number}, ${momentText(new Date(at))}). Your changes are kept and not saved yet. Look at the order as it is now, then save.`
}

/** `more` are pieces beyond those that the order has. */
export type LackingForEdit = { name: string; more: number; inStock: number | undefined }

/** Returns the products that the stock cannot fill, with wanted and available pieces. */
export function editShortage(lacking: readonly LackingForEdit[]): string {
  const each = lacking.map(({ name, more, inStock }) =>
    inStock === undefined
      ? `${name} (no longer sold)`
      : `${name} (${indianGrouping(more)} more wanted, ${indianGrouping(inStock)} in stock)`,
  )
  return `Not enough stock: ${each.join(', ')}. Nothing was changed.`
}

/** Returns pieces to take (positive) or return (negative) by product, without zeros. */
export function stockDifference(
  before: readonly Pick<OrderItem, 'productId' | 'quantity'>[],
  after: readonly Pick<OrderItem, 'productId' | 'quantity'>[],
): { productId: string; quantity: number }[] {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of after) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  for (const { productId, quantity } of before) pieces.set(productId, (pieces.get(productId) ?? 0) - quantity)
  return [...pieces].flatMap(([productId, quantity]) => (quantity === 0 ? [] : [{ productId, quantity }]))
}
