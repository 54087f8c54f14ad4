// Loads the dispatch desk and the open order.
import { type Dispatch, freightText } from '#domain/dispatch/dispatched.ts'
import { type Office, officeTitle } from '#domain/dispatch/office-form.ts'
import { officeFinder } from '#domain/dispatch/propose-office.ts'
import { hasReached } from '#domain/steps/steps.ts'
import { countedCases } from '#domain/packing/line-presses.ts'
import { momentText } from '#domain/dates/indian-date.ts'
import { type Due, dueOf } from '#domain/payments/due.ts'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import type { Shortage } from '#domain/order/order-shortage.ts'
import type { DispatchedOrder } from '#server/dispatch/dispatch-lists.ts'
import type { ListedOrder } from '#server/orders/list/order-list.ts'
import { pagesOfOrders } from './pages-of-orders.ts'
import type { OrderPage } from '#domain/messages/order-messages.ts'
import type { Shop } from '#server/shop.ts'
import { type MessageView, messageView } from './message-view.ts'

export type WaitingRow = {
  orderId: string
  name: string
  place: string
  pincode: string
  ordered: string
  totalItems: number
  totalPaise: number
  duePaise: number
  /** Its goods are not taken from the stock. */
  isShort: boolean
  /** Title of the proposed office; '' for none. */
  office: string
}

export type SentRow = {
  orderId: string
  name: string
  place: string
  isTold: boolean
  /** Undefined when only the step was recorded. */
  went?: { at: string; office: string; lr: string; cases: number; freight: string; receiptUrl: string }
  message: MessageView
}

/** `proposed` is the id of the office that serves the place. */
export type OpenedDispatch = {
  orderId: string
  customer: Pick<Customer, 'name' | 'district' | 'pincode' | 'mobile'>
  totalPaise: number
  duePaise: number
  isAway: boolean
  proposed: string
  /** The missing stock of a short order, which blocks its dispatch. */
  lacking: Shortage[]
  /** The packer's count; '' for none. */
  packedCases: string
  dispatch?: Dispatch
}

type Needs = Pick<Shop, 'dispatch' | 'orders' | 'payments' | 'settings'>

/** `origin` is that of the request. */
export async function loadDispatch(shop: Needs, params: URLSearchParams, origin: string) {
  const list = params.get('list') === 'sent' ? ('sent' as const) : ('waiting' as const)
  const [waiting, lately, offices] = await Promise.all([
    shop.dispatch.toDispatch(list === 'waiting' ? undefined : 0),
    shop.dispatch.lately(list === 'sent' ? undefined : 0),
    shop.dispatch.offices.all(),
  ])
  const orderId = params.get('order') ?? ''
  const officeOf = officeFinder(offices)
  const shown = [...waiting.orders, ...lately.orders.map(({ order }) => order)]
  const dues = await shop.payments.dues(shown.map((order) => order.orderId))
  const sentIds = lately.orders.map(({ order }) => order.orderId)
  const pageOf = await pagesOfOrders(shop, origin, sentIds)
  const dueOn = (id: string) => dues.get(id) ?? dueOf(0, 0)
  return {
    list,
    counts: { waiting: waiting.total, sent: lately.total, untold: lately.untold, lookedAt: lately.lookedAt },
    waiting: waiting.orders.map((order) => waitingRow(order, dueOn(order.orderId), officeOf(order.customer))),
    sent: lately.orders.map((each) =>
      sentRow(each, { due: dueOn(each.order.orderId), page: pageOf(each.order.orderId) }, shop.settings),
    ),
    offices,
    orderId,
    opened: orderId === '' ? undefined : await open(shop, orderId, officeOf),
  }
}

function waitingRow(
  { orderId, customer, orderDate, totalItems, totalPaise, stockDeducted }: ListedOrder,
  { duePaise }: Due,
  office: Office | undefined,
): WaitingRow {
  return {
    orderId,
    name: customer.name,
    place: customer.district,
    pincode: customer.pincode,
    ordered: orderDate,
    totalItems,
    totalPaise,
    duePaise,
    isShort: !stockDeducted,
    office: office ? officeTitle(office) : '',
  }
}

function sentRow(
  { order, dispatch, isTold }: DispatchedOrder,
  { due, page }: { due: Due; page: OrderPage | undefined },
  settings: Shop['settings'],
): SentRow {
  return {
    orderId: order.orderId,
    name: order.customer.name,
    place: order.customer.district,
    isTold,
    ...(dispatch && {
      went: {
        at: momentText(new Date(dispatch.at)),
        office: officeTitle(dispatch.office),
        lr: dispatch.lr,
        cases: dispatch.cases,
        freight: freightText(dispatch),
        receiptUrl: dispatch.receiptUrl,
      },
    }),
    message: messageView({ order, due, dispatch, page }, settings, 'dispatched'),
  }
}

async function open(
  { orders, dispatch, payments }: Needs,
  orderId: string,
  officeOf: ReturnType<typeof officeFinder<Office>>,
): Promise<OpenedDispatch | undefined> {
  const [order, stored, history, { duePaise }] = await Promise.all([
    orders.find(orderId),
    dispatch.find(orderId),
    orders.steps.read(orderId),
    payments.due(orderId),
  ])
  if (!order || order.erased) return undefined
  const { name, district, pincode, mobile } = order.customer
  const isAway = hasReached(order.step, 'dispatched')
  return {
    orderId,
    customer: { name, district, pincode, mobile },
    totalPaise: order.totalPaise,
    duePaise,
    isAway,
    proposed: officeOf(order.customer)?.id ?? '',
    lacking: order.stockDeducted || isAway ? [] : await orders.shortagesNow(order.items),
    packedCases: countedCases(history),
    ...(stored && { dispatch: stored }),
  }
}
