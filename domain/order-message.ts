/** Formats an order as a WhatsApp message to the shop: short enough that no phone cuts it, without markup. */
import { formatRupees, indianGrouping } from './money.ts'
import { itemTotal } from './order.ts'
import type { Order, OrderItem } from './order.ts'
import { oneLine, truncate } from './plain-text.ts'
import type { ShopSettings } from './shop-settings.ts'
import { words } from './words.ts'

const LINES_MAX = 10
const NAME_MAX = 40

/** Returns the text. Every field is reduced to one line, so that a customer cannot forge another line. */
export function orderMessage(order: Order, settings: Pick<ShopSettings, 'name' | 'callItEnquiry'>): string {
  const { customer } = order
  const said = words(settings)
  return [
    `New ${said.order} for ${field(settings.name)}`,
    `${said.title} no: ${order.orderId}`,
    `Date: ${order.orderDate}, ${order.orderTime}`,
    ...(order.supersedes ? [`In place of: ${order.supersedes}`] : []),
    '',
    `Name: ${field(customer.name)}`,
    `Mobile: ${customer.mobile}`,
    ...(customer.alternateMobile ? [`Alternate mobile: ${customer.alternateMobile}`] : []),
    `Place: ${field(customer.district)}, ${field(customer.state)} - ${customer.pincode}`,
    '',
    ...order.items.slice(0, LINES_MAX).map(itemLine),
    ...more(order.items.length - LINES_MAX),
    '',
    `Total items: ${indianGrouping(order.totalItems)}`,
    `Total amount: ${formatRupees(order.totalPaise)}`,
  ].join('\n')
}

function itemLine(item: OrderItem, index: number): string {
  return `${index + 1}. ${field(item.name)}: ${indianGrouping(item.quantity)} × ${formatRupees(item.pricePaise)} = ${formatRupees(itemTotal(item))}`
}

function field(text: string): string {
  return truncate(oneLine(text), NAME_MAX)
}

function more(count: number): string[] {
  if (count <= 0) return []
  return [`… and ${count} more ${count === 1 ? 'item' : 'items'}`]
}
