// What a customer sends from the page of an order.
import { data } from 'react-router'
import type { Order } from '#domain/order/order.ts'
import { readSaidUtr, SAID_MOST, SAID_TEXT_MAX } from '#domain/payments/said-payment.ts'
import { readAnswer } from '#domain/revisions/proposal.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderStatus } from '#domain/words/en/pages/order-status.ts'
import type { SaidResult } from '#server/orders/said/said-payments.ts'
import type { Shop } from '#server/shop.ts'

/**
 * `about` is the form that was sent, `typed` what its field keeps. `newest` is the number of the newest question then: it
 * says nothing of a later one. `isUnanswered`: the customer is to press again.
 */
export type StatusAnswer = {
  about: 'payment' | 'question'
  ok: boolean
  message: string
  typed?: string
  newest?: number | undefined
  isUnanswered?: true
}

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
  // Not from the page: a body that is no form, or too large.
  const form = await request.formData().catch(() => new FormData())
  const about = form.has('answer') ? 'question' : 'payment'
  const typed = fieldOf(form, 'utr').slice(0, SAID_TEXT_MAX)
  if (seconds > 0) {
    const headers = { 'Retry-After': String(seconds) }
    const newest = about === 'question' ? numberOf(form) : undefined
    const waits: StatusAnswer = { about, ok: false, message: text.wait, typed, newest, isUnanswered: true }
    return data(waits, { status: 429, headers })
  }
  if (about === 'question') return answerQuestion(shop, { order, link, form, text })
  const utr = readSaidUtr(typed)
  if (utr === undefined) return data<StatusAnswer>({ about, ok: false, message: text.utrWrong, typed }, { status: 422 })
  const result = await shop.orders.said.say(order.orderId, utr, link)
  if (result.outcome === 'gone') return data(undefined, { status: 404 })
  return data<StatusAnswer>({ about, ...saidAnswer(result, text) })
}

type Text = ReturnType<typeof wordsOf<typeof orderStatus>>
type Answered = { order: Pick<Order, 'orderId'>; link: string; form: FormData; text: Text }

/** What the customer has answered is on the page, which is read again. */
async function answerQuestion({ orders }: Needs, { order: { orderId }, link, form, text }: Answered) {
  const about = 'question'
  const answer = readAnswer(fieldOf(form, 'answer'))
  const number = numberOf(form)
  if (!answer || number === undefined)
    return data<StatusAnswer>({ about, ok: false, message: text.questionOver }, { status: 422 })
  const result = await orders.proposals.answer({ orderId, number, answer, link })
  if (result.outcome === 'gone') return data(undefined, { status: 404 })
  if (result.outcome === 'answered' && result.isFirst) return data<StatusAnswer>({ about, ok: true, message: '' })
  const message = result.outcome === 'over' ? text.questionOver : text.answeredBefore
  const newest = (await orders.proposals.newest(orderId))?.number
  return data<StatusAnswer>({ about, ok: false, message, newest })
}

function saidAnswer(result: Exclude<SaidResult, { outcome: 'gone' }>, text: Text): Omit<StatusAnswer, 'about'> {
  if (result.outcome === 'said')
    return result.isElsewhere ? { ok: false, message: text.utrElsewhere } : { ok: true, message: text.utrThanks }
  if (result.outcome === 'known') return { ok: true, message: text.utrKnown }
  if (result.outcome === 'nothing due') return { ok: true, message: text.utrNothingDue }
  return { ok: false, message: text.utrEnough({ most: SAID_MOST }) }
}

/** Of the question that a form answers. */
function numberOf(form: FormData): number | undefined {
  const number = Number(fieldOf(form, 'question'))
  return Number.isSafeInteger(number) ? number : undefined
}

/** A file is no text. */
function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
