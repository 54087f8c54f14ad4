/** The estimate's texts, with sample placeholders for missing data (§9). */
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { formatRupees, type Paise } from '#domain/numbers/money.ts'
import type { Order, OrderItem, OrderLine } from '#domain/order/order.ts'
import { bankLines } from '#domain/ways-to-pay/ways-to-pay.ts'
import { groupedPhoneNumber, withCountryCode } from '#domain/checkout/phone-number.ts'
import { shownState } from '#domain/checkout/shown-place.ts'
import { type Due, receivedText } from '#domain/payments/due.ts'
import { revisedText } from '#domain/revisions/revision.ts'
import { upiLimitNotice } from '#domain/ways-to-pay/upi.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderWords } from '#domain/words/en/order.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import { payment } from '#domain/words/en/payment.ts'
import { paymentRequest } from '../payment-request.ts'
import { printableText } from '../printable-text.ts'
import type { ReaderSettings } from '#domain/settings/settings-in.ts'
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
    | 'language'
  >
> & {
  customer?: Partial<Customer>
  items?: readonly Partial<OrderLine>[]
}

export type EstimateSeller = Pick<
  ShopSettings,
  'name' | 'tagline' | 'address' | 'phone' | 'website' | 'whatsappNumber' | 'upiId'
> &
  Partial<Pick<ShopSettings, 'legalNotice' | 'licenceNumber' | 'gstin' | 'callItEnquiry'>> &
  Partial<Pick<ReaderSettings, 'otherName'>> &
  Partial<Pick<ShopSettings, 'otherPhones' | 'payeeName' | 'bank'>> &
  Partial<Pick<ShopSettings, 'dispatchPromises' | 'burstingHours' | 'safetyCard'>>

export type Labelled = { label: string; text: string; isBold?: boolean }

const SAMPLE_ID = 'ORD00000000000000000'

export const sampleItem = {
  code: 'PRD0000',
  quantity: 0,
  mrpPaise: 0,
  pricePaise: 0,
  discount: 0,
} satisfies Partial<OrderItem>

export function enquiryNumber(order: EstimateOrder): string {
  return printableText(order.orderId) || SAMPLE_ID
}

export function estimateDate(order: EstimateOrder): string {
  return printableText(order.orderDate) || wordsOf(papers).sampleDate
}

/** Two columns of details; the address spans both. */
export function customerDetails({ customer = {} }: EstimateOrder): Record<'left' | 'right' | 'whole', Labelled[]> {
  const text = wordsOf(papers)
  const given = (field: keyof Customer, sample: string) => printableText(customer[field]) || sample
  return {
    left: [
      { label: text.name, text: given('name', text.sampleName), isBold: true },
      { label: text.mobile, text: groupedPhoneNumber(given('mobile', '0000000000')) },
      { label: text.alternateMobile, text: groupedPhoneNumber(given('alternateMobile', text.none)) },
    ],
    right: [
      { label: text.district, text: given('district', text.district) },
      { label: text.state, text: shownState(given('state', text.state)) },
      { label: text.pincode, text: given('pincode', '000000') },
    ],
    whole: [{ label: text.address, text: given('address', text.sampleAddress) }],
  }
}

export function estimateNotes(
  order: EstimateOrder,
  seller: EstimateSeller,
  { savedPaise }: { savedPaise: Paise },
  due: Due,
): string[] {
  const { supersedes, supersededBy, kind, freightNote } = order
  const text = wordsOf(papers)
  const revised = revisedText(order)
  const received = receivedText(due)
  return [
    // The first is drawn in colour.
    ...(savedPaise > 0 ? [text.youSaveOnMrp({ amount: formatRupees(savedPaise) })] : []),
    ...(kind === 'trial' ? [wordsOf(orderWords).trial] : []),
    ...(revised ? [text.replacesEarlier({ revised })] : []),
    ...(freightNote ? [text.lorryCharge({ note: freightNote })] : []),
    received && `${received}.`,
    seller.callItEnquiry ? wordsOf(payment).weCall : paymentNote(seller, due),
    (!seller.callItEnquiry && seller.upiId && upiLimitNotice(due.duePaise)) || '',
    ...(supersedes ? [text.replaces({ id: supersedes })] : []),
    ...(supersededBy ? [text.replacedBy({ id: supersededBy })] : []),
    seller.legalNotice ?? '',
    [
      text.noTaxInvoice,
      seller.licenceNumber && text.licence({ number: seller.licenceNumber }),
      seller.gstin && text.gstin({ number: seller.gstin }),
    ]
      .filter(Boolean)
      .join(' '),
  ]
    .map(printableText)
    .filter(Boolean)
}

function paymentNote(seller: EstimateSeller, due: Due): string {
  const { sentence, ways } = paymentRequest(seller, due)
  if (ways.length === 0) return sentence
  const { upiId, payeeName, bank, whatsappNumber } = seller
  const account = bankLines(bank).map(({ label, text }) => `${label}: ${text}`)
  return [
    sentence,
    upiId && `${wordsOf(payment).upiId}: ${payeeName ? `${upiId} (${payeeName})` : upiId}.`,
    account.length > 0 && `${account.join(', ')}.`,
    wordsOf(papers).sendScreenshot({ phone: withCountryCode(whatsappNumber) }),
  ]
    .filter(Boolean)
    .join(' ')
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
