// The page of an order, for everyone who has its link.
import { useEffect } from 'react'
import { data } from 'react-router'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderStatus } from '#domain/words/en/pages/order-status.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import type { ShownOrder } from '#domain/order-status/shown-order.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { isRevalidating } from '#web/live/live.ts'
import { addressContext, shopContext } from '#web/shop-context.ts'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import type { Route } from './+types/route.ts'
import { answerStatus, type StatusAnswer } from './status-action.ts'
import { loadStatus } from './load-status.ts'
import { OrderStatus } from './order-status.tsx'
import { mayPay } from './status-payment.tsx'
import { useNewestStatus } from './use-newest-status.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { settings } = matches[1].loaderData
  const title = loaderData?.shown
    ? `${wordsOf(orderStatus, settings).titleOf({ id: loaderData.shown.order.orderId })} | ${settings.name}`
    : wordsOf(shell).notFound
  return [{ title }, { name: 'robots', content: 'noindex, nofollow' }]
}

/** One answer for every link that opens nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const shown = await loadStatus(shop, params.link)
  const { settings } = shop
  const isPayable = shown && shown.due.duePaise > 0 && mayPay(shown.order, settings)
  if (shown) return data({ shown, bank: isPayable ? settings.bank : undefined })
  shop.missedLinkRateLimit.retryAfterSeconds(context.get(addressContext))
  return data({ shown: undefined, bank: undefined }, { status: 404 })
}

export async function action({ context, params: { link }, request }: Route.ActionArgs) {
  return answerStatus(context.get(shopContext), { link, address: context.get(addressContext), request })
}

let hasSent = false

/** Without an answer the page stays, with what was typed. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch {
    return {
      about: form.has('answer') ? 'question' : 'payment',
      ok: false,
      message: wordsOf(orderStatus).noAnswer,
      typed: String(form.get('utr') ?? ''),
      newest: Number(form.get('question')),
      isUnanswered: true,
    } satisfies StatusAnswer
  } finally {
    hasSent = true
  }
}

let last:
  | { link: string; loaded: { shown: ShownOrder | undefined; bank?: ShopSettings['bank'] | undefined } }
  | undefined

/** Offline an open page keeps what it shows. */
export async function clientLoader({ serverLoader, params: { link } }: Route.ClientLoaderArgs) {
  // A read that began before the form was sent says nothing of the one that follows the form.
  const mayKeep = isRevalidating() || hasSent
  hasSent = false
  try {
    return await serverLoader()
  } catch (fault) {
    if (last?.link !== link || !mayKeep) throw fault
    return last.loaded
  }
}

export default function OrderStatusPage({ loaderData, actionData, params: { link }, matches }: Route.ComponentProps) {
  const { shown, bank } = loaderData
  const { settings } = matches[1].loaderData
  useNewestStatus(shown !== undefined)
  useEffect(() => void (last = { link, loaded: loaderData }), [link, loaderData])
  return shown ? (
    <OrderStatus link={link} shown={shown} settings={{ ...settings, ...(bank && { bank }) }} answered={actionData} />
  ) : (
    <NotFoundPage settings={settings} />
  )
}
