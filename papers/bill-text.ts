/** The bill as a text file: aligned amounts, each name on its own lines. */
import { unitLabel } from '#domain/product/product.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { chargeLines } from '#domain/checkout/charges.ts'
import { goodsPaise, itemTotal, TRIAL } from '#domain/order/order.ts'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { bankLines, NOTHING_DUE, payText, PAY_AFTER_CALL } from '#domain/ways-to-pay/ways-to-pay.ts'
import { groupedPhoneNumber, withCountryCode } from '#domain/checkout/phone-number.ts'
import { oneLine } from '#domain/plain-text.ts'
import { type Due, receivedText } from '#domain/payments/due.ts'
import { lineName, revisedText } from '#domain/revisions/revision.ts'
import { dispatchPromise } from '#domain/season/dispatch-promise.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { upiLimitNotice } from '#domain/ways-to-pay/upi.ts'
import { words } from '#domain/words.ts'

const WIDTH = 48
const RULE = '-'.repeat(WIDTH)
const DOUBLE_RULE = '='.repeat(WIDTH)

export type BillSettings = Pick<
  ShopSettings,
  'name' | 'tagline' | 'address' | 'phone' | 'email' | 'website' | 'upiId' | 'whatsappNumber' | 'callItEnquiry'
> &
  Partial<Pick<ShopSettings, 'tamilName' | 'otherPhones' | 'payeeName' | 'bank' | 'dispatchPromises'>>

export function billText(order: Order, settings: BillSettings, due: Due): string {
  return [
    ...heading(settings),
    ...orderLines(order, settings),
    ...customerLines(order),
    ...order.items.flatMap(itemLines),
    RULE,
    ...totalLines(order, due),
    DOUBLE_RULE,
    ...paymentLines(settings, due),
    '',
  ].join('\n')
}

/** Returns 'Order_{orderId}_Bill.txt' without characters that are invalid in file names. */
export function billFileName(order: Pick<Order, 'orderId'>, settings: Pick<ShopSettings, 'callItEnquiry'>): string {
  return `${words(settings).title}_${order.orderId.replace(/[^\w-]/g, '').slice(0, 64)}_Bill.txt`
}

function heading(settings: BillSettings): string[] {
  return [
    settings.name.toUpperCase(),
    ...(settings.tamilName ? [settings.tamilName] : []),
    ...(settings.tagline ? [settings.tagline] : []),
    settings.address,
    ...[settings.phone, ...(settings.otherPhones ?? [])].map((phone) => `Phone: ${phone}`),
    `E-mail: ${settings.email}`,
    `Website: ${settings.website}`,
    DOUBLE_RULE,
  ]
}

function orderLines(order: Order, settings: BillSettings): string[] {
  const { title } = words(settings)
  const dispatch = dispatchPromise(order, settings)
  const revised = revisedText(order).replace('Revised ', '')
  return [
    `${title.toUpperCase()}${settings.callItEnquiry ? '' : ' BILL'} (an estimate, not a tax invoice)`,
    labelled(`${title} No`, order.orderId),
    labelled('Date', order.orderDate),
    labelled('Time', order.orderTime),
    ...(revised ? [labelled('Revised', revised)] : []),
    ...(order.kind === 'trial' ? [TRIAL] : []),
    ...(order.supersedes ? [labelled('In place of', order.supersedes)] : []),
    ...(order.supersededBy ? [labelled('Replaced by', order.supersededBy)] : []),
    ...(dispatch ? [labelled('Dispatch', dispatch)] : []),
    ...(order.freightNote ? [labelled('Freight', order.freightNote)] : []),
    RULE,
  ]
}

function customerLines({ customer }: Order): string[] {
  return [
    labelled('Name', customer.name),
    labelled('Mobile', groupedPhoneNumber(customer.mobile)),
    ...(customer.alternateMobile ? [labelled('Alternate', groupedPhoneNumber(customer.alternateMobile))] : []),
    labelled('Address', customer.address),
    labelled('District', customer.district),
    labelled('State', customer.state),
    labelled('Pincode', customer.pincode),
    DOUBLE_RULE,
  ]
}

function itemLines(item: OrderItem, index: number): string[] {
  const rate = `    ${indianGrouping(item.quantity)} x ${formatRupees(item.pricePaise)} (${unitLabel(item.unit)})`
  return [`${index + 1}. ${oneLine(lineName(item))} [${item.code}]`, columns(rate, formatRupees(itemTotal(item)))]
}

function totalLines(order: Order, due: Due): string[] {
  const atMrp = order.items.reduce((sum, item) => sum + Math.max(item.mrpPaise, item.pricePaise) * item.quantity, 0)
  const saved = atMrp - goodsPaise(order) + (order.discountPaise ?? 0)
  return [
    columns('Total Items', indianGrouping(order.totalItems)),
    ...(saved > 0 ? [columns('Total at M.R.P.', formatRupees(atMrp)), columns('You save', formatRupees(saved))] : []),
    ...chargeLines(order).map(({ label, amount }) => columns(label, amount)),
    columns('Overall Total', formatRupees(order.totalPaise)),
    ...[receivedText(due)].filter(Boolean),
  ]
}

function paymentLines(settings: BillSettings, due: Due): string[] {
  if (settings.callItEnquiry) {
    return ['We call you about goods, prices and transport.', '', `${words(settings).thankYou} to ${settings.name}!`]
  }
  const request = requestLines(settings, due)
  return [...request, ...(request.length > 0 ? [''] : []), `Thank you for shopping with ${settings.name}!`]
}

function requestLines(settings: BillSettings, due: Due): string[] {
  if (due.duePaise === 0) return due.receivedPaise > 0 ? [] : [NOTHING_DUE]
  const ways = [upiLines(settings), transferLines(settings)].filter((lines) => lines.length > 0)
  if (ways.length === 0) return [PAY_AFTER_CALL]
  const [[first = '', ...rest] = [], ...others] = ways
  return [
    `${payText(due)} ${first}`,
    ...rest,
    ...others.flatMap(([way, ...lines]) => [`or ${way}`, ...lines]),
    'and send the payment screenshot by WhatsApp to',
    `${withCountryCode(settings.whatsappNumber)}, with the ${words(settings).order} number.`,
    ...sentencesOf((settings.upiId && upiLimitNotice(due.duePaise)) || ''),
  ]
}

function upiLines({ upiId, payeeName }: BillSettings): string[] {
  return upiId ? ['by UPI to', upiId, ...(payeeName ? [`(${payeeName})`] : [])] : []
}

function transferLines({ bank }: BillSettings): string[] {
  const lines = bankLines(bank).map(({ label, text }) => `${label.padEnd(14)} : ${text}`)
  return lines.length > 0 ? ['by bank transfer to', ...lines] : []
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) /).flatMap((part) => (part.endsWith('.') ? part.trim() : []))
}

function labelled(label: string, value: string): string {
  return `${label.padEnd(11)} : ${oneLine(value)}`
}

function columns(left: string, right: string): string {
  return `${left} ${right.padStart(WIDTH - left.length - 1)}`
}
