// Messages of the orders screen.
import { counted } from '#domain/counted.ts'
import { formatRupees, indianGrouping, type Paise } from '#domain/money.ts'

export const ORDER_UPDATE_FAILED = 'Failed to update order'
export const ORDER_DELETE_FAILED = 'Failed to delete order'
export const ORDER_GONE = 'This order no longer exists.'
export const ORDER_ERASED = 'The customer of this order is erased, so it can no longer be changed.'
export const STOCK_TAKEN = 'Stock reduced for this order.'

export const ORDER_CANCELLED = 'This order is cancelled. Its goods are back in stock.'

/** 'Packed: 12 orders. 2 stay as they are.' */
export function manyMoved(label: string, moved: number, left: number): string {
  const orders = counted(moved, 'order')
  if (left === 0) return `${label}: ${orders}`
  const staying = `${counted(left, 'stays as it is', 'stay as they are')}.`
  return moved === 0 ? `None: ${staying}` : `${label}: ${orders}. ${staying}`
}

/** 'For 2 of them ₹5,000 is not recorded as received.' */
export function manyUnpaid(orders: readonly { duePaise: Paise }[]): string {
  const due = formatRupees(orders.reduce((sum, { duePaise }) => sum + duePaise, 0))
  return `For ${indianGrouping(orders.length)} of them ${due} is not recorded as received.`
}

/** For goods that were sold to others before the order took them again. */
export function shortAgain(names: string): string {
  return `Its stock is not deducted: there is too little of ${names}.`
}

export const ORDER_NOT_RESTORED = 'This order can no longer be brought back.'

type Restored = { short?: string; supersededBy?: string; sentSince?: string }

export function orderRestored({ short, supersededBy, sentSince }: Restored): string {
  const sentences = ['The order is back.']
  if (supersededBy !== undefined) sentences.push(`The customer has since replaced it with ${supersededBy}.`)
  if (sentSince !== undefined) sentences.push(`The customer has sent ${sentSince} since: compare the two.`)
  if (short !== undefined) sentences.push(shortAgain(short))
  return sentences.join(' ')
}

export function orderDeleted(returned: number): string {
  if (returned === 0) return 'Order deleted'
  return `Order deleted. ${counted(returned, 'item is', 'items are')} back in stock.`
}
