/** The data export for a customer: readable JSON. */
import { type Dispatch, dispatchInWords } from '../dispatch/dispatched.ts'
import { entryTitle, type StepEntry } from '../steps/entries.ts'
import { type CounterSale, methodLabel } from '../counter/sale.ts'
import type { Order } from '../order/order.ts'
import { type Paise, rupeesFromPaise } from '../numbers/money.ts'
import { methodText, type Payment, stateText } from '../payments/payment.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { toSpecOrder } from '../spec-shape.ts'
import { wordsOf } from '../words/catalogue.ts'
import { customerData as words } from '../words/en/office/orders/customers.ts'

/** With its history, dispatch and payments. */
export type CustomerOrder = Order & {
  history: readonly StepEntry[]
  dispatch?: Dispatch | undefined
  payments: readonly Payment[]
}

type Sold = CounterSale & { refundPaise: Paise }

type Asked = {
  mobile: string
  orders: readonly CustomerOrder[]
  /** Counter sales to the number. */
  sales?: readonly Sold[]
  shop: Pick<ShopSettings, 'name'>
  now: Date
}

/** Returns the file with the specification's field names (§3) and amounts in rupees. */
export function customerData({ mobile, orders, sales = [], shop, now }: Asked): string {
  const data = {
    shop: shop.name,
    mobile,
    at: now.toISOString(),
    about: wordsOf(words).about,
    orders: orders.map((order) => ({
      placedAt: order.placedAt,
      ...toSpecOrder(order),
      history: order.history.map((entry) => ({ at: entry.at, what: entryTitle(entry), note: entry.note })),
      ...(order.language && { language: order.language }),
      ...(order.dispatch && {
        dispatch: dispatchData(order.dispatch),
      }),
      payments: order.payments.map((payment) => ({
        day: payment.receivedOn,
        amount: rupeesFromPaise(payment.amountPaise),
        how: methodText(payment),
        what: stateText({ method: payment.method, amountPaise: payment.amountPaise, ...withoutPeople(payment) }),
        note: payment.note,
      })),
    })),
    ...(sales.length > 0 && { counterSales: sales.map(soldAtCounter) }),
  }
  return `${JSON.stringify(data, undefined, 2)}\n`
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

function soldAtCounter({ saleId, soldAt, customerName, mobile, totalPaise, refundPaise, method, lines }: Sold) {
  return {
    saleId,
    soldAt,
    customerName,
    mobile,
    totalAmount: rupeesFromPaise(totalPaise),
    paidBy: methodLabel(method),
    ...(refundPaise > 0 && { paidBack: rupeesFromPaise(refundPaise) }),
    items: lines.map(({ code, name, pricePaise, quantity }) => ({
      code,
      productName: name,
      ourPrice: rupeesFromPaise(pricePaise),
      quantity,
    })),
  }
}

export function customerDataFileName(mobile: string): string {
  return `Customer_${mobile}.json`
}
