// The sums of reports: of each day, of goods and of places, read from what is kept for each day, which is made anew where orders changed.
import { setImmediate as nextTick } from 'node:timers/promises'
import { daysLater } from '#domain/reports/report-days.ts'
import { orderColumns, orderSheetRows } from '#domain/reports/order-sheet.ts'
import type { CounterSums, DaySums, GoodsSums, PlaceSums } from '#domain/reports/report.ts'
import type { Database } from '../database/open.ts'
import { semaphore } from '../semaphore.ts'
import { streamTable } from '../spreadsheets/stream-xlsx.ts'
import { readCounterSums } from './counter-days.ts'
import { readGoodsSums } from './goods-sums.ts'
import { changedDays, makeDay } from './make-days.ts'
import { readOrders } from './read-orders.ts'

/** Days of India, both included. */
export type Days = { from: string; to: string }

export type ReportSums = { days: DaySums[]; goods: GoodsSums[]; places: PlaceSums[] }

export type Reports = {
  /** Returns the sums of these days; a day without orders is in none of them. */
  sums(days: Days): Promise<ReportSums>
  /** Returns what was sold over the counter on these days, less what came back on them. */
  counterSums(days: Days): Promise<CounterSums>
  /** Returns the sums of each day that has orders. */
  daySums(days: Days): Promise<DaySums[]>
  /** Returns the bytes of a spreadsheet of the counted orders of these days with their lines, oldest first. */
  ordersSheet(days: Days): ReadableStream<Uint8Array>
  /** Makes the sums of all days that have changed, until it is stopped. */
  makeChanged(stopped: AbortSignal): Promise<void>
}

/** So many days are read by one statement: a season holds nobody up. */
const DAYS_A_STATEMENT = 31
const ALL_DAYS: Days = { from: '', to: '9999-12-31' }

export function openReports(database: Pick<Database, 'db' | 'kind' | 'sql' | 'transaction'>): Reports {
  const { db } = database
  /** Two reports at once make a day once. */
  const making = semaphore({ permits: 1 })

  return {
    async sums(days) {
      await makeDays(days)
      const read = await readDays(days)
      return { days: read, ...(await readGoodsAndPlaces(partsOf(read))) }
    },

    async counterSums(days) {
      await makeDays(days)
      return await readCounterSums(db, days)
    },

    async daySums(days) {
      await makeDays(days)
      return await readDays(days)
    },

    ordersSheet: (days) => streamTable('Orders', orderColumns, orderRows(days)),

    makeChanged: (stopped) => makeDays(ALL_DAYS, stopped),
  }

  async function* orderRows(days: Days) {
    for await (const order of readOrders(database, days)) yield* orderSheetRows(order)
  }

  async function makeDays(days: Days, stopped?: AbortSignal): Promise<void> {
    for (const day of await changedDays(database, days)) {
      if (stopped?.aborted) return
      {
        using _permit = await making.acquire()
        await makeDay(database, day)
      }
      await nextTick()
    }
  }

  async function readDays({ from, to }: Days): Promise<DaySums[]> {
    const rows = await db
      .selectFrom('report_days')
      .selectAll()
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('day')
      .orderBy('confirmed')
      .execute()
    return rows.map((row) => ({
      day: row.day,
      confirmed: Number(row.confirmed) === 1,
      count: row.orders,
      paise: Number(row.total_paise),
      packingPaise: Number(row.packing_paise),
      roundOffPaise: Number(row.round_off_paise),
      orderDiscountPaise: Number(row.discount_paise),
      duePaise: Number(row.due_paise),
    }))
  }

  /** The same goods stand in the list once for each statement that found them. */
  async function readGoodsAndPlaces(parts: readonly Days[]): Promise<Pick<ReportSums, 'goods' | 'places'>> {
    const goods: GoodsSums[] = []
    const places: PlaceSums[] = []
    for (const some of parts) {
      goods.push(...(await readGoodsSums(db, 'report_goods', some)))
      await nextTick()
      places.push(...(await readPlaces(some)))
      await nextTick()
    }
    return { goods, places }
  }

  async function readPlaces({ from, to }: Days): Promise<PlaceSums[]> {
    const rows = await db
      .selectFrom('report_places')
      .select((eb) => [
        'confirmed',
        'state',
        'district',
        eb.fn.sum<number>('orders').as('orders'),
        eb.fn.sum<number>('total_paise').as('paise'),
      ])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy(['state', 'district', 'confirmed'])
      .execute()
    return rows.map((row) => ({
      confirmed: Number(row.confirmed) === 1,
      state: row.state,
      district: row.district,
      count: Number(row.orders),
      paise: Number(row.paise),
    }))
  }
}

/** Only from the first day with orders to the last: a shop's years before its first order are none. */
function partsOf(days: readonly DaySums[]): Days[] {
  const last = days.at(-1)?.day ?? ''
  const parts: Days[] = []
  for (let from = days[0]?.day; from !== undefined && from <= last; from = daysLater(from, DAYS_A_STATEMENT)) {
    const to = daysLater(from, DAYS_A_STATEMENT - 1)
    parts.push({ from, to: to < last ? to : last })
  }
  return parts
}
