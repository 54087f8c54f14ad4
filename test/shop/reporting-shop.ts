// A shop with reports, and the same sums calculated from every order.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { itemsTotal, type Order, type OrderItem } from '#domain/order/order.ts'
import { isConfirmed, isCounted } from '#domain/order/counted-order.ts'
import { dayOf } from '#domain/dates/indian-days.ts'
import { mapColumns } from '#server/database/columns.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { itemColumns } from '#server/database/tables.ts'
import { toOrder } from '#server/order-table/order-rows.ts'
import type { ReportSums } from '#server/reports/reports.ts'
import { cleanup } from '../cleanup.ts'
import type { DatabaseKind } from '../database/databases.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey, NOON, openTestShop, stockUp, type TestShop } from './open-test-shop.ts'

const { fromRow: toItem } = mapColumns<OrderItem, typeof itemColumns>(itemColumns, {})
/** The days of all test orders. */
export const ALL = { from: '2026-01-01', to: '2026-12-31' }

/** Plenty of two products, the shop's database, and orders of two customers in turn. */
export async function openReportingShop(t: TestContext, kind: DatabaseKind) {
  const shop = await openTestShop(t, kind)
  const { flowerPots, skyShots } = await stockUp(shop, {
    flowerPots: { ...goods.flowerPots, stock: 10_000 },
    skyShots: { ...goods.skyShots, stock: 10_000 },
  })
  const database = await openDatabase(shop.config, () => NOON)
  cleanup(t, database.close)
  let customer = lakshmi
  const place = async (quantity = 8, options: { supersedes?: string; kind?: 'trial'; key?: string } = {}) => {
    const { key = newKey(), kind: orderKind, supersedes } = options
    customer = customer === lakshmi ? murugan : lakshmi
    const items = [
      { id: flowerPots.id, quantity },
      { id: skyShots.id, quantity: 2 },
    ]
    const placed = await shop.orders.place(key, { customer, items, ...(supersedes && { supersedes }) }, orderKind)
    assert.ok('order' in placed, JSON.stringify(placed))
    return placed.order.orderId
  }
  return { shop, database, flowerPots, place }
}

function sumOf(orders: Order[], paiseOf: (order: Order) => number): number {
  return orders.reduce((total, order) => total + Number(paiseOf(order)), 0)
}

function figures(orders: Order[]): number[] {
  return [orders.length, sumOf(orders, ({ totalPaise }) => totalPaise), sumOf(orders, ({ items }) => itemsTotal(items))]
}

/** The expected `reportedSums`, from every order and its lines. */
export async function reckonedSums({ db }: Database) {
  const rows = await db.selectFrom('orders').selectAll().orderBy('order_id').execute()
  const lines = await db.selectFrom('order_items').selectAll().execute()
  const counted = rows
    .map((row) => {
      const own = lines.filter(({ order_id }) => order_id === row.order_id)
      return toOrder(row, own.map(toItem))
    })
    .filter(isCounted)
  return Object.fromEntries(
    [...Map.groupBy(counted, ({ placedAt }) => dayOf(placedAt))].map(([day, orders]) => [
      day,
      [figures(orders.filter((order) => !isConfirmed(order))), figures(orders.filter(isConfirmed))],
    ]),
  )
}

export function sortedGoods({ goods: sold }: ReportSums): string[] {
  return sold.map((each) => JSON.stringify(each)).toSorted()
}

/** The reports' daily sums in the same shape. */
export async function reportedSums(reports: Pick<TestShop['reports'], 'sums'>) {
  const days: Record<string, number[][]> = {}
  for (const { day } of (await reports.sums(ALL)).days) {
    const sums = await reports.sums({ from: day, to: day })
    days[day] = [false, true].map((confirmed) => figuresOf(sums, confirmed))
  }
  return days
}

function sum(some: { paise: number }[]): number {
  return some.reduce((total, { paise }) => total + paise, 0)
}

function figuresOf({ days, goods: sold, places }: ReportSums, confirmed: boolean): number[] {
  const of = <S extends { confirmed: boolean }>(some: S[]) => some.filter((each) => each.confirmed === confirmed)
  const orders = of(days).reduce((total, { count }) => total + count, 0)
  assert.equal(
    of(places).reduce((total, { count }) => total + count, 0),
    orders,
  )
  assert.equal(sum(of(places)), sum(of(days)))
  return [orders, sum(of(days)), sum(of(sold))]
}
