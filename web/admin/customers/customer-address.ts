// The addresses of the screen of customers. A customer is named by one of their orders or counter sales: a number would be remembered by the browser.
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
