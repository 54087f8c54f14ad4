// What the orders screen says when something was done or cannot be done.
import { indianGrouping } from '#domain/money.ts'

export const ORDER_UPDATE_FAILED = 'Failed to update order'
export const ORDER_DELETE_FAILED = 'Failed to delete order'
export const ORDER_GONE = 'This order is no longer there.'
export const STOCK_TAKEN = 'Stock deducted: the goods of this order are taken now.'

export const ORDER_CANCELLED = 'This order is cancelled: its goods are in stock, and none are taken for it.'

/** Returns 'Packed: 12 orders. 2 stay as they are.' */
export function manyMoved(label: string, moved: number, left: number): string {
  const orders = `${indianGrouping(moved)} ${moved === 1 ? 'order' : 'orders'}`
  if (left === 0) return `${label}: ${orders}`
  const staying = `${indianGrouping(left)} ${left === 1 ? 'stays as it is' : 'stay as they are'}.`
  return moved === 0 ? `None: ${staying}` : `${label}: ${orders}. ${staying}`
}

/** What is said when goods are wanted again that others have taken meanwhile. */
export function shortAgain(names: string): string {
  return `Its stock is not deducted: there is too little of ${names}.`
}

export function orderDeleted(returned: number): string {
  if (returned === 0) return 'Order deleted'
  return `Order deleted. ${indianGrouping(returned)} ${returned === 1 ? 'item is' : 'items are'} back in stock.`
}
