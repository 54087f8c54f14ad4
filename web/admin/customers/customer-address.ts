// The addresses of the screen of customers. A customer is named by one of their orders or counter sales: a number would be remembered by the browser.
import { type CustomerCursor, customerCursorText } from '#domain/customers/customer-list.ts'
import { withChanges } from '../kit/use-url-filter.ts'

export const places = ['after'] as const

/** With the customer of this order, or counter sale, open over the list. */
export function customerAddress(params: URLSearchParams, id: string): string {
  return `?${withChanges(params, { customer: id })}`
}

/** With no customer open. */
export function listAddress(params: URLSearchParams): string {
  return `?${withChanges(params, { customer: '' })}`
}

/** Of the page after a customer; of the first page without. */
export function pageAddress(params: URLSearchParams, after?: CustomerCursor): string {
  return `?${withChanges(params, { customer: '', after: after ? customerCursorText(after) : '' })}`
}
