// URLs name a customer by an order or counter sale: the browser would remember a number.
import { withChanges } from '../kit/use-url-filter.ts'

export const places = ['after'] as const

export function customerAddress(params: URLSearchParams, id: string): string {
  return `?${withChanges(params, { customer: id })}`
}

export function listAddress(params: URLSearchParams): string {
  return `?${withChanges(params, { customer: '' })}`
}
