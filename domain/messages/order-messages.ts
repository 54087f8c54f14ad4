/** The messages about one order, filled in, in both languages; and in which of them its customer reads (28.6). */
import { type Dispatch, freightText } from '../dispatch/dispatched.ts'
import { officeTitle } from '../dispatch/office-form.ts'
import type { OrderStep } from '../history/steps.ts'
import { languageOf } from '../language.ts'
import { formatRupees, indianGrouping } from '../money.ts'
import type { Order } from '../order.ts'
import { pricedLines, sumLines } from '../order-message.ts'
import { graphemes, oneLine, truncate } from '../plain-text.ts'
import { revisedText } from '../revisions/revision.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { MESSAGE_MAX } from '../whatsapp.ts'
import { inShopWording } from '../words.ts'
import {
  fillMessage,
  type MessageLanguage,
  type MessageName,
  messageNames,
  type MessageValues,
} from './message-fields.ts'
import { usualMessages } from './usual-messages.ts'

export type MessageSettings = Pick<ShopSettings, 'name' | 'callItEnquiry' | 'upiId' | 'messages'>
/** An order as the lists have it; its estimate needs the whole order. */
export type MessageOrder = Pick<Order, 'orderId' | 'totalPaise' | 'customer' | 'language'> & Partial<Order>
export type Texts = Readonly<Record<MessageLanguage, string>>

const VALUE_MAX = 60

/** Returns the text of a message as the shop has it: its own, or the usual one in the shop's wording. */
export function messageText(settings: MessageSettings, name: MessageName, language: MessageLanguage): string {
  const usual = inShopWording(settings, usualMessages[name][language])
  // Of its field, only the name is the same word.
  return settings.messages[`${name}-${language}`] ?? usual.replaceAll('{enquiry}', '{order}')
}

export function filledMessage(
  order: MessageOrder,
  dispatch: Dispatch | undefined,
  settings: MessageSettings,
  name: MessageName,
): Texts {
  const inLanguage = (language: MessageLanguage) => {
    const text = messageText(settings, name, language)
    const values = valuesOf(order, dispatch, settings, language)
    return fillMessage(text, { ...values, items: linesIn(order, text, values) })
  }
  return { en: inLanguage('en'), ta: inLanguage('ta') }
}

export function filledMessages(
  order: MessageOrder,
  dispatch: Dispatch | undefined,
  settings: MessageSettings,
): Readonly<Record<MessageName, Texts>> {
  const filled = messageNames.map((name) => [name, filledMessage(order, dispatch, settings, name)])
  return Object.fromEntries(filled) as Record<MessageName, Texts>
}

/** Returns the language of the browser that placed the order, or of what its customer typed; English when neither says Tamil. */
export function customerLanguage({ language, customer }: Pick<MessageOrder, 'language' | 'customer'>): MessageLanguage {
  return language ?? languageOf(`${customer.name} ${customer.address}`) ?? 'en'
}

/** Returns the message that is likely to be sent next to the customer of an order that stands there. */
export function likelyMessage(step: OrderStep): MessageName {
  if (step === 'placed') return 'confirmed'
  return step === 'confirmed' ? 'payment' : step
}

function valuesOf(
  order: MessageOrder,
  dispatch: Dispatch | undefined,
  { name: shop, upiId }: MessageSettings,
  language: MessageLanguage,
): MessageValues {
  const { orderId, totalPaise, customer } = order
  return {
    name: value(customer.name),
    shop: value(shop),
    order: orderId,
    total: formatRupees(totalPaise),
    upi: upiId,
    office: dispatch ? truncate(oneLine(officeTitle(dispatch.office)), VALUE_MAX * 2) : '',
    officePhone: dispatch ? value(dispatch.office.phone) : '',
    lr: dispatch ? value(dispatch.lr) : '',
    cases: dispatch ? indianGrouping(dispatch.cases) : '',
    freight: dispatch ? freightIn(dispatch, language) : '',
    date: order.orderDate ?? '',
    revised: revisedIn(order, language),
    items: '',
    sums: sumsIn(order, language),
  }
}

/** The lines of the order, as many as the rest of the text leaves room for. */
function linesIn({ items }: MessageOrder, text: string, values: MessageValues): string {
  const times = text.split('{items}').length - 1
  if (items === undefined || times === 0) return ''
  const rest = graphemes(fillMessage(text, { ...values, items: '-' })).length
  return pricedLines(items, Math.floor((MESSAGE_MAX - rest) / times)).join('\n')
}

const tamilSums: Readonly<Record<string, string>> = {
  'Total items': 'மொத்த எண்ணிக்கை',
  Goods: 'பொருட்களின் விலை',
  Discount: 'தள்ளுபடி',
  'Packing charge': 'பேக்கிங் கட்டணம்',
  'Round off': 'முழு ரூபாயாக்கல்',
  'Total amount': 'மொத்தத் தொகை',
  Freight: 'லாரி வாடகை',
}

/** Returns the sums of an order, a line each, with the note about the freight; '' where only the total is known. */
export function sumsIn(order: Partial<Order>, language: MessageLanguage): string {
  const { totalItems, totalPaise, freightNote } = order
  if (totalItems === undefined || totalPaise === undefined) return ''
  const lines = [
    ...sumLines({ ...order, totalItems, totalPaise }),
    ...(freightNote ? [{ label: 'Freight', amount: value(freightNote) }] : []),
  ]
  return lines
    .map(({ label, amount }) => `${language === 'ta' ? (tamilSums[label] ?? label) : label}: ${amount}`)
    .join('\n')
}

/** Returns 'Revised 29/10/2026', or the same in Tamil; '' of an order that was not edited. */
export function revisedIn(order: Pick<Order, 'revision' | 'revisedAt'>, language: MessageLanguage): string {
  const text = revisedText(order)
  if (language === 'en') return text
  return text.replace('Revised', 'திருத்தப்பட்டது').replace('revision', 'திருத்தம்')
}

/** Returns 'to pay: ₹450', or the same in Tamil. */
export function freightIn(dispatch: Pick<Dispatch, 'freight' | 'freightPaise'>, language: MessageLanguage): string {
  if (language === 'en') return freightText(dispatch).replace(/^[PT]/, (letter) => letter.toLowerCase())
  const amount = dispatch.freightPaise === undefined ? '' : `: ${formatRupees(dispatch.freightPaise)}`
  return dispatch.freight === 'paid' ? `செலுத்தப்பட்டுவிட்டது${amount}` : `பெறும்போது செலுத்தவும்${amount}`
}

function value(text: string): string {
  return truncate(oneLine(text), VALUE_MAX)
}
