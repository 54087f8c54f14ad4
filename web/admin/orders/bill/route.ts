// GET /admin/orders/{orderId}/bill: the data of one order's bill.
import { withShownCustomer } from '#domain/customers/erased.ts'
import type { Order } from '#domain/order/order.ts'
import { printedOrderLink } from '#domain/order/printed-link.ts'
import type { Due } from '#domain/payments/due.ts'
import { type ReaderSettings, settingsIn } from '#domain/settings/settings-in.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderAnswers } from '#domain/words/en/office/orders/orders.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/route'

/** The settings in the language of the order. */
export type Bill = {
  order: Order
  settings: ReaderSettings
  due: Due
  /** Of the order's own page, while its link opens it. */
  pageUrl?: string | undefined
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { orders, payments, settings } = context.get(shopContext)
  const order = await orders.find(params.orderId)
  if (!order) return Response.json({ message: wordsOf(orderAnswers).gone }, { status: 404 })
  const state = (await orders.links.of([order.orderId])).get(order.orderId)
  const language = order.language ?? 'en'
  return Response.json({
    order: withShownCustomer(order),
    settings: settingsIn(language, settings),
    due: await payments.due(params.orderId),
    pageUrl: state && 'link' in state ? printedOrderLink(url.origin, state.link, language) : undefined,
  } satisfies Bill)
}
