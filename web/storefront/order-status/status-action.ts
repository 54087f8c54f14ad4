// What a customer sends from the page of an order.
import { data } from 'react-router'
import { readSaidUtr, SAID_MOST, SAID_TEXT_MAX } from '#domain/payments/said-payment.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderStatus } from '#domain/words/en/pages/order-status.ts'
import type { SaidResult } from '#server/orders/said/said-payments.ts'
import type { Shop } from '#server/shop.ts'

/** `typed` is what the field keeps. */
export type StatusAnswer = { ok: boolean; message: string; typed?: string }

type Sent = { link: string; address: string; request: Request }
type Needs = Pick<Shop, 'orders' | 'settings' | 'missedLinkRateLimit' | 'orderPageRateLimit'>

/** One answer for every link that opens nothing: as for the page, after the same one query. */
export async function answerStatus(shop: Needs, { link, address, request }: Sent) {
  const order = await shop.orders.links.find(link)
  if (!order) {
    shop.missedLinkRateLimit.retryAfterSeconds(address)
    return data(undefined, { status: 404 })
  }
  const text = wordsOf(orderStatus, shop.settings)
  const seconds = shop.orderPageRateLimit.retryAfterSeconds(address)
  const form = await request.formData()
  const typed = fieldOf(form, 'utr').slice(0, SAID_TEXT_MAX)
  if (seconds > 0) {
    const headers = { 'Retry-After': String(seconds) }
    return data<StatusAnswer>({ ok: false, message: text.wait, typed }, { status: 429, headers })
  }
  const utr = readSaidUtr(typed)
  if (utr === undefined) return data<StatusAnswer>({ ok: false, message: text.utrWrong, typed }, { status: 422 })
  const result = await shop.orders.said.say(order.orderId, utr, link)
  if (result.outcome === 'gone') return data(undefined, { status: 404 })
  return data(answerOf(result, text))
}

function answerOf(
  result: Exclude<SaidResult, { outcome: 'gone' }>,
  text: ReturnType<typeof wordsOf<typeof orderStatus>>,
): StatusAnswer {
  if (result.outcome === 'said')
    return result.isElsewhere ? { ok: false, message: text.utrElsewhere } : { ok: true, message: text.utrThanks }
  if (result.outcome === 'known') return { ok: true, message: text.utrKnown }
  if (result.outcome === 'nothing due') return { ok: true, message: text.utrNothingDue }
  return { ok: false, message: text.utrEnough({ most: SAID_MOST }) }
}

/** A file is no text. */
function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
