// Concurrent actions of customers and admins on the same few products.
import { demoSettings } from '#domain/settings/shop-settings.ts'
import type { Product } from '#domain/product/product.ts'
import type { Database } from '#server/database/open.ts'
import type { Live } from '#server/live/live.ts'
import type { PlaceOrderResult } from '#server/orders/idempotency-keys.ts'
import { openOrders } from '#server/orders/orders.ts'
import { openProducts, type Products } from '#server/products/products.ts'
import type { System } from '#server/system.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { openDispatches } from '#server/dispatch/dispatches.ts'
import { openPacking } from '#server/packing/packing.ts'
import { openPayments } from '#server/payments/payments.ts'
import { openCounter } from '#server/counter/counter.ts'
import { openBulkChanges } from '#server/products/bulk/bulk-changes.ts'
import { openStock } from '#server/stock/stock.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { counterActions, type CounterProcess, type CounterSituation, prepareCounter } from './counter-actions.ts'
import {
  DESK_PIECES,
  type DeskActionName,
  deskActions,
  type DeskProcess,
  type DeskSituation,
  tick,
} from './desk-actions.ts'

export type Process = DeskProcess & CounterProcess & { products: Products }

export function openProcess(database: Database, live: Live, system: System): Process {
  const settings = { ...demoSettings, minimumOrderPaise: 1 }
  const orders = openOrders({ database, live, system, settings: () => settings })
  // No bank statement is read here.
  const worker = { run: () => Promise.reject(new Error('There is no worker')), close: () => Promise.resolve() }
  return {
    orders,
    products: openProducts(database, live, system),
    packing: openPacking({ database, live, system, orders }),
    payments: openPayments({ database, live, system, worker }),
    dispatch: openDispatches({ database, live, system }),
    counter: openCounter({ database, live, system }),
    stock: openStock({ database, live, system }),
    bulkChanges: openBulkChanges(database, live, system),
  }
}

/** The scarce product has three units, one of them in an earlier order; another order came before the restock and is short. */
export type Situation = {
  scarce: Product
  other: Product
  /** The first of the orders that replace each other. */
  earlier: { key: string; orderId: string }
  shortOrderId: string
  /** Of a repeated order, and of a repeated stock change. */
  repeatedKey: string
  desk?: DeskSituation
  counter?: CounterSituation
}

export const SCARCE = 3
export const OTHER = 40
export const ADDED = 25
export const SET_HIGHER = 3
/** The customer whose orders replace each other: only one of them has goods. */
export const CHANGES_MIND = 'Changes her mind'
export const OLD_PRICE = goods.flowerPots.pricePaise
export const NEW_PRICE = 2 * OLD_PRICE

export async function prepareSituation(shop: Process, names: readonly string[] = []): Promise<Situation> {
  const { orders, products } = shop
  const [scarce, other] = [
    await products.create({ ...goods.flowerPots, name: 'Scarce', stock: 1 }),
    await products.create({ ...goods.flowerPots, name: 'Other', stock: OTHER }),
  ]
  const key = newKey()
  const earlier = await orders.place(key, bodyOf(CHANGES_MIND, [[scarce, 1]]))
  const short = await orders.place(
    newKey(),
    bodyOf('Came too early', [
      [scarce, 1],
      [other, 1],
    ]),
  )
  await products.changeStock(scarce.id, SCARCE - 1)
  const desk = names.some((name) => name in deskActions) ? { desk: await prepareDesk(shop, other) } : {}
  const counter = names.some(isOfCounter) ? { counter: await prepareCounter(shop) } : {}
  return {
    scarce,
    other,
    earlier: { key, orderId: idIn(earlier) },
    shortOrderId: idIn(short),
    repeatedKey: newKey(),
    ...desk,
    ...counter,
  }
}

async function prepareDesk({ orders, packing }: Process, product: Product): Promise<DeskSituation> {
  const place = async (name: string) => idIn(await orders.place(newKey(), bodyOf(name, [[product, DESK_PIECES]])))
  const [orderId, removedId] = [await place('Of the desk'), await place('Deleted by mistake')]
  await orders.steps.take(orderId, 'confirmed')
  await packing.press([tick({ orderId, product })], {
    id: 'ravi@example.com',
    email: 'ravi@example.com',
    role: 'staff',
  })
  await orders.remove(removedId, { returnGoods: true })
  const utr = Array.from(newKey().replaceAll(/\D/g, '').padEnd(12, '7')).slice(0, 12).join('')
  return { product, orderId, removedId, paymentKey: newKey(), utr }
}

const atDesk =
  (action: (typeof deskActions)[DeskActionName]): Action =>
  async (shop, { desk }) => {
    if (!desk) throw new Error('The desk is not prepared')
    await action(shop, desk)
    return {}
  }

const atCounter =
  (action: (process: Process, situation: CounterSituation) => Promise<unknown>): Action =>
  async (shop, { counter }) => {
    if (!counter) throw new Error('The counter is not prepared')
    await action(shop, counter)
    return {}
  }

const ORDER_AT_COUNTER = 'an order of what is counted'

export function isOfCounter(name: string): boolean {
  return name in counterActions || name === ORDER_AT_COUNTER
}

function idIn(answer: PlaceOrderResult): string {
  if ('order' in answer) return answer.order.orderId
  if ('orderId' in answer && answer.orderId) return answer.orderId
  throw new Error(`The order was not stored: ${answer.outcome}`)
}

/** `added`: units of the scarce product received, for each press of the admin. */
export type Outcome = { answer?: PlaceOrderResult; added?: { press: string; units: number } }

export type Action = (process: Process, situation: Situation) => Promise<Outcome>

type Wanted = readonly (readonly [Product, number])[]

function bodyOf(name: string, wanted: Wanted) {
  return { customer: { ...lakshmi, name }, items: wanted.map(([{ id }, quantity]) => ({ id, quantity })) }
}

const edit =
  (change: Partial<Product>, units: number): Action =>
  async ({ products }, { scarce }) => {
    const seen = { ...scarce, stock: SCARCE }
    const press = newKey()
    const edited = await products.edit(scarce.id, { ...seen, ...change }, seen, { key: press })
    return edited && !edited.changedMeanwhile ? { added: { press, units } } : {}
  }

export const transactions = {
  'an order': async ({ orders }, { scarce, other }) => {
    const key = newKey()
    const body = bodyOf(`Customer ${key}`, [
      [scarce, 2],
      [other, 1],
    ])
    return { answer: await orders.place(key, body) }
  },
  'an order of more than there is': async ({ orders }, { scarce, other }) => {
    const key = newKey()
    const body = bodyOf(`Customer ${key}`, [
      [other, 1],
      [scarce, 4],
    ])
    return { answer: await orders.place(key, body) }
  },
  'an order that is sent twice': async ({ orders }, { scarce, other, repeatedKey }) => {
    const body = bodyOf(`Customer ${repeatedKey}`, [
      [scarce, 1],
      [other, 2],
    ])
    return { answer: await orders.place(repeatedKey, body) }
  },
  'an order in the place of another': async ({ orders }, { scarce, other, earlier }) => {
    const body = bodyOf(CHANGES_MIND, [
      [scarce, 2],
      [other, 1],
    ])
    return { answer: await orders.place(newKey(), { ...body, supersedes: earlier.key }) }
  },
  'stock taken later': async ({ orders }, { shortOrderId }) => {
    await orders.takeStockAgain(shortOrderId)
    return {}
  },
  'a deletion with goods': async ({ orders }, { earlier }) => {
    await orders.remove(earlier.orderId, { returnGoods: true })
    return {}
  },
  '+25': async ({ products }, { scarce, repeatedKey }) => {
    const changed = await products.changeStock(scarce.id, ADDED, { key: repeatedKey })
    return changed ? { added: { press: repeatedKey, units: ADDED } } : {}
  },
  'a stock that is set': edit({ stock: SCARCE + SET_HIGHER }, SET_HIGHER),
  'another price': edit({ pricePaise: NEW_PRICE }, 0),
  'an edit to more': atDesk(deskActions['an edit to more']),
  'an edit to fewer': atDesk(deskActions['an edit to fewer']),
  'a cancellation': atDesk(deskActions['a cancellation']),
  'a payment': atDesk(deskActions['a payment']),
  'a payment in cash': atDesk(deskActions['a payment in cash']),
  'a tick': atDesk(deskActions['a tick']),
  'the packing': atDesk(deskActions['the packing']),
  'a dispatch': atDesk(deskActions['a dispatch']),
  'a deletion at the desk': atDesk(deskActions['a deletion at the desk']),
  'the undo of a deletion': atDesk(deskActions['the undo of a deletion']),
  'two pieces back': atCounter(counterActions['two pieces back']),
  'four pieces back': atCounter(counterActions['four pieces back']),
  'a return that is sent twice': atCounter(counterActions['a return that is sent twice']),
  'a settled shortfall': atCounter(counterActions['a settled shortfall']),
  'a counter sale': atCounter(counterActions['a counter sale']),
  'a counter sale that is sent twice': atCounter(counterActions['a counter sale that is sent twice']),
  'the undo of a count': atCounter(counterActions['the undo of a count']),
  'the undo of a bulk change': atCounter(counterActions['the undo of a bulk change']),
  [ORDER_AT_COUNTER]: atCounter(({ orders }, { counted }) =>
    orders.place(newKey(), bodyOf(`Customer ${newKey()}`, [[counted, 4]])),
  ),
} as const satisfies Record<string, Action>

export const actions = {
  ...transactions,
  'the same key with other contents': async ({ orders }, { scarce, repeatedKey }) => {
    const body = bodyOf(`Customer ${repeatedKey}`, [[scarce, 2]])
    return { answer: await orders.place(repeatedKey, body) }
  },
  'a product deleted': async ({ products }, { scarce }) => {
    await products.remove(scarce.id)
    return {}
  },
} as const satisfies Record<string, Action>

export type TransactionName = keyof typeof transactions
export type ActionName = keyof typeof actions
