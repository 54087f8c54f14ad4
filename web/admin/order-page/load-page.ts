// Reads a page of orders, and the open order with each desk's part.
import type { ShortLine } from '#domain/packing/packing-state.ts'
import type { Shop } from '#server/shop.ts'
import { type OrderCustomerView, orderCustomer } from '../customers/order-customer-view.ts'
import { orderDispatch, type OrderDispatchView } from '../dispatch/order-dispatch-view.ts'
import { type OrderMoney, orderMoney } from '../payments/load-payments.ts'
import { loadOrder, type OpenedOrder } from '../orders/detail/load-order.ts'
import { loadOrders } from '../orders/load-orders.ts'

/** `packingShort`: shortages reported by packers. */
export type OrderView = OpenedOrder & {
  customer: OrderCustomerView
  dispatch: OrderDispatchView | undefined
  packingShort: readonly ShortLine[]
  money: OrderMoney
}

/** `view` is undefined when the order is gone. */
export type Opened = { orderId: string; view: OrderView | undefined }

type Needs = Pick<Shop, 'orders' | 'packing' | 'payments' | 'customers' | 'dispatch' | 'now' | 'settings'>

/** `origin` is that of the request. */
export async function loadPage(shop: Needs, params: URLSearchParams, origin: string) {
  const orderId = params.get('order') ?? ''
  const [page, view] = await Promise.all([
    loadOrders(shop, params),
    orderId === '' ? undefined : loadView(shop, orderId, origin),
  ])
  const opened: Opened | undefined = orderId === '' ? undefined : { orderId, view }
  return { ...page, opened }
}

async function loadView(shop: Needs, orderId: string, origin: string): Promise<OrderView | undefined> {
  const opened = await loadOrder(shop, orderId)
  if (!opened) return undefined
  const { order, link } = opened
  const page = link && 'link' in link ? { origin, link: link.link } : undefined
  const [customer, dispatch, packingShort, money] = await Promise.all([
    orderCustomer(shop, order),
    orderDispatch(shop, order, { page, isAsked: opened.question?.state === 'open' }),
    shop.packing.short(order),
    orderMoney(shop, orderId),
  ])
  return { ...opened, customer, dispatch, packingShort, money }
}
