// The sums of reports: of each day, of goods and of places, read from what is kept for each day, which is made anew where orders changed.
import { setImmediate as nextTick } from 'node:timers/promises'
import { monthParts } from '#domain/reports/report-months.ts'
import { orderColumns, orderSheetRows } from '#domain/reports/order-sheet.ts'
import type { CounterSums, DaySums, GoodsSums, PlaceSums } from '#domain/reports/report.ts'
import type { Database } from '../database/open.ts'
import { semaphore } from '../semaphore.ts'
import { streamTable } from '../spreadsheets/stream-xlsx.ts'
import { readCounterSums } from './counter-days.ts'
import { changedDays, makeDay } from './make-days.ts'
import { readGoods } from './month-goods.ts'
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

const ALL_DAYS: Days = { from: '', to: '9999-12-31' }

export function openReports(database: Pick<Database, 'db' | 'kind' | 'sql' | 'transaction'>): Reports {
  const { db } = database
  /** Two reports at once make a day once. */
  const making = semaphore({ permits: 1 })

  return {
    async sums(days) {
      await makeDays(days)
      const read = await readDays(days)
      // A part at a time: a season holds nobody up.
      const parts = monthParts(days, read)
      const places: PlaceSums[] = []
      for (const part of parts) {
        places.push(...(await readPlaces(part)))
        await nextTick()
      }
      return { days: read, goods: await readGoods(database, 'orders', parts), places }
    },

    async counterSums(days) {
      await makeDays(days)
      return await readCounterSums(database, days)
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
