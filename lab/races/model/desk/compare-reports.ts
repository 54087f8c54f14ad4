// Compares balances, due and overpaid money, the counter's day and the reports with the model.
import assert from 'node:assert/strict'
import { balanceState } from '#domain/payments/balance.ts'
import type { ReportSums } from '#server/reports/reports.ts'
import { isCounted, type ModelOrder, totalOf } from '../model-orders.ts'
import type { RealShop } from '../operation.ts'
import type { ShopModel } from '../shop-model.ts'
import { assertSame } from './compare-rows.ts'
import { askedOf } from './model-payments.ts'
import { expectedCash, type ModelSale } from './model-sales.ts'

type Shop = Pick<RealShop, 'process' | 'counterDay'>
type Sums = Record<'count' | 'paise' | 'discount' | 'due', number>

const ALWAYS = { from: '2026-01-01', to: '2099-12-31' }
const isConfirmed = (order: ModelOrder) =>
  order.isConfirmed || order.isPacked || order.isDispatched || order.isDelivered

/** Subtracts what earlier sequences left. */
export async function openReportComparison(shop: Shop): Promise<RealShop['compareDesk']> {
  const before = await figures(shop)
  return async (model) => {
    const found = await figures(shop)
    const there = model.orders.filter(isCounted)
    for (const confirmed of [false, true]) {
      const own = there.filter((order) => isConfirmed(order) === confirmed)
      assert.deepEqual(less(found.sums(confirmed), before.sums(confirmed)), sumsOf(model, own), 'the report')
    }
    for (const which of ['due', 'too much'] as const)
      assert.deepEqual(
        less(found.money[which], before.money[which]),
        moneyOf(model, which),
        `the list of money ${which}`,
      )
    assertSame(goodsIn(found.report.goods, model), goodsSold(there))
    await compareBalance(shop, model)
    await compareCounter(shop, model)
  }
}

async function figures(shop: Shop) {
  const { reports, payments } = shop.process()
  const report = await reports.sums(ALWAYS)
  const [due, over] = [await payments.orders('due'), await payments.orders('too much')]
  const money = { due: countAndSum(due), 'too much': countAndSum(over) }
  return { report, money, sums: (confirmed: boolean) => sumsIn(report, confirmed) }
}

const countAndSum = ({ count, sumPaise }: { count: number; sumPaise: number }) => ({ count, paise: sumPaise })

function sumsIn({ days }: ReportSums, confirmed: boolean): Sums {
  const own = days.filter((day) => day.confirmed === confirmed)
  const sum = (of: (day: ReportSums['days'][number]) => number | undefined) =>
    own.reduce((total, day) => total + (of(day) ?? 0), 0)
  return {
    count: sum(({ count }) => count),
    paise: sum(({ paise }) => paise),
    discount: sum(({ orderDiscountPaise }) => orderDiscountPaise),
    due: sum(({ duePaise }) => duePaise),
  }
}

function sumsOf({ desk }: ShopModel, orders: readonly ModelOrder[]): Sums {
  const sum = (of: (order: ModelOrder) => number) => orders.reduce((total, order) => total + of(order), 0)
  return {
    count: orders.length,
    paise: sum(totalOf),
    discount: sum(({ discountPaise }) => discountPaise),
    due: sum((order) => Math.max(totalOf(order) - desk.payments.received(order), 0)),
  }
}

/** Money is due for confirmed orders only; a payment for a cancelled order is overpaid. */
function moneyOf({ orders, desk }: ShopModel, which: 'due' | 'too much') {
  const more = orders.map((order) => {
    const asked = order.isDeleted ? (order.keptPaise ?? 0) : askedOf(order)
    const due = asked - desk.payments.received(order)
    if (which === 'too much') return -due
    return isCounted(order) && isConfirmed(order) ? due : 0
  })
  const own = more.filter((paise) => paise > 0)
  return { count: own.length, paise: sumOver(own, (paise) => paise) }
}

function goodsIn(goods: ReportSums['goods'], { products }: ShopModel) {
  const own = new Set(products.map(({ id }) => id))
  return goods
    .filter(({ productId }) => own.has(productId))
    .map(({ productId, confirmed, count, paise }) => [productId, confirmed, count, paise])
}

function goodsSold(orders: readonly ModelOrder[]) {
  const sold = new Map<string, [id: string, confirmed: boolean, pieces: number, paise: number]>()
  for (const order of orders) {
    for (const { product, quantity, pricePaise } of order.lines) {
      const key = `${product.id} ${isConfirmed(order)}`
      const [, , pieces, paise] = sold.get(key) ?? ['', false, 0, 0]
      sold.set(key, [product.id, isConfirmed(order), pieces + quantity, paise + quantity * pricePaise])
    }
  }
  return [...sold.values()]
}

/** Of the last paid order. */
async function compareBalance(shop: Shop, { desk: { payments } }: ShopModel) {
  const last = payments.all.at(-1)
  if (!last) return
  const { balance } = await shop.process().payments.ofOrder(last.order.id)
  const [asked, received] = [askedOf(last.order), payments.received(last.order)]
  assert.deepEqual(
    [balance.state, balance.askedPaise, balance.receivedPaise, balance.seenPaise],
    [balanceState(asked, received), asked, received, payments.seen(last.order)],
  )
}

async function compareCounter(shop: Shop, { desk }: ShopModel) {
  const { counter, reports } = shop.process()
  const { date } = shop.counterDay()
  const { sums, expectedPaise, closed } = await counter.day(date)
  const { sales, day } = desk
  for (const method of ['cash', 'upi'] as const) {
    const sold = sales.filter(({ sent }) => sent.method === method)
    const by = {
      sales: sold.length,
      soldPaise: sumOver(sold, ({ sent }) => sent.totalPaise),
      returns: sumOver(sales, ({ returns }) => returns[method]),
      refundPaise: sumOver(sales, ({ refundPaise }) => refundPaise[method]),
    }
    assert.deepEqual(sums[method], by, `the counter's day, ${method}`)
  }
  assert.equal(expectedPaise, expectedCash(sales))
  const said = closed && { expectedPaise: closed.expectedPaise, countedPaise: closed.countedPaise, who: closed.who }
  assert.deepEqual(said, day.closed)
  const { days, goods } = (await reports.sums({ from: date, to: date })).counter
  const goodsPaise = sumOver(sales, (sale) => worth(sale))
  const totalPaise = sumOver(sales, ({ sent, refundPaise }) => sent.totalPaise - refundPaise.cash - refundPaise.upi)
  assert.deepEqual(
    days.map(({ count, paise, counterDiscountPaise }) => [count, paise, counterDiscountPaise]),
    sales.length === 0 ? [] : [[sales.length, totalPaise, goodsPaise - totalPaise]],
    'the report of the counter',
  )
  assert.equal(
    sumOver(goods, ({ paise }) => paise),
    goodsPaise,
  )
}

function worth({ lines, returned }: ModelSale): number {
  return sumOver(lines, ({ product, quantity, pricePaise }) => (quantity - (returned.get(product) ?? 0)) * pricePaise)
}

function sumOver<Each>(list: readonly Each[], of: (each: Each) => number): number {
  return list.reduce((total, each) => total + of(each), 0)
}

function less<Name extends string>(more: Record<Name, number>, before: Record<Name, number>) {
  return Object.fromEntries(Object.entries<number>(more).map(([name, value]) => [name, value - before[name as Name]]))
}
