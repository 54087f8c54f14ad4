/** Formats an order as a WhatsApp message to the shop: short enough that no phone cuts it, without markup. */
import { chargeLines } from './charges.ts'
import { formatRupees, indianGrouping } from './money.ts'
import { itemTotal, TRIAL } from './order.ts'
import type { Order, OrderItem } from './order.ts'
import { graphemes, oneLine, truncate } from './plain-text.ts'
import type { ShopSettings } from './settings/shop-settings.ts'
import { MESSAGE_MAX } from './whatsapp.ts'
import { words } from './words.ts'

const NAME_MAX = 40
const ADDRESS_MAX = 160

/**
 * Returns the text, with every line of the order if they fit: with prices, else as name and quantity, else as many as fit. Every
 * field is reduced to one line, so that a customer cannot forge another line.
 */
export function orderMessage(order: Order, settings: Pick<ShopSettings, 'name' | 'callItEnquiry'>): string {
  const head = headLines(order, settings)
  const tail = [
    '',
    `Total items: ${indianGrouping(order.totalItems)}`,
    ...chargeLines(order).map(({ label, amount }) => `${label}: ${amount}`),
    `Total amount: ${formatRupees(order.totalPaise)}`,
  ]
  const room = MESSAGE_MAX - lengthOf([...head, ...tail])
  const whole = [pricedLine, shortLine].map((line) => order.items.map(line)).find((lines) => lengthOf(lines) <= room)
  return [...head, ...(whole ?? asManyAsFit(order.items.map(shortLine), room)), ...tail].join('\n')
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
    `Mobile: ${customer.mobile}`,
    ...(customer.alternateMobile ? [`Alternate mobile: ${customer.alternateMobile}`] : []),
    `Address: ${truncate(oneLine(customer.address), ADDRESS_MAX)}`,
    `Place: ${field(customer.district)}, ${field(customer.state)} - ${customer.pincode}`,
    '',
  ]
}

function pricedLine(item: OrderItem, index: number): string {
  return `${index + 1}. ${field(item.name)}: ${indianGrouping(item.quantity)} × ${formatRupees(item.pricePaise)} = ${formatRupees(itemTotal(item))}`
}

function shortLine(item: OrderItem, index: number): string {
  return `${index + 1}. ${field(item.name)} × ${indianGrouping(item.quantity)}`
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
  return `… and ${count} more ${count === 1 ? 'product' : 'products'}`
}

/** In grapheme clusters, line ends included. */
function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + graphemes(line).length + 1, 0)
}
