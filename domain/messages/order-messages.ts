/** Fills in the messages about an order in both languages. */
import type { Dispatch } from '../dispatch/dispatched.ts'
import { officeTitle } from '../dispatch/office-form.ts'
import type { StepEntry } from '../steps/entries.ts'
import { type OrderStep, toPackSteps } from '../steps/steps.ts'
import { formatRupees, indianGrouping } from '../numbers/money.ts'
import type { Order } from '../order/order.ts'
import { pricedLines, sumLines } from './order-message.ts'
import { graphemes, oneLine, truncate } from '../plain-text.ts'
import { type Due, receivedText } from '../payments/due.ts'
import { revisedText } from '../revisions/revision.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { MESSAGE_MAX } from '../whatsapp.ts'
import { inShopWording } from '../words.ts'
import { wordsOf } from '../words/catalogue.ts'
import { orderLinkPath } from '../order/order-link.ts'
import { shownLanguage } from '../words/shown-language.ts'
import {
  fillMessage,
  type MessageLanguage,
  type MessageName,
  messageNames,
  type MessageValues,
} from '../settings/message-fields.ts'
import { freightWords, sumWords } from '../words/en/order-message.ts'
import { inLanguage } from '../words/in-language.ts'
import { usualMessages } from './usual-messages.ts'

export type MessageSettings = Pick<ShopSettings, 'name' | 'callItEnquiry' | 'upiId' | 'messages'>
/** As in lists; the estimate needs the whole order. */
export type MessageOrder = Pick<Order, 'orderId' | 'totalPaise' | 'customer' | 'language'> & Partial<Order>
/** Of its link. */
export type OrderPage = { origin: string; link: string }
/** `due` is current, with all payments. A message has no address without `page`. `isAsked`: the customer is to answer. */
export type MessageAbout = {
  order: MessageOrder
  due: Due
  dispatch?: Dispatch | undefined
  page?: OrderPage | undefined
  isAsked?: boolean | undefined
}
export type Texts = Readonly<Record<MessageLanguage, string>>
/** All but the payment request and the question. */
export type NewsName = Exclude<MessageName, 'payment' | 'question'>
/** Without a payment request if nothing is due, and without a question that has a page to answer. */
export type FilledMessages = Readonly<Record<NewsName, Texts> & { payment?: Texts; question?: Texts }>

const VALUE_MAX = 60

/** Its own text, or the usual one in the shop's wording. */
export function messageText(settings: MessageSettings, name: MessageName, language: MessageLanguage): string {
  const usual = inShopWording(settings, usualMessages[name][language])
  // Undoes the wording inside the placeholder.
  return settings.messages[`${name}-${language}`] ?? usual.replaceAll('{enquiry}', '{order}')
}

export function filledMessage(about: MessageAbout, settings: MessageSettings, name: NewsName): Texts {
  return fill(about, settings, name)
}

/** Undefined if nothing is due. */
export function paymentRequest(about: MessageAbout, settings: MessageSettings): Texts | undefined {
  return about.due.duePaise > 0 ? fill(about, settings, 'payment') : undefined
}

/** Leads to the page of the order, where the customer answers: undefined without it. */
export function questionMessage(about: MessageAbout, settings: MessageSettings): Texts | undefined {
  return about.page && fill(about, settings, 'question')
}

export function filledMessages(about: MessageAbout, settings: MessageSettings): FilledMessages {
  const news = messageNames.filter((name) => name !== 'payment' && name !== 'question')
  const filled = news.map((name) => [name, filledMessage(about, settings, name)])
  const payment = paymentRequest(about, settings)
  const question = about.isAsked ? questionMessage(about, settings) : undefined
  return {
    ...(Object.fromEntries(filled) as Record<NewsName, Texts>),
    ...(payment && { payment }),
    ...(question && { question }),
  }
}

function fill(about: MessageAbout, settings: MessageSettings, name: MessageName): Texts {
  const filled = (language: MessageLanguage) =>
    inLanguage(language, () => {
      const text = messageText(settings, name, language)
      const values = valuesOf(about, settings)
      return fillMessage(text, { ...values, items: linesOf(about.order, text, values) })
    })
  return { en: filled('en'), ta: filled('ta') }
}

/** The request while money is due, thanks after it came. */
export function likelyMessage(step: OrderStep, { duePaise, receivedPaise }: Due): MessageName {
  if (step === 'placed') return 'confirmed'
  if (!toPackSteps.includes(step)) return step
  if (duePaise > 0) return 'payment'
  return receivedPaise > 0 ? 'paid' : step
}

/** As `likelyMessage`; the customer reads that the order is confirmed before anybody asks for the money. */
export function nextMessage(step: OrderStep, due: Due, history: readonly StepEntry[]): MessageName {
  if (step !== 'confirmed' || due.receivedPaise > 0) return likelyMessage(step, due)
  const confirmed = history.findLastIndex((entry) => entry.kind === 'step' && entry.step === step)
  const isSent = history.slice(confirmed + 1).some((entry) => entry.kind === 'message' && entry.step === step)
  return isSent ? likelyMessage(step, due) : step
}

function valuesOf({ order, due, dispatch, page }: MessageAbout, { name: shop, upiId }: MessageSettings): MessageValues {
  const { orderId, totalPaise, customer } = order
  return {
    name: value(customer.name),
    shop: value(shop),
    order: orderId,
    total: formatRupees(totalPaise),
    due: due.duePaise === 0 ? '' : formatRupees(due.duePaise),
    received: due.receivedPaise === 0 ? '' : formatRupees(due.receivedPaise),
    // A line about where to pay disappears with the amount.
    upi: due.duePaise === 0 ? '' : upiId,
    office: dispatch ? truncate(oneLine(officeTitle(dispatch.office)), VALUE_MAX * 2) : '',
    officePhone: dispatch ? value(dispatch.office.phone) : '',
    lr: dispatch ? value(dispatch.lr) : '',
    cases: dispatch ? indianGrouping(dispatch.cases) : '',
    freight: dispatch ? freightText(dispatch) : '',
    date: order.orderDate ?? '',
    revised: revisedText(order),
    link: page ? page.origin + orderLinkPath(page.link, shownLanguage()) : '',
    items: '',
    sums: sumsText(order, due),
  }
}

/** As many as the rest of the text leaves room for. */
function linesOf({ items }: MessageOrder, text: string, values: MessageValues): string {
  const times = text.split('{items}').length - 1
  if (items === undefined || times === 0) return ''
  const rest = graphemes(fillMessage(text, { ...values, items: '-' })).length
  return pricedLines(items, Math.floor((MESSAGE_MAX - rest) / times)).join('\n')
}

/** One per line; '' if only the total is known. */
export function sumsText(order: Partial<Order>, due: Due): string {
  const { totalItems, totalPaise, freightNote } = order
  if (totalItems === undefined || totalPaise === undefined) return ''
  const lines = [
    ...sumLines({ ...order, totalItems, totalPaise }),
    ...(freightNote ? [{ label: wordsOf(sumWords).lorryCharge, amount: value(freightNote) }] : []),
  ]
  return [...lines.map(({ label, amount }) => `${label}: ${amount}`), receivedText(due)].filter(Boolean).join('\n')
}

/** Returns 'to pay: ₹450'. */
export function freightText({ freight, freightPaise }: Pick<Dispatch, 'freight' | 'freightPaise'>): string {
  const text = wordsOf(freightWords)
  if (freightPaise === undefined) return freight === 'paid' ? text.paid : text.toPay
  const amount = formatRupees(freightPaise)
  return freight === 'paid' ? text.paidAmount({ amount }) : text.toPayAmount({ amount })
}

function value(text: string): string {
  return truncate(oneLine(text), VALUE_MAX)
}
