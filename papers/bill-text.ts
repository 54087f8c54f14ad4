/** The bill as a text file: aligned amounts, each name on its own lines. */
import { unitLabel } from '#domain/product/product.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import { chargeLines } from '#domain/checkout/charge-lines.ts'
import { itemTotal } from '#domain/order/order.ts'
import { savingOf } from '#domain/order/saving.ts'
import type { Order, OrderLine } from '#domain/order/order.ts'
import { bankLines } from '#domain/ways-to-pay/ways-to-pay.ts'
import { groupedPhoneNumber, withCountryCode } from '#domain/checkout/phone-number.ts'
import { shownState } from '#domain/checkout/shown-place.ts'
import { oneLine } from '#domain/plain-text.ts'
import { type Due, receivedText } from '#domain/payments/due.ts'
import { lineNames, revisionDate } from '#domain/revisions/revision.ts'
import { dispatchPromise } from '#domain/season/dispatch-promise.ts'
import type { ReaderSettings } from '#domain/settings/settings-in.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { upiLimitNotice } from '#domain/ways-to-pay/upi.ts'
import { type Words, wordsOf } from '#domain/words/catalogue.ts'
import { bill as billWords } from '#domain/words/en/papers/bill.ts'
import { orderWords } from '#domain/words/en/order.ts'
import { payment } from '#domain/words/en/payment.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { paymentRequest } from './payment-request.ts'

const WIDTH = 48
const RULE = '-'.repeat(WIDTH)
const DOUBLE_RULE = '='.repeat(WIDTH)

export type BillSettings = Pick<
  ShopSettings,
  'name' | 'tagline' | 'address' | 'phone' | 'email' | 'website' | 'upiId' | 'whatsappNumber' | 'callItEnquiry'
> &
  Partial<Pick<ReaderSettings, 'otherName'>> &
  Partial<Pick<ShopSettings, 'otherPhones' | 'payeeName' | 'bank' | 'dispatchPromises'>>

type Text = Words<typeof billWords>

/** In the order's language. */
export function billText(order: Order, settings: BillSettings, due: Due): string {
  return inLanguage(order.language ?? 'en', () => billLines(order, settings, due).join('\n'))
}

function billLines(order: Order, settings: BillSettings, due: Due): string[] {
  const text = wordsOf(billWords, settings)
  return [
    ...heading(settings, text),
    ...orderLines(order, settings, text),
    ...customerLines(order, text),
    ...order.items.flatMap(itemLines),
    RULE,
    ...totalLines(order, due, text),
    DOUBLE_RULE,
    ...paymentLines(settings, due, text),
    '',
  ]
}

/** Returns 'Order_{orderId}_Bill.txt', in every language, without characters that are invalid in file names. */
export function billFileName(order: Pick<Order, 'orderId'>, settings: Pick<ShopSettings, 'callItEnquiry'>): string {
  return `${settings.callItEnquiry ? 'Enquiry' : 'Order'}_${order.orderId.replace(/[^\w-]/g, '').slice(0, 64)}_Bill.txt`
}

function heading(settings: BillSettings, text: Text): string[] {
  const { name, otherName, tagline, address, phone, otherPhones = [], email, website } = settings
  return [
    name.toUpperCase(),
    ...(otherName ? [otherName] : []),
    ...(tagline ? [tagline] : []),
    address,
    ...[phone, ...otherPhones].map((each) => text.phone({ phone: each })),
    text.email({ email }),
    text.website({ website }),
    DOUBLE_RULE,
  ]
}

function orderLines(order: Order, settings: BillSettings, text: Text): string[] {
  const dispatch = dispatchPromise(order, settings)
  const revised = revisionDate(order)
  return [
    text.title,
    labelled(text.number, order.orderId),
    labelled(text.date, order.orderDate),
    labelled(text.time, order.orderTime),
    ...(revised ? [labelled(text.revised, revised)] : []),
    ...(order.kind === 'trial' ? [wordsOf(orderWords).trial] : []),
    ...(order.supersedes ? [labelled(text.replaces, order.supersedes)] : []),
    ...(order.supersededBy ? [labelled(text.replacedBy, order.supersededBy)] : []),
    ...(dispatch ? [labelled(text.dispatch, dispatch)] : []),
    ...(order.freightNote ? [labelled(text.lorryCharge, order.freightNote)] : []),
    RULE,
  ]
}

function customerLines({ customer }: Order, text: Text): string[] {
  return [
    labelled(text.name, customer.name),
    labelled(text.mobile, groupedPhoneNumber(customer.mobile)),
    ...(customer.alternateMobile ? [labelled(text.alternate, groupedPhoneNumber(customer.alternateMobile))] : []),
    labelled(text.address, customer.address),
    labelled(text.district, customer.district),
    labelled(text.state, shownState(customer.state)),
    labelled(text.pincode, customer.pincode),
    DOUBLE_RULE,
  ]
}

function itemLines(item: OrderLine, index: number): string[] {
  const rate = `    ${indianGrouping(item.quantity)} x ${formatRupees(item.pricePaise)} (${unitLabel(item.unit)})`
  return [`${index + 1}. ${oneLine(lineNames(item))} [${item.code}]`, columns(rate, formatRupees(itemTotal(item)))]
}

function totalLines(order: Order, due: Due, text: Text): string[] {
  const { atMrpPaise, savedPaise } = savingOf(order)
  return [
    columns(text.totalItems, indianGrouping(order.totalItems)),
    ...(savedPaise > 0
      ? [columns(text.totalAtMrp, formatRupees(atMrpPaise)), columns(text.youSave, formatRupees(savedPaise))]
      : []),
    ...chargeLines(order).map(({ label, amount }) => columns(label, amount)),
    columns(text.overallTotal, formatRupees(order.totalPaise)),
    ...[receivedText(due)].filter(Boolean),
  ]
}

function paymentLines(settings: BillSettings, due: Due, text: Text): string[] {
  const request = settings.callItEnquiry ? wrapped(wordsOf(payment).weCall) : requestLines(settings, due, text)
  return [...request, ...(request.length > 0 ? [''] : []), text.thankYou({ name: settings.name })]
}

function requestLines(settings: BillSettings, due: Due, text: Text): string[] {
  const { sentence, ways } = paymentRequest(settings, due)
  if (ways.length === 0) return wrapped(sentence)
  const { upiId, payee } = wordsOf(payment)
  const details = [
    ...(settings.upiId ? [{ label: upiId, text: settings.upiId }] : []),
    ...(settings.upiId && settings.payeeName ? [{ label: payee, text: settings.payeeName }] : []),
    ...bankLines(settings.bank),
  ]
  return [
    ...wrapped(sentence),
    ...details.map((line) => `${line.label.padEnd(14)} : ${line.text}`),
    ...wrapped(text.sendScreenshot({ phone: withCountryCode(settings.whatsappNumber) })),
    ...wrapped((settings.upiId && upiLimitNotice(due.duePaise)) || ''),
  ]
}

/** Breaks sentences between words; '' has no line. */
function wrapped(sentences: string): string[] {
  const lines = ['']
  for (const word of sentences.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.filter(Boolean)
}

function labelled(label: string, value: string): string {
  return `${label.padEnd(12)} : ${oneLine(value)}`
}

function columns(left: string, right: string): string {
  return `${left} ${right.padStart(WIDTH - left.length - 1)}`
}
