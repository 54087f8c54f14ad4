// What the orders screen says when something was done or cannot be done.
import { indianGrouping } from '#domain/money.ts'

export const ORDER_UPDATE_FAILED = 'Failed to update order'
export const ORDER_DELETE_FAILED = 'Failed to delete order'
export const ORDER_GONE = 'This order is no longer there.'
export const STOCK_TAKEN = 'Stock deducted: the goods of this order are taken now.'

export function orderDeleted(returned: number): string {
  if (returned === 0) return 'Order deleted'
  return `Order deleted. ${indianGrouping(returned)} ${returned === 1 ? 'item is' : 'items are'} back in stock.`
}
