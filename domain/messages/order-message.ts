/** Formats an order for WhatsApp without markup, short enough for any phone. */
import { groupedPhoneNumber } from '../checkout/phone-number.ts'
import { chargeLines, type SumLine } from '../checkout/charge-lines.ts'
import { formatRupees, indianGrouping } from '../numbers/money.ts'
import { itemTotal } from '../order/order.ts'
import type { Order, OrderLine } from '../order/order.ts'
import { graphemes, oneLine, truncate } from '../plain-text.ts'
import { lineName } from '../revisions/revision.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { MESSAGE_MAX } from '../whatsapp.ts'
import { wordsOf } from '../words/catalogue.ts'
import { orderMessageWords, sumWords } from '../words/en/order-message.ts'
import { orderWords } from '../words/en/order.ts'
import { orderLinkPath } from '../order/order-link.ts'
import { inLanguage } from '../words/in-language.ts'
import { shownLanguage } from '../words/shown-language.ts'

const NAME_MAX = 40
const ADDRESS_MAX = 160

/**
 * Returns all lines with prices if they fit, else as name and quantity, else as many as fit. Each field becomes one
 * line, so a customer cannot forge lines. In the order's language. With the address of the order's page, of which
 * `origin` is that of the shop, where the order has a link.
 */
export function orderMessage(
  order: Order,
  settings: Pick<ShopSettings, 'name' | 'callItEnquiry'>,
  origin = '',
): string {
  return inLanguage(order.language ?? 'en', () => {
    const head = headLines(order, settings)
    const page = order.link && origin + orderLinkPath(order.link, shownLanguage())
    const tail = [
      '',
      ...sumLines(order).map(({ label, amount }) => `${label}: ${amount}`),
      ...(page ? ['', wordsOf(orderMessageWords, settings).page({ page })] : []),
    ]
    const room = MESSAGE_MAX - lengthOf([...head, ...tail])
    return [...head, ...pricedLines(order.items, room), ...tail].join('\n')
  })
}

/** Returns the items, the total, and the charges between. */
export function sumLines(order: Pick<Order, 'totalItems' | 'totalPaise'> & Partial<Order>): SumLine[] {
  const text = wordsOf(sumWords)
  return [
    { label: text.totalItems, amount: indianGrouping(order.totalItems) },
    ...chargeLines(order),
    { label: text.totalAmount, amount: formatRupees(order.totalPaise) },
  ]
}

/**
 * Returns lines with prices if they fit `room` (grapheme clusters with line ends); else without, else as many as fit.
 */
export function pricedLines(items: readonly OrderLine[], room: number): string[] {
  return itemLines(items, room, [pricedLine, shortLine])
}

/** As `pricedLines`, without prices. */
export function shortLines(items: readonly ShortItem[], room: number): string[] {
  return itemLines(items, room, [shortLine])
}

/** Uses the first of `ways` that fits all lines, else as many short lines as fit. */
function itemLines<I extends ShortItem>(
  items: readonly I[],
  room: number,
  ways: readonly ((item: I, index: number) => string)[],
): string[] {
  const whole = ways.map((line) => items.map(line)).find((lines) => lengthOf(lines) <= room)
  return whole ?? asManyAsFit(items.map(shortLine), room)
}

function headLines(order: Order, settings: Pick<ShopSettings, 'name' | 'callItEnquiry'>): string[] {
  const { customer } = order
  const text = wordsOf(orderMessageWords, settings)
  return [
    ...(order.kind === 'trial' ? [wordsOf(orderWords).trial] : []),
    text.newOrder({ shop: field(settings.name) }),
    text.number({ id: order.orderId }),
    text.date({ date: order.orderDate, time: order.orderTime }),
    ...(order.supersedes ? [text.inPlaceOf({ id: order.supersedes })] : []),
    '',
    text.name({ name: field(customer.name) }),
    text.mobile({ phone: groupedPhoneNumber(customer.mobile) }),
    ...(customer.alternateMobile
      ? [text.alternateMobile({ phone: groupedPhoneNumber(customer.alternateMobile) })]
      : []),
    text.address({ address: truncate(oneLine(customer.address), ADDRESS_MAX) }),
    text.place({ district: field(customer.district), state: field(customer.state), pincode: customer.pincode }),
    '',
  ]
}

function pricedLine(item: OrderLine, index: number): string {
  return `${index + 1}. ${field(lineName(item))}: ${indianGrouping(item.quantity)} × ${formatRupees(item.pricePaise)} = ${formatRupees(itemTotal(item))}`
}

export type ShortItem = Pick<OrderLine, 'name' | 'tamilName' | 'substituteFor' | 'quantity'>

function shortLine(item: ShortItem, index: number): string {
  return `${index + 1}. ${field(lineName(item))} × ${indianGrouping(item.quantity)}`
}

/** Returns the first lines, and the number of products left out. */
function asManyAsFit(lines: readonly string[], room: number): string[] {
  const taken: string[] = []
  let left = room - lengthOf([more(lines.length)])
  for (const line of lines) {
    left -= lengthOf([line])
    if (left < 0) break
    taken.push(line)
  }
  return [...taken, more(lines.length - taken.length)]
}

/** A customer's text as one short line. */
export function field(text: string): string {
  return truncate(oneLine(text), NAME_MAX)
}

function more(count: number): string {
  return wordsOf(orderMessageWords).more({ count })
}

/** In grapheme clusters, line ends included. */
export function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + graphemes(line).length + 1, 0)
}
