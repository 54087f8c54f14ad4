/** An edit of an order after the call, and which orders may be edited (§4 Order). */
import * as v from 'valibot'
import { MAX_LINES } from '../cart.ts'
import { MAX_QUANTITY } from '../product/stock.ts'
import { cancelledRefusal, type DoneSteps, goodsSteps, stepLabels } from '../steps/steps.ts'
import { momentText } from '../dates/indian-date.ts'
import { formatRupees, type Paise } from '../numbers/money.ts'
import type { OrderItem } from '../order/order.ts'
import { paragraphs } from '../plain-text.ts'
import type { DiscountUnit } from './discount.ts'
import { sentId, INT32_MAX, wholeNumber } from '../sent-values.ts'
import { wordsOf } from '../words/catalogue.ts'
import { common } from '../words/en/office/common.ts'
import { editConflicts, editRefusals } from '../words/en/office/orders/order-edit.ts'
import { stepRefusals } from '../words/en/office/orders/order-steps.ts'

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

const unreadable = () => wordsOf(editRefusals).unreadable
const wrongQuantity = () => wordsOf(editRefusals).quantity({ most: MAX_QUANTITY })

const note = v.pipe(
  v.string(unreadable),
  v.transform((typed) => paragraphs(typed)),
  v.maxLength(ORDER_NOTE_MAX, () => wordsOf(editRefusals).note({ most: ORDER_NOTE_MAX })),
)

const schema = v.object(
  {
    revision: wholeNumber(INT32_MAX, unreadable),
    lines: v.pipe(
      v.array(v.unknown(), unreadable),
      v.nonEmpty(() => wordsOf(editRefusals).noLines),
      v.maxLength(MAX_LINES, () => wordsOf(editRefusals).tooManyLines({ most: MAX_LINES })),
      v.array(
        v.object(
          {
            id: sentId(unreadable),
            quantity: v.pipe(
              v.number(wrongQuantity),
              v.integer(wrongQuantity),
              v.minValue(1, wrongQuantity),
              v.maxValue(MAX_QUANTITY, wrongQuantity),
            ),
            instead: v.optional(sentId(unreadable)),
          },
          unreadable,
        ),
      ),
      v.check((lines) => new Set(lines.map((line) => line.id)).size === lines.length, unreadable),
    ),
    discountUnit: v.picklist(['rupees', 'percent'], unreadable),
    discount: v.pipe(v.string(unreadable), v.maxLength(30, unreadable)),
    packingNote: note,
    freightNote: note,
  },
  unreadable,
)

/** Parses the form's JSON; returns the edit or its first fault. */
export function readOrderEdit(json: string): { edit: OrderEdit } | { error: string } {
  let found: unknown
  try {
    found = JSON.parse(json)
  } catch {
    return { error: unreadable() }
  }
  const result = v.safeParse(schema, found)
  if (!result.success) return { error: result.issues[0].message }
  const { lines, ...rest } = result.output
  const plain = lines.map(({ instead, ...line }): EditedLine => (instead === undefined ? line : { ...line, instead }))
  return { edit: { ...rest, lines: plain } }
}

/** Returns why an order cannot be edited: cancelled, packed or gone. Undefined if it can. */
export function editRefusal(done: DoneSteps): string | undefined {
  if (done.has('cancelled')) return cancelledRefusal()
  const step = goodsSteps.findLast((each) => done.has(each))
  return step && wordsOf(stepRefusals).noEdit({ step: stepLabels()[step] })
}

/** Returns why an order cannot be edited that has one product at two prices, as an import may. */
export function twoPricesRefusal(items: readonly Pick<OrderItem, 'productId' | 'name'>[]): string | undefined {
  const twin = items.find(({ productId }, at) => items.slice(0, at).some((each) => each.productId === productId))
  return twin && wordsOf(editRefusals).twoPrices({ name: twin.name })
}

/** Returns the refusal of an edit of an outdated revision. */
export function changedByOthers({ number, who, at }: { number: number; who?: string; at: string }): string {
  const text = wordsOf(editConflicts)
  return text.changed({ who: who ?? wordsOf(common).someoneElse, number, time: momentText(new Date(at)) })
}

export function otherTotal(totalPaise: Paise, seenPaise: Paise): string {
  return wordsOf(editRefusals).totalDiffers({ now: formatRupees(totalPaise), seen: formatRupees(seenPaise) })
}

/** `more` are pieces beyond those that the order has. */
export type LackingForEdit = { name: string; more: number; inStock: number | undefined }

/** Returns the products that the stock cannot fill, with wanted and available pieces. */
export function editShortage(lacking: readonly LackingForEdit[]): string {
  const text = wordsOf(editRefusals)
  const products = lacking.map(({ name, more, inStock: stock }) =>
    stock === undefined ? text.notSold({ name }) : text.lacking({ name, more, stock }),
  )
  return text.notEnough({ products: products.join(', ') })
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
