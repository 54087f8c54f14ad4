/** The data export for a customer: readable JSON. */
import { type Dispatch, dispatchInWords } from '../dispatch/dispatched.ts'
import { entryTitle, type StepEntry } from '../steps/entries.ts'
import { type CounterLine, type CounterSale, methodLabel } from '../counter/sale.ts'
import type { Order, OrderItem } from '../order/order.ts'
import { type Paise, rupeesFromPaise } from '../numbers/money.ts'
import { methodText, type Payment, stateText } from '../payments/payment.ts'
import type { SaidPayment } from '../payments/said-payment.ts'
import { discountText } from '../revisions/discount.ts'
import type { OrderEdit } from '../revisions/order-edit.ts'
import type { Proposal } from '../revisions/proposal.ts'
import type { Revision } from '../revisions/revision.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { toSpecOrder } from '../spec-shape.ts'
import { wordsOf } from '../words/catalogue.ts'
import { customerData as words } from '../words/en/office/orders/customers.ts'

export type SaidUtr = Pick<SaidPayment, 'utr' | 'at' | 'duePaise' | 'dismissed'>
export type AskedEdit = Pick<Proposal, 'offer' | 'state' | 'asked' | 'answeredAt' | 'reason'> &
  Pick<OrderEdit, 'packingNote' | 'freightNote'>

/** With all that the shop stores about it. */
export type CustomerOrder = Order & {
  history: readonly StepEntry[]
  /** The original first; none without edits. */
  revisions: readonly Revision[]
  proposals: readonly AskedEdit[]
  dispatch?: Dispatch | undefined
  payments: readonly Payment[]
  said: readonly SaidUtr[]
  deletedAt?: string
}

type Sold = CounterSale & { refundPaise: Paise }

type Asked = {
  /** A mobile number, or the id of an order without one. */
  number: string
  orders: readonly CustomerOrder[]
  /** Counter sales to the number. */
  sales?: readonly Sold[]
  shop: Pick<ShopSettings, 'name'>
  now: Date
}

/** Returns the file with the specification's field names (§3) and amounts in rupees. */
export function customerData({ number, orders, sales = [], shop, now }: Asked): string {
  const data = {
    shop: shop.name,
    mobile: orders.some(({ orderId }) => orderId === number) ? '' : number,
    at: now.toISOString(),
    about: wordsOf(words).about,
    orders: orders.map(orderData),
    ...(sales.length > 0 && { counterSales: sales.map(soldAtCounter) }),
  }
  return `${JSON.stringify(data, undefined, 2)}\n`
}

function orderData(order: CustomerOrder) {
  const { placedAt, history, revisions, proposals, dispatch, payments, said, callAt, deletedAt } = order
  return {
    placedAt,
    ...(deletedAt !== undefined && { deletedAt }),
    ...toSpecOrder(order),
    ...(order.discountPaise !== undefined && { discount: rupeesFromPaise(order.discountPaise) }),
    ...notesOf(order),
    ...(callAt !== undefined && { callAt }),
    history: history.map((entry) => ({
      at: entry.at,
      what: entryTitle(entry),
      note: entry.note,
      ...(entry.callAt !== undefined && { callAt: entry.callAt }),
    })),
    ...(revisions.length > 0 && { versions: revisions.map(revisionData) }),
    ...(proposals.length > 0 && { questions: proposals.map(proposalData) }),
    ...(dispatch && { dispatch: dispatchData(dispatch) }),
    payments: payments.map((payment) => ({
      day: payment.receivedOn,
      amount: rupeesFromPaise(payment.amountPaise),
      ...(payment.saidPaise !== undefined && { saidAmount: rupeesFromPaise(payment.saidPaise) }),
      how: methodText(payment),
      what: stateText({ method: payment.method, amountPaise: payment.amountPaise, ...withoutPeople(payment) }),
      note: payment.note,
    })),
    ...(said.length > 0 && { saidPayments: said.map(saidData) }),
  }
}

function notesOf({ packingNote = '', freightNote = '' }: Pick<Order, 'packingNote' | 'freightNote'>) {
  return { ...(packingNote !== '' && { packingNote }), ...(freightNote !== '' && { freightNote }) }
}

function revisionData({ at, totalPaise, packingPaise = 0, discount, items, ...notes }: Revision) {
  return {
    at,
    totalAmount: rupeesFromPaise(totalPaise),
    ...(packingPaise !== 0 && { packingCharge: rupeesFromPaise(packingPaise) }),
    ...(discount && { discount: discountText(discount) }),
    ...notesOf(notes),
    items: items.map(goodsData),
  }
}

function proposalData({ asked, offer, state, answeredAt, reason, ...notes }: AskedEdit) {
  const { lines, discount, totalPaise } = offer
  return {
    at: asked.at,
    changes: lines.map(({ code, name, pricePaise, from, to, substituteFor }) => ({
      code,
      productName: name,
      ourPrice: rupeesFromPaise(pricePaise),
      from,
      to,
      inPlaceOf: substituteFor,
    })),
    ...(discount && { discount: { from: discountText(discount.from), to: discountText(discount.to) } }),
    totalAmount: { from: rupeesFromPaise(totalPaise.from), to: rupeesFromPaise(totalPaise.to) },
    ...notesOf(notes),
    state,
    answeredAt,
    reason,
  }
}

function saidData({ utr, at, duePaise, dismissed }: SaidUtr) {
  return { utr, at, due: rupeesFromPaise(duePaise), notFoundAt: dismissed?.at }
}

type Goods = Pick<CounterLine, 'code' | 'name' | 'pricePaise' | 'quantity'> & Pick<OrderItem, 'substituteFor'>

function goodsData({ code, name, pricePaise, quantity, substituteFor }: Goods) {
  return { code, productName: name, ourPrice: rupeesFromPaise(pricePaise), quantity, inPlaceOf: substituteFor }
}

function dispatchData(dispatch: Dispatch) {
  const { office, officePhone, lr, cases, weight, freight } = dispatchInWords(dispatch)
  return {
    Office: office,
    'Office phone': officePhone,
    LR: lr,
    Cases: cases,
    Weight: weight,
    'Lorry charge': freight,
    // The URL needs a sign-in.
    'Receipt photo': dispatch.receiptUrl === '' ? '' : wordsOf(words).askForPhoto,
    at: dispatch.at,
  }
}

/** Removes the shop's people, as in the history. */
function withoutPeople({ seen, takenBack }: Payment): Pick<Payment, 'seen' | 'takenBack'> {
  return {
    ...(seen && { seen: { at: seen.at } }),
    ...(takenBack && { takenBack: { at: takenBack.at, reason: takenBack.reason } }),
  }
}

function soldAtCounter(sale: Sold) {
  const { saleId, soldAt, customerName, mobile, totalPaise, discountPaise, roundOffPaise, givenPaise } = sale
  return {
    saleId,
    soldAt,
    customerName,
    mobile,
    totalAmount: rupeesFromPaise(totalPaise),
    ...(discountPaise !== 0 && { discount: rupeesFromPaise(discountPaise) }),
    ...(roundOffPaise !== 0 && { roundOff: rupeesFromPaise(roundOffPaise) }),
    paidBy: methodLabel(sale.method),
    ...(givenPaise !== undefined && { cashGiven: rupeesFromPaise(givenPaise) }),
    ...(sale.refundPaise > 0 && { paidBack: rupeesFromPaise(sale.refundPaise) }),
    items: sale.lines.map(goodsData),
  }
}
