// The measured shop, full as at the end of a season, admin signed in.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderCursorText } from '#domain/order/order-page.ts'
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { openShop } from '#server/shop.ts'
import { openChromium } from '#test/browser/chromium.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { sessionOf } from '#test/journeys/sign-in.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { startPostgres } from '#test/database/postgres-server.ts'
import { fillShop } from '#bin/seed/fill-shop.ts'

export type FullOffice = AsyncDisposable & {
  origin: string
  browser: Awaited<ReturnType<typeof openChromium>>
  session: Awaited<ReturnType<typeof sessionOf>>
  season: Season
}

/** The newest order's id and customer name, and the list cursor of its middle. */
export type Season = { newestId: string; name: string; middle: string }

type Wanted = { products: number; orders: number; postgres: boolean }

export async function openFullOffice({ postgres, ...wanted }: Wanted): Promise<FullOffice> {
  await using opening = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  opening.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = postgres ? await startPostgres({ fast: false }) : undefined
  opening.defer(() => server?.stop())
  const place = { dataDir, databaseUrl: server?.url }
  const season = await fill(place, wanted)
  const shop = await runShop(place)
  opening.defer(() => shop.stop())
  const browser = await openChromium()
  opening.defer(() => browser.close())
  const session = await sessionOf(browser, shop.origin)
  const opened = opening.move()
  return { origin: shop.origin, browser, session, season, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

async function fill(place: DatabasePlace, wanted: Omit<Wanted, 'postgres'>): Promise<Season> {
  const shop = await openShop({ ...testConfig(place), demo: true })
  const { minimumOrderPaise } = shop.settings
  await shop.close()
  const now = new Date()
  const database = await openDatabase(place, () => now)
  try {
    await fillShop(database, { ...wanted, minimumPaise: minimumOrderPaise, now })
    const newestFirst = database.db.selectFrom('orders').selectAll().orderBy('placed_at', 'desc').limit(1)
    const newest = await newestFirst.executeTakeFirstOrThrow()
    const middle = await newestFirst.offset(Math.floor(wanted.orders / 2)).executeTakeFirstOrThrow()
    return {
      newestId: newest.order_id,
      name: newest.name,
      middle: orderCursorText({ placedAt: middle.placed_at, orderId: middle.order_id }),
    }
  } finally {
    await database.close()
  }
}
