/** Formats an order for a WhatsApp message, its lines and its sums: short enough that no phone cuts it, without markup. */
import { groupedPhoneNumber } from '../checkout/phone-number.ts'
import { counted } from '../counted.ts'
import { chargeLines, type SumLine } from '../checkout/charges.ts'
import { salutation } from '../customers/contact.ts'
import { formatRupees, indianGrouping } from '../money.ts'
import { itemTotal, TRIAL } from '../order/order.ts'
import type { Order, OrderItem } from '../order/order.ts'
import { graphemes, oneLine, truncate } from '../plain-text.ts'
import { lineName } from '../revisions/revision.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { MESSAGE_MAX } from '../whatsapp.ts'
import { words } from '../words.ts'

const NAME_MAX = 40
const ADDRESS_MAX = 160

/**
 * Returns the text, with every line of the order if they fit: with prices, else as name and quantity, else as many as fit. Every
 * field is reduced to one line, so that a customer cannot forge another line.
 */
export function orderMessage(order: Order, settings: Pick<ShopSettings, 'name' | 'callItEnquiry'>): string {
  const head = headLines(order, settings)
  const tail = ['', ...sumLines(order).map(({ label, amount }) => `${label}: ${amount}`)]
  const room = MESSAGE_MAX - lengthOf([...head, ...tail])
  return [...head, ...pricedLines(order.items, room), ...tail].join('\n')
}

/** Returns what an order comes to, with what stands between its goods and its total. */
export function sumLines(order: Pick<Order, 'totalItems' | 'totalPaise'> & Partial<Order>): SumLine[] {
  return [
    { label: 'Total items', amount: indianGrouping(order.totalItems) },
    ...chargeLines(order),
    { label: 'Total amount', amount: formatRupees(order.totalPaise) },
  ]
}

/** Returns the lines with their prices if they fit into `room`, in grapheme clusters with line ends; else without, else as many as fit. */
export function pricedLines(items: readonly OrderItem[], room: number): string[] {
  return itemLines(items, room, [pricedLine, shortLine])
}

/** What a customer ordered, or bought at the counter; the name may be ''. */
export type OrderedOnce = { customerName: string; date: string; items: readonly ShortItem[] }

/**
 * Returns the text with which the shop invites a customer to order the same goods again at `link`. Without prices: they may be others
 * today.
 */
export function orderAgainMessage(once: OrderedOnce, { name }: Pick<ShopSettings, 'name'>, link: string): string {
  const { customerName, date, items } = once
  const head = [
    salutation(field(customerName), { name: field(name) }),
    `Would you like the same crackers as on ${date} again? See today's prices and choose here:`,
    link,
    '',
  ]
  return [...head, ...itemLines(items, MESSAGE_MAX - lengthOf(head), [shortLine])].join('\n')
}

/** The lines as the first of `ways` in which all fit, else as many as fit in short. */
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
  const said = words(settings)
  return [
    ...(order.kind === 'trial' ? [TRIAL] : []),
    `New ${said.order} for ${field(settings.name)}`,
    `${said.title} no: ${order.orderId}`,
    `Date: ${order.orderDate}, ${order.orderTime}`,
    ...(order.supersedes ? [`In place of: ${order.supersedes}`] : []),
    '',
    `Name: ${field(customer.name)}`,
    `Mobile: ${groupedPhoneNumber(customer.mobile)}`,
    ...(customer.alternateMobile ? [`Alternate mobile: ${groupedPhoneNumber(customer.alternateMobile)}`] : []),
    `Address: ${truncate(oneLine(customer.address), ADDRESS_MAX)}`,
    `Place: ${field(customer.district)}, ${field(customer.state)} - ${customer.pincode}`,
    '',
  ]
}

function pricedLine(item: OrderItem, index: number): string {
  return `${index + 1}. ${field(lineName(item))}: ${indianGrouping(item.quantity)} × ${formatRupees(item.pricePaise)} = ${formatRupees(itemTotal(item))}`
}

type ShortItem = Pick<OrderItem, 'name' | 'substituteFor' | 'quantity'>

function shortLine(item: ShortItem, index: number): string {
  return `${index + 1}. ${field(lineName(item))} × ${indianGrouping(item.quantity)}`
}

/** The first of the lines, and how many products are left out. */
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

function field(text: string): string {
  return truncate(oneLine(text), NAME_MAX)
}

function more(count: number): string {
  return `… and ${counted(count, 'more product')}`
}

/** In grapheme clusters, line ends included. */
function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + graphemes(line).length + 1, 0)
}
