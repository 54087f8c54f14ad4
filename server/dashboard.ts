// The dashboard's figures, counted by the database.
import { isoDay, startOfDay } from '#domain/dates/indian-date.ts'
import type { Erasure, OrderKind } from '#domain/order/order.ts'
import { daysLater } from '#domain/dates/indian-days.ts'
import { type ReportStep, reportSteps } from '#domain/reports/report-steps.ts'
import type { Staged, Sums } from '#domain/reports/report-sums.ts'
import type { Database } from './database/open.ts'
import { isConfirmed, isCounted } from './order-table/counted-orders.ts'
import type { Reports } from './reports/reports.ts'
import type { System } from './system.ts'

const NEWEST = 5
const WEEK_DAYS = 7

export type NewOrder = {
  orderId: string
  placedAt: string
  name: string
  erased?: Erasure
  district: string
  totalPaise: number
  lacksStock: boolean
  isCancelled: boolean
  kind?: OrderKind
}

export type Summary = {
  /** Since midnight in India; without replaced, cancelled and trial orders. */
  today: Staged<Sums>
  /** Seven days, including today. */
  week: ReportStep[]
  unverified: number
  pending: number
  outOfStock: number
  /** Five, without replaced ones. */
  newest: NewOrder[]
}

export type Dashboard = () => Promise<Summary>

type Needs = {
  database: Pick<Database, 'db'>
  system: Pick<System, 'now'>
  reports: Pick<Reports, 'daySums'>
}

export function openDashboard({ database, system, reports }: Needs): Dashboard {
  const { db } = database

  return async () => {
    const day = isoDay(system.now())
    const before = { from: daysLater(day, 1 - WEEK_DAYS), to: daysLater(day, -1) }
    const [today, sums, waiting, outOfStock, newest] = await Promise.all([
      ordersSince(startOfDay(system.now()).toISOString()),
      reports.daySums(before),
      countWaiting(),
      countOutOfStock(),
      newestOrders(),
    ])
    const last = reportSteps([], { from: day, to: day }).map((step) => ({ ...step, ...today }))
    const week = [...reportSteps(sums, before), ...last]
    return { today, week, ...waiting, outOfStock, newest }
  }

  /** From the orders: the day's sums would be rebuilt after every order. */
  async function ordersSince(moment: string): Promise<Staged<Sums>> {
    const row = await db
      .selectFrom('orders')
      .select((eb) => [
        eb.fn.countAll<number>().as('asked'),
        eb.fn.sum<number | null>('total_paise').as('askedPaise'),
        eb.fn.countAll<number>().filterWhere(isConfirmed).as('confirmed'),
        eb.fn.sum<number | null>('total_paise').filterWhere(isConfirmed).as('confirmedPaise'),
      ])
      .where('placed_at', '>=', moment)
      .where(isCounted)
      .executeTakeFirstOrThrow()
    return {
      asked: { count: Number(row.asked), paise: Number(row.askedPaise ?? 0) },
      confirmed: { count: Number(row.confirmed), paise: Number(row.confirmedPaise ?? 0) },
    }
  }

  async function countWaiting() {
    const rows = await db
      .selectFrom('orders')
      .select((eb) => ['verified', 'completion', eb.fn.countAll<number>().as('orders')])
      .where('step', '<>', 'cancelled')
      .groupBy(['verified', 'completion'])
      .execute()
    const sumOf = (waiting: typeof rows) => waiting.reduce((sum, { orders }) => sum + Number(orders), 0)
    return {
      unverified: sumOf(rows.filter(({ verified }) => verified === 'Unverified')),
      pending: sumOf(rows.filter(({ completion }) => completion === 'Pending')),
    }
  }

  async function countOutOfStock(): Promise<number> {
    const row = await db
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('stock', '<=', 0)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }

  async function newestOrders(): Promise<NewOrder[]> {
    const rows = await db
      .selectFrom('orders')
      .select(['order_id', 'placed_at', 'name', 'district', 'total_paise', 'short_of', 'step', 'erased', 'kind'])
      .where('superseded_by', 'is', null)
      .orderBy('placed_at', 'desc')
      .orderBy('order_id', 'desc')
      .limit(NEWEST)
      .execute()
    return rows.map((row) => ({
      orderId: row.order_id,
      placedAt: row.placed_at,
      name: row.name,
      ...(row.erased && { erased: row.erased }),
      district: row.district,
      totalPaise: row.total_paise,
      lacksStock: row.short_of !== null && row.step !== 'cancelled',
      isCancelled: row.step === 'cancelled',
      ...(row.kind && { kind: row.kind }),
    }))
  }
}
