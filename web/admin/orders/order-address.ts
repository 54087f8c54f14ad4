// Addresses of the orders screen; all keep its filters.
import { orderCursorText, type OrderCursor, ORDERS_A_PAGE } from '#domain/order/order-page.ts'

export const places = ['after', 'before'] as const

export function orderAddress(params: URLSearchParams, orderId: string): string {
  return changed(params, { order: orderId })
}

/** Closes the open order. */
export function listAddress(params: URLSearchParams): string {
  return changed(params, { order: '' })
}

/** The page beside an order; the first page without one. */
export function pageAddress(params: URLSearchParams, place?: OrderCursor): string {
  return changed(params, { order: '', after: '', before: '', ...(place && { [place.side]: orderCursorText(place) }) })
}

type Beside = { placedAt: string; orderId: string }
export type ShownPage = { rows: readonly Beside[]; before: number; total: number; moreThanTotal?: boolean }

/** Undefined where there is no page. The page before the second is the first, so that new orders appear. */
export function pagesBeside(params: URLSearchParams, { rows, before, total, moreThanTotal = false }: ShownPage) {
  const first = rows[0]
  const last = rows.at(-1)
  const isLast = before + rows.length >= total && !moreThanTotal
  const isSecond = before <= ORDERS_A_PAGE
  return {
    previous:
      before > 0 && first
        ? pageAddress(params, isSecond ? undefined : { side: 'before', ...beside(first) })
        : undefined,
    next: !isLast && last ? pageAddress(params, { side: 'after', ...beside(last) }) : undefined,
  }
}

function beside({ placedAt, orderId }: Beside): Beside {
  return { placedAt, orderId }
}

function changed(params: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}
