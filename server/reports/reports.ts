// Reads report totals from daily sums; stale days are rebuilt first.
import { setImmediate as nextTick } from 'node:timers/promises'
import { monthParts } from '#domain/reports/report-months.ts'
import { orderColumns, orderSheetRows } from '#domain/reports/order-sheet.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { reports as reportWords } from '#domain/words/en/office/money/reports.ts'
import type { CounterSums, DaySums, GoodsSums, PlaceSums } from '#domain/reports/report.ts'
import type { Database } from '../database/open.ts'
import { semaphore } from '../semaphore.ts'
import { streamTable } from '../spreadsheets/stream-xlsx.ts'
import { readCounterDays } from './counter-days.ts'
import { changedDays, makeDay } from './make-days.ts'
import { readGoods } from './read-goods.ts'
import { readOrders } from './read-orders.ts'

/** In India, inclusive. */
export type Days = { from: string; to: string }

/** Counter sales are less the returns of these days. */
export type ReportSums = { days: DaySums[]; goods: GoodsSums[]; places: PlaceSums[]; counter: CounterSums }

export type Reports = {
  /** Days without orders are absent. */
  sums(days: Days): Promise<ReportSums>
  /** Days without orders are absent. */
  daySums(days: Days): Promise<DaySums[]>
  /** Streams a spreadsheet of the counted orders with lines, oldest first. */
  ordersSheet(days: Days): Promise<ReadableStream<Uint8Array>>
  /** Rebuilds all stale days, until stopped. */
  makeChanged(stopped: AbortSignal): Promise<void>
}

/** A season's length. */
const MONTHS_AT_ONCE = 4
const ALL_DAYS: Days = { from: '', to: '9999-12-31' }

export function openReports(database: Pick<Database, 'db' | 'kind' | 'sql' | 'transaction'>): Reports {
  const { db } = database
  /** Concurrent reports rebuild a day once. */
  const making = semaphore({ permits: 1 })

  return {
    async sums(days) {
      await makeDays(days)
      const [read, sold] = await Promise.all([readDays(days), readCounterDays(database, days)])
      const filled = [...read, ...sold].toSorted((a, b) => (a.day < b.day ? -1 : 1))
      const parts = monthParts(days, filled)
      const [goods, places] = await Promise.all([readGoods(database, parts), readPlaces(parts)])
      return { days: read, goods: goods.orders, places, counter: { days: sold, goods: goods.counter } }
    },

    async daySums(days) {
      await makeDays(days)
      return await readDays(days)
    },

    ordersSheet: (days) => streamTable(wordsOf(reportWords).ordersSheet, orderColumns(), orderRows(days)),

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

  /** In parts, so that a report of years blocks nobody. */
  async function readPlaces(parts: readonly Days[]): Promise<PlaceSums[]> {
    const places: PlaceSums[] = []
    for (let at = 0; at < parts.length; at += MONTHS_AT_ONCE) {
      const some = parts.slice(at, at + MONTHS_AT_ONCE)
      places.push(...(await placesOf({ from: some[0]!.from, to: some.at(-1)!.to })))
      await nextTick()
    }
    return places
  }

  async function placesOf({ from, to }: Days): Promise<PlaceSums[]> {
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
