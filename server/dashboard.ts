// What is worth seeing first thing in the morning: the day's orders and what waits, counted by the database, never by listing.
import { startOfDay } from '#domain/indian-date.ts'
import type { Erasure, OrderKind } from '#domain/order.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { countOrders, type CountingDatabase } from './orders/list/order-counts.ts'
import type { System } from './system.ts'

const NEWEST = 5

export type NewOrder = {
  orderId: string
  placedAt: string
  name: string
  erased?: Erasure
  district: string
  totalPaise: number
  lacksStock: boolean
  kind?: OrderKind
}

export type Summary = {
  /** Since midnight in India; an order that a later one replaces is not counted twice, a trial not at all. */
  today: { orders: number; totalPaise: number }
  unverified: number
  pending: number
  /** Orders whose stock was not deducted, and that no later order replaces. */
  lackingStock: number
  products: number
  lowStock: number
  outOfStock: number
  videos: number
  /** The five newest, replaced ones left out. */
  newest: NewOrder[]
}

export type Dashboard = () => Promise<Summary>

type Needs = { database: CountingDatabase; system: Pick<System, 'now'>; settings: () => Pick<ShopSettings, 'lowStock'> }

export function openDashboard({ database, system, settings }: Needs): Dashboard {
  const { db } = database

  return async () => {
    const [today, unverified, pending, lackingStock, stock, videos, newest] = await Promise.all([
      ordersSince(startOfDay(system.now()).toISOString()),
      countOrders(database, { verified: 'Unverified' }),
      countOrders(database, { completion: 'Pending' }),
      countLackingStock(),
      countStock(),
      countVideos(),
      newestOrders(),
    ])
    return { today, unverified, pending, lackingStock, ...stock, videos, newest }
  }

  async function ordersSince(moment: string) {
    const row = await db
      .selectFrom('orders')
      .select((eb) => [eb.fn.countAll<number>().as('orders'), eb.fn.sum<number | null>('total_paise').as('paise')])
      .where('placed_at', '>=', moment)
      .where('superseded_by', 'is', null)
      .where('kind', 'is', null)
      .executeTakeFirstOrThrow()
    return { orders: Number(row.orders), totalPaise: Number(row.paise ?? 0) }
  }

  async function countLackingStock(): Promise<number> {
    const row = await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('short_of', 'is not', null)
      .where('superseded_by', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }

  async function countStock() {
    const row = await db
      .selectFrom('products')
      .select((eb) => [
        eb.fn.countAll<number>().as('products'),
        eb.fn
          .countAll<number>()
          .filterWhere('stock', '<=', eb.fn.coalesce('low_stock', eb.lit(settings().lowStock)))
          .filterWhere('stock', '>', 0)
          .as('low'),
        eb.fn.countAll<number>().filterWhere('stock', '<=', 0).as('out'),
      ])
      .executeTakeFirstOrThrow()
    return { products: Number(row.products), lowStock: Number(row.low), outOfStock: Number(row.out) }
  }

  async function countVideos(): Promise<number> {
    const row = await db
      .selectFrom('videos')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }

  async function newestOrders(): Promise<NewOrder[]> {
    const rows = await db
      .selectFrom('orders')
      .select(['order_id', 'placed_at', 'name', 'district', 'total_paise', 'short_of', 'erased', 'kind'])
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
      lacksStock: row.short_of !== null,
      ...(row.kind && { kind: row.kind }),
    }))
  }
}
