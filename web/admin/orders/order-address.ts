// The addresses of the orders screen: one order open, another page; its filters are kept.
import { orderCursorText, type OrderCursor, ORDERS_A_PAGE } from '#domain/order/order-page.ts'

export const places = ['after', 'before'] as const

/** With one order open over the list. */
export function orderAddress(params: URLSearchParams, orderId: string): string {
  return changed(params, { order: orderId })
}

/** With no order open. */
export function listAddress(params: URLSearchParams): string {
  return changed(params, { order: '' })
}

/** Of the page on one side of an order; of the first page without. */
export function pageAddress(params: URLSearchParams, place?: OrderCursor): string {
  return changed(params, { order: '', after: '', before: '', ...(place && { [place.side]: orderCursorText(place) }) })
}

type Beside = { placedAt: string; orderId: string }
export type ShownPage = { rows: readonly Beside[]; before: number; total: number; moreThanTotal?: boolean }

/** The pages beside the shown one; undefined where there is none. The page before the second is simply the first. */
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
