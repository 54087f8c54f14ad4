// Grid or list: the admin's choice, kept in a cookie so that the server draws the right one at once.

export type OrdersView = 'list' | 'grid'

const NAME = 'orders-view'
const YEAR_SECONDS = 365 * 24 * 60 * 60

export function readOrdersView(cookies: string | null): OrdersView {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim())
  return pairs.includes(`${NAME}=grid`) ? 'grid' : 'list'
}

/** What a browser is told to keep, on this device and for these screens alone. */
export function ordersViewCookie(view: OrdersView): string {
  return `${NAME}=${view}; Path=/admin; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}
