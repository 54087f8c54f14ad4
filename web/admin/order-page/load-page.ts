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

export async function loadPage(shop: Needs, params: URLSearchParams) {
  const orderId = params.get('order') ?? ''
  const [page, view] = await Promise.all([
    loadOrders(shop, params),
    orderId === '' ? undefined : loadView(shop, orderId),
  ])
  const opened: Opened | undefined = orderId === '' ? undefined : { orderId, view }
  return { ...page, opened }
}

async function loadView(shop: Needs, orderId: string): Promise<OrderView | undefined> {
  const opened = await loadOrder(shop, orderId)
  if (!opened) return undefined
  const { order } = opened
  const [customer, dispatch, packingShort, money] = await Promise.all([
    orderCustomer(shop, order),
    orderDispatch(shop, order),
    shop.packing.short(order),
    orderMoney(shop, orderId),
  ])
  return { ...opened, customer, dispatch, packingShort, money }
}
