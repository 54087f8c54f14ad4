// Reads an order of an export, mends what can be mended, and says so (spec §3 Order).
import { formatRupees } from '#domain/numbers/money.ts'
import { orderDate, orderTime } from '#domain/dates/indian-date.ts'
import { itemsTotal, type Order, type OrderLine } from '#domain/order/order.ts'
import {
  amountOf,
  countOf,
  entriesOf,
  type Fields,
  fieldsOf,
  MOST_PAISE,
  textOf,
} from '#domain/shop-import/export-values.ts'
import { type DateRule, orderMoment } from '#domain/shop-import/order-moment.ts'
import type { OrderStep } from '#domain/steps/steps.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importRemarks } from '#domain/words/en/office/shop/import-remarks.ts'
import { type OrderNumbers, readOrderNumber } from './order-numbers.ts'
import { customerFields, readCustomer } from './read-customer.ts'
import { type LineNeeds, MOST_PIECES, readLines } from './read-lines.ts'
import { type Say, shown } from './report.ts'

export const orderFields =
  'id orderId orderDate orderTime totalItems totalAmount verified completion customerDetails items'.split(' ')
/** What both databases check for a round-off. */
const ROUND_OFF_MOST = 50

/** `formerNumber` is the number in the old shop, if the order gets another. */
export type ReadOrder = { order: Order; formerNumber?: string }

type Needs = Omit<LineNeeds, 'say'> & { say: Say; rule: DateRule; numbers: OrderNumbers; now: Date }

/** Undefined if it is refused. */
export function readOrder(value: unknown, needs: Needs): ReadOrder | undefined {
  const { key, say, report, rule, numbers, now } = needs
  const text = wordsOf(importRemarks)
  const fields = fieldsOf(value)
  if (!fields) return refuse('order', text.notAnOrder({ value: shown(value) }))
  for (const name of fields.keys()) if (!orderFields.includes(name)) report.unknown('orders', name, key)
  for (const name of fieldsOf(fields.get('customerDetails'))?.keys() ?? [])
    if (!customerFields.includes(name)) report.unknown('orders', `customerDetails/${name}`, key)
  const moment = readMoment(fields, { key, rule, now, say })
  if (!moment) return refuse('orderDate', text.noDay({ value: dateShown(fields) }))
  const items = readLines(fields.get('items'), needs)
  if (items.length === 0) return refuse('items', text.noGoods)
  const pieces = piecesOf(items)
  const goods = formatRupees(itemsTotal(items))
  if (itemsTotal(items) > MOST_PAISE || pieces > MOST_PIECES)
    return refuse('items', text.orderTooLarge({ pieces, goods }))
  const exported = textOf(fields.get('orderId'))
  const own = numbers.takeOwn(exported)
  const orderId = own ?? numbers.takeFree(moment, key)
  if (own === undefined) say('orderId', 'mended', numberFault(exported, orderId))
  const verified = isVerified(fields.get('verified'), say)
  const complete = isComplete(fields.get('completion'), say)
  const order: Order = {
    orderId,
    placedAt: moment.toISOString(),
    orderDate: orderDate(moment),
    orderTime: orderTime(moment),
    totalItems: readTotalItems(fields, items, say),
    ...readTotal(fields, items, say),
    verified: verified ? 'Verified' : 'Unverified',
    completion: complete ? 'Complete' : 'Pending',
    step: stepOf(verified, complete),
    stockDeducted: true,
    customer: readCustomer(fields.get('customerDetails'), say),
    items,
  }
  return { order, ...(own === undefined && exported !== '' && { formerNumber: exported.slice(0, 100) }) }

  function refuse(field: string, sentence: string): undefined {
    say(field, 'refused', sentence)
  }
}

function stepOf(verified: boolean, complete: boolean): OrderStep {
  if (complete) return 'delivered'
  if (verified) return 'confirmed'
  return 'placed'
}

function numberFault(exported: string, number: string): string {
  const text = wordsOf(importRemarks)
  if (exported === '') return text.noNumber({ number })
  return readOrderNumber(exported) === undefined
    ? text.notANumber({ value: shown(exported), number })
    : text.numberTaken({ value: exported, number })
}

function dateShown(fields: Fields): string {
  return shown(`${textOf(fields.get('orderDate'))} ${textOf(fields.get('orderTime'))}`.trim())
}

type Dated = { key: string; rule: DateRule; now: Date; say: Say }

function readMoment(fields: Fields, { key, rule, now, say }: Dated): Date | undefined {
  const dated = { date: fields.get('orderDate'), time: fields.get('orderTime'), number: fields.get('orderId'), key }
  const moment = orderMoment(dated, rule, now)
  if (!moment) return undefined
  const { at, from, time, isAmbiguous } = moment
  const text = wordsOf(importRemarks)
  const read = `${orderDate(at)} ${orderTime(at)}`
  const value = dateShown(fields)
  if (from) say('orderDate', 'mended', text[from === 'the key' ? 'dayByKey' : 'dayByNumber']({ value, moment: read }))
  if (time) say('orderTime', 'mended', text.noTime({ value: shown(fields.get('orderTime') ?? ''), moment: read }))
  if (isAmbiguous) {
    const twoDays = rule.order === 'day first' ? text.twoDaysDayFirst : text.twoDaysMonthFirst
    say('orderDate', 'noted', twoDays({ value: shown(textOf(dated.date)), moment: read }))
  }
  return at
}

function isVerified(value: unknown, say: Say): boolean {
  return readState(
    value,
    { yes: /^(?:verified|true|yes)$/i, no: /^(?:unverified|not verified|false|no|)$/i, field: 'verified' },
    say,
  )
}

function isComplete(value: unknown, say: Say): boolean {
  return readState(
    value,
    { yes: /^(?:completed?|true|yes)$/i, no: /^(?:pending|incomplete|false|no|)$/i, field: 'completion' },
    say,
  )
}

type States = { yes: RegExp; no: RegExp; field: 'verified' | 'completion' }

function readState(value: unknown, { yes, no, field }: States, say: Say): boolean {
  const text = textOf(value)
  if (yes.test(text)) return true
  const { notVerified, notComplete } = wordsOf(importRemarks)
  if (!no.test(text)) say(field, 'mended', (field === 'verified' ? notVerified : notComplete)({ value: shown(text) }))
  return false
}

function piecesOf(items: readonly OrderLine[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Counts pieces; some shops count lines. */
function readTotalItems(fields: Fields, items: readonly OrderLine[], say: Say): number {
  const pieces = piecesOf(items)
  const said = countOf(fields.get('totalItems'))
  const lines = (entriesOf(fields.get('items')) ?? []).length
  if (said !== undefined && said !== pieces && said !== lines)
    say('totalItems', 'mended', wordsOf(importRemarks).otherPieces({ value: said, count: pieces }))
  return pieces
}

/** The customer was told the total, so it stays; what its lines lack is a charge, what they exceed a discount. */
function readTotal(fields: Fields, items: readonly OrderLine[], say: Say) {
  const text = wordsOf(importRemarks)
  const goodsPaise = itemsTotal(items)
  const given = fields.get('totalAmount')
  const told = amountOf(given)
  if (told === undefined || told < 0) {
    const total = formatRupees(goodsPaise)
    const sentence = given === undefined ? text.noTotal({ total }) : text.notATotal({ value: shown(given), total })
    say('totalAmount', 'mended', sentence)
    return { totalPaise: goodsPaise }
  }
  const more = told - goodsPaise
  if (more === 0) return { totalPaise: told }
  const isRounded = Math.abs(more) <= ROUND_OFF_MOST
  const stays = isRounded ? text.totalWithRoundOff : more < 0 ? text.totalWithDiscount : text.totalWithCharge
  const sums = { total: formatRupees(told), goods: formatRupees(goodsPaise), more: formatRupees(Math.abs(more)) }
  say('totalAmount', 'mended', stays(sums))
  if (isRounded) return { totalPaise: told, roundOffPaise: more }
  return { totalPaise: told, ...(more < 0 ? { discountPaise: -more } : { packingPaise: more }) }
}
