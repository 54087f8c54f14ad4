// Reads report totals from daily sums; stale days are rebuilt first.
import { setImmediate as nextTick } from 'node:timers/promises'
import { sql } from 'kysely'
import { monthParts } from '#domain/reports/report-months.ts'
import { orderColumns, orderSheetRows } from '#domain/reports/order-sheet.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { reports as reportWords } from '#domain/words/en/office/money/reports.ts'
import type { CounterSums, DaySums, GoodsSums, PlaceSums } from '#domain/reports/report.ts'
import type { Database } from '../database/open.ts'
import type { ReportDayRow, ReportPlaceRow } from '../database/tables/report-tables.ts'
import { unavailableReason } from '../database/unavailable.ts'
import { semaphore } from '../semaphore.ts'
import { streamTable } from '../spreadsheets/stream-xlsx.ts'
import { readCounterDays } from './counter-days.ts'
import { changedDays, makeDay, type MadeDay, readDay } from './make-days.ts'
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
      const made = await madeDays(days)
      const [read, sold] = await Promise.all([readDays(days, made), readCounterDays(database, days, made)])
      const filled = [...read, ...sold].toSorted((a, b) => (a.day < b.day ? -1 : 1))
      const parts = monthParts(days, filled)
      const [goods, places] = await Promise.all([readGoods(database, parts, made), readPlaces(parts, made)])
      return { days: read, goods: goods.orders, places, counter: { days: sold, goods: goods.counter } }
    },

    async daySums(days) {
      return await readDays(days, await madeDays(days))
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

  /** Returns the stale days that cannot be stored now, as with a full disk. */
  async function madeDays(days: Days): Promise<MadeDay[]> {
    try {
      await makeDays(days)
      return []
    } catch (error) {
      if (!unavailableReason(error)) throw error
      const made: MadeDay[] = []
      for (const day of await changedDays(database, days)) made.push(await readDay(database, day))
      return made
    }
  }

  async function readDays({ from, to }: Days, made: readonly MadeDay[]): Promise<DaySums[]> {
    const stored = await db
      .selectFrom('report_days')
      .selectAll()
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('day', 'not in', listed(made))
      .orderBy('day')
      .orderBy('confirmed')
      .execute()
    return [...stored, ...made.flatMap((day) => day.days)].map(toDay)
  }

  /** In parts, so that a report of years blocks nobody. */
  async function readPlaces(parts: readonly Days[], made: readonly MadeDay[]): Promise<PlaceSums[]> {
    const places = made.flatMap((day) => day.places.map(toPlace))
    for (let at = 0; at < parts.length; at += MONTHS_AT_ONCE) {
      const some = parts.slice(at, at + MONTHS_AT_ONCE)
      places.push(...(await placesOf({ from: some[0]!.from, to: some.at(-1)!.to }, made)))
      await nextTick()
    }
    return places
  }

  async function placesOf({ from, to }: Days, made: readonly MadeDay[]): Promise<PlaceSums[]> {
    const rows = await db
      .selectFrom('report_places')
      .select((eb) => [
        'confirmed',
        'state',
        'district',
        eb.fn.sum<number>('orders').as('orders'),
        eb.fn.sum<number>('total_paise').as('total_paise'),
      ])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('day', 'not in', listed(made))
      .groupBy(['state', 'district', 'confirmed'])
      .execute()
    return rows.map(toPlace)
  }

  function listed(made: readonly MadeDay[]) {
    return sql<string>`(${database.sql.listed(made.map(({ day }) => day))})`
  }
}

function toDay(row: ReportDayRow): DaySums {
  return {
    day: row.day,
    confirmed: Number(row.confirmed) === 1,
    count: row.orders,
    paise: Number(row.total_paise),
    packingPaise: Number(row.packing_paise),
    roundOffPaise: Number(row.round_off_paise),
    orderDiscountPaise: Number(row.discount_paise),
    duePaise: Number(row.due_paise),
  }
}

function toPlace(row: Omit<ReportPlaceRow, 'day'>): PlaceSums {
  return {
    confirmed: Number(row.confirmed) === 1,
    state: row.state,
    district: row.district,
    count: Number(row.orders),
    paise: Number(row.total_paise),
  }
}
