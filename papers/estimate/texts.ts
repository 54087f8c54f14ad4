/** The estimate's texts, with sample placeholders for missing data (§9). */
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { type Order, type OrderItem, TRIAL } from '#domain/order/order.ts'
import { bankLines, NOTHING_DUE, payText, PAY_AFTER_CALL } from '#domain/ways-to-pay/ways-to-pay.ts'
import { groupedPhoneNumber, withCountryCode } from '#domain/checkout/phone-number.ts'
import { type Due, receivedText } from '#domain/payments/due.ts'
import { revisedText } from '#domain/revisions/revision.ts'
import { upiLimitNotice } from '#domain/ways-to-pay/upi.ts'
import { printableText } from '../printable-text.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'

/** Any field may be missing. */
export type EstimateOrder = Partial<
  Pick<
    Order,
    | 'orderId'
    | 'orderDate'
    | 'placedAt'
    | 'supersedes'
    | 'supersededBy'
    | 'kind'
    | 'discountPaise'
    | 'packingPaise'
    | 'roundOffPaise'
    | 'revision'
    | 'revisedAt'
    | 'freightNote'
  >
> & {
  customer?: Partial<Customer>
  items?: readonly Partial<OrderItem>[]
}

export type EstimateSeller = Pick<
  ShopSettings,
  'name' | 'tagline' | 'address' | 'phone' | 'website' | 'whatsappNumber' | 'upiId'
> &
  Partial<Pick<ShopSettings, 'legalNotice' | 'licenceNumber' | 'gstin' | 'callItEnquiry'>> &
  Partial<Pick<ShopSettings, 'tamilName' | 'otherPhones' | 'payeeName' | 'bank'>> &
  Partial<Pick<ShopSettings, 'dispatchPromises' | 'burstingHours' | 'safetyCard'>>

export type Labelled = { label: string; text: string }

const SAMPLE = {
  orderId: 'ORD00000000000000000',
  date: 'DD/MM/YYYY',
  name: 'Customer Name',
  mobile: '0000000000',
  alternateMobile: 'N/A',
  address: 'Customer Address',
  district: 'District',
  state: 'State',
  pincode: '000000',
}

export const sampleItem = {
  code: 'PRD0000',
  name: 'Sample Product',
  quantity: 0,
  mrpPaise: 0,
  pricePaise: 0,
  discount: 0,
} satisfies Partial<OrderItem>

export function enquiryNumber(order: EstimateOrder): string {
  return printableText(order.orderId) || SAMPLE.orderId
}

export function estimateDate(order: EstimateOrder): string {
  return printableText(order.orderDate) || SAMPLE.date
}

/** Two columns of details; the address spans both. */
export function customerDetails({ customer = {} }: EstimateOrder): Record<'left' | 'right' | 'whole', Labelled[]> {
  const given = (field: keyof typeof SAMPLE & keyof Customer) => printableText(customer[field]) || SAMPLE[field]
  return {
    left: [
      { label: 'Name', text: given('name') },
      { label: 'Mobile', text: groupedPhoneNumber(given('mobile')) },
      { label: 'Alternate Mobile', text: groupedPhoneNumber(given('alternateMobile')) },
    ],
    right: [
      { label: 'District', text: given('district') },
      { label: 'State', text: given('state') },
      { label: 'Pincode', text: given('pincode') },
    ],
    whole: [{ label: 'Address', text: given('address') }],
  }
}

export function estimateNotes(
  order: EstimateOrder,
  seller: EstimateSeller,
  { savedPaise }: { savedPaise: Paise },
  due: Due,
): string[] {
  const { supersedes, supersededBy, kind, freightNote } = order
  const revised = revisedText(order)
  const received = receivedText(due)
  return [
    ...(kind === 'trial' ? [TRIAL] : []),
    ...(revised ? [`${revised}: this estimate takes the place of the earlier one.`] : []),
    ...(freightNote ? [`Freight: ${freightNote}`] : []),
    ...(savedPaise > 0 ? [`You save ${formatRupees(savedPaise)} on the M.R.P.`] : []),
    received && `${received}.`,
    seller.callItEnquiry ? 'We call you about goods, prices and transport.' : paymentNote(seller, due),
    (!seller.callItEnquiry && seller.upiId && upiLimitNotice(due.duePaise)) || '',
    ...(supersedes ? [`This estimate takes the place of ${supersedes}.`] : []),
    ...(supersededBy ? [`This estimate has been replaced by ${supersededBy}.`] : []),
    seller.legalNotice ?? '',
    [
      'This is an estimate, not a tax invoice.',
      seller.licenceNumber && `Licence: ${seller.licenceNumber}.`,
      seller.gstin && `GSTIN: ${seller.gstin}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ]
    .map(printableText)
    .filter(Boolean)
}

const inSentence: Record<string, string> = { 'Account number': 'account number ', IFSC: 'IFSC ', Branch: 'branch ' }

function paymentNote(seller: EstimateSeller, due: Due): string {
  if (due.duePaise === 0) return due.receivedPaise > 0 ? '' : NOTHING_DUE
  const { upiId, payeeName, bank, whatsappNumber } = seller
  const account = bankLines(bank).map(({ label, text }) => `${inSentence[label] ?? ''}${text}`)
  const ways = [
    upiId && `by UPI to ${upiId}${payeeName ? ` (${payeeName})` : ''}`,
    account.length > 0 && `by bank transfer to ${account.join(', ')}`,
  ].filter(Boolean)
  if (ways.length === 0) return PAY_AFTER_CALL
  return (
    `${payText(due)} ${ways.join(' or ')} and send the payment screenshot with ` +
    `the enquiry number to our WhatsApp ${withCountryCode(whatsappNumber)}.`
  )
}

/** Returns 'Estimate_{orderId}_{customer name with underscores}.pdf', with letters of any script. */
export function estimateFileName(order: EstimateOrder): string {
  const id = enquiryNumber(order)
    .replace(/[^\w-]/g, '')
    .slice(0, 64)
  const name = (typeof order.customer?.name === 'string' ? order.customer.name : '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '_')
    .replace(/^_+|(?<!_)_+$/g, '')
  return `Estimate_${id}_${shortName(name) || 'Customer'}.pdf`
}

// File systems allow 255 bytes, and a Tamil letter has up to nine.
function shortName(name: string): string {
  let short = ''
  let bytes = 0
  for (const letter of name.match(/\P{M}\p{M}*/gu) ?? []) {
    bytes += [...letter].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) < 0x80 ? 1 : 4), 0)
    if (bytes > 180) break
    short += letter
  }
  return short.replace(/(?<!_)_+$/, '')
}
