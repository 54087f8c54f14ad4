// Loads the payments screen, and the payments of an order.
import { dayStart, isoDay } from '#domain/dates/indian-date.ts'
import type { SaidPayment } from '#domain/payments/said-payment.ts'
import type { ListedPayment } from '#server/payments/listed-payments.ts'
import type { MethodSum, PaymentCursor, OrdersWithMoney } from '#server/payments/payment-lists.ts'
import type { OrderPayments } from '#server/payments/payments.ts'
import type { Shop } from '#server/shop.ts'

export const paymentsViews = ['days', 'unseen', 'due', 'too much', 'statement'] as const
export type PaymentsView = (typeof paymentsViews)[number]

/** `today` is the day in India, YYYY-MM-DD. */
export type OrderMoney = OrderPayments & { today: string; said: SaidPayment[] }

/** `day` and `sums` without a search; `orders` are those with money due or overpaid. */
export type LoadedPayments = {
  view: PaymentsView
  today: string
  day?: string
  search?: string
  payments?: ListedPayment[]
  /** What customers sent, before the payments to check. */
  said?: SaidPayment[]
  next?: PaymentCursor
  sums?: MethodSum[]
  orders?: OrdersWithMoney
  /** Payments of deleted orders, by order id. */
  deleted?: Record<string, OrderMoney>
}

type Needs = Pick<Shop, 'payments' | 'orders' | 'now'>

export async function orderMoney({ payments, orders, now }: Needs, orderId: string): Promise<OrderMoney> {
  const [ofOrder, said] = await Promise.all([payments.ofOrder(orderId), orders.said.ofOrder(orderId)])
  return { ...ofOrder, today: isoDay(now()), said }
}

export async function loadPayments(shop: Needs, params: URLSearchParams): Promise<LoadedPayments> {
  const { payments, orders: allOrders, now } = shop
  const today = isoDay(now())
  const view = paymentsViews.find((each) => each === params.get('view')) ?? 'days'
  const search = params.get('search') ?? ''
  const about = { view, today }
  const after = readCursor(params.get('after'))
  if (view === 'due' || view === 'too much') {
    const orders = await payments.orders(view, after)
    const gone = orders.orders.filter(({ name }) => name === undefined)
    const moneyOf = async ({ orderId }: { orderId: string }) => [orderId, await orderMoney(shop, orderId)] as const
    return { ...about, orders, deleted: Object.fromEntries(await Promise.all(gone.map(moneyOf))) }
  }
  if (view === 'unseen') {
    const [unseen, said] = await Promise.all([payments.unseen(after), after ? [] : allOrders.said.open()])
    return { ...about, ...unseen, said }
  }
  if (view === 'statement') return about
  if (search.trim() !== '') return { ...about, search, ...(await payments.byUtr(search, after)) }
  const day = dayStart(params.get('day') ?? '') ? (params.get('day') ?? today) : today
  const seen = (['seen', 'said'] as const).find((each) => each === params.get('seen')) ?? ''
  const [listed, sums] = await Promise.all([payments.ofDay({ day, seen }, after), payments.daySums(day)])
  return { ...about, day, ...listed, sums }
}

/** Reads `2026-10-28T06:30:00.000Z ORD…`. */
function readCursor(text: string | null): PaymentCursor | undefined {
  const [at = '', id = ''] = (text ?? '').split(' ')
  return id === '' ? undefined : { at, id }
}

export function cursorText({ at, id }: PaymentCursor): string {
  return `${at} ${id}`
}
