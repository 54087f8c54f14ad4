// Reads what the orders screen shows: a page of the list, the newest order, and the one that is open.
import { firstMessage } from '#domain/customers/contact.ts'
import { type CallChoice, callChoices } from '#domain/history/calls.ts'
import type { HistoryEntry } from '#domain/history/entries.ts'
import type { OrderedBefore } from '#domain/customers/ordered-before.ts'
import { readOrderFilter } from '#domain/order/order-list.ts'
import { ORDERS_A_PAGE, readOrderCursor } from '#domain/order/order-page.ts'
import type { Shop } from '#server/shop.ts'
import type { Order } from '#domain/order/order.ts'
import type { ShortLine } from '#domain/packing/packing-state.ts'
import type { Shortage } from '#domain/order/order-shortage.ts'
import { orderDispatch, type OrderDispatchView } from '../dispatch/order-dispatch-view.ts'
import { type OrderMoney, orderMoney } from '../money/load-money.ts'
import { markedRows } from './marked-rows.ts'
import { orderRow } from './order-row.ts'

/**
 * `order` is undefined when it is gone; `isReplaced` while the order is there that stands in its place; `lacking` are the goods
 * that an order without its stock still waits for; `firstMessage` begins a chat with the customer; `callChoices` are the times at
 * which it may be called again; `before` is what the same number ordered earlier, `unconfirmed` how many of its orders wait when it
 * has none confirmed and many.
 */
export type OpenedOrder = {
  orderId: string
  order: Order | undefined
  isReplaced: boolean
  lacking: readonly Shortage[]
  firstMessage: string
  history: readonly HistoryEntry[]
  callChoices: readonly CallChoice[]
  /** The e-mail addresses of those who have it open to edit it. */
  editors: readonly string[]
  dispatch: OrderDispatchView | undefined
  /** What packers report as short. */
  packingShort: readonly ShortLine[]
  money: OrderMoney
  before?: OrderedBefore
  unconfirmed?: number
}

type Needs = Pick<Shop, 'orders' | 'packing' | 'payments' | 'customers' | 'dispatch' | 'now' | 'settings'>

export async function loadOrders(shop: Needs, params: URLSearchParams) {
  const { orders, now } = shop
  const [page, newest, shortCount, stepCounts, opened] = await Promise.all([
    orders.list(readOrderFilter(params, now()), ORDERS_A_PAGE, readOrderCursor(params)),
    orders.newest(),
    orders.countShort(),
    orders.countSteps(),
    open(shop, params.get('order') ?? ''),
  ])
  return {
    rows: await markedRows(shop, page.orders),
    before: page.before,
    total: page.total,
    moreThanTotal: page.moreThanTotal,
    scope: page.scope,
    newest: newest && orderRow(newest),
    shortCount,
    stepCounts,
    opened,
  }
}

async function open(shop: Needs, orderId: string): Promise<OpenedOrder | undefined> {
  const { orders, packing, settings, now } = shop
  if (orderId === '') return undefined
  const order = await orders.find(orderId)
  const isReplaced = order?.supersededBy !== undefined && (await orders.find(order.supersededBy)) !== undefined
  const waits = order && !order.stockDeducted && !isReplaced && order.step !== 'cancelled'
  const lacking = waits ? await orders.shortagesNow(order.items) : []
  return {
    orderId,
    order,
    isReplaced,
    lacking,
    firstMessage: order ? firstMessage(order, settings) : '',
    history: order ? await orders.history.read(orderId) : [],
    callChoices: callChoices(now()),
    editors: order ? await orders.revisions.editors.list(orderId) : [],
    dispatch: await orderDispatch(shop, order),
    packingShort: order ? await packing.short(order) : [],
    money: await orderMoney(shop, orderId),
    ...(order && (await knownOf(shop, order))),
  }
}

async function knownOf({ customers }: Needs, order: Order): Promise<Pick<OpenedOrder, 'before' | 'unconfirmed'>> {
  const { mobile } = order.customer
  const [before, marks] = await Promise.all([customers.orderedBefore(order), customers.unconfirmed([mobile])])
  const unconfirmed = marks.get(mobile)
  return { ...(before && { before }), ...(unconfirmed && { unconfirmed }) }
}
