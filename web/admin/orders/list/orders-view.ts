// Grid or list, in a cookie, so that the server renders the right one.
import { rememberedView } from '#web/browser/remembered-view.ts'
import { cookieStorage, readCookie } from './cookie-storage.ts'

const NAME = 'orders-view'

export type OrdersView = 'list' | 'grid'

export const ordersView = rememberedView<OrdersView>(NAME, ['list', 'grid'], () => cookieStorage('/admin'))

export function requestedView(request: Request): OrdersView {
  return ordersView.read(readCookie(request.headers.get('Cookie'), NAME))
}
