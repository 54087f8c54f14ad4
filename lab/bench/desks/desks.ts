// Measures the desks at 100,000 orders, beside the list of orders.
import { isoDay } from '#domain/dates/indian-date.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { fetchPage } from '../pages/bare-pages.ts'
import type { Row } from '../row.ts'
import { withScratchPlace, withShopAt } from '../scratch-shop.ts'
import { sessionCookie } from '../sign-in.ts'
import { deskAddresses } from './desk-addresses.ts'
import type { DeskPlaces } from './desk-places.ts'
import { fillDesks, PRODUCTS } from './fill-desks.ts'
import { benchIndexCost } from './index-cost.ts'
import { rowsBesideList } from './list-rows.ts'

const ORDERS = 100_000
const QUICK_ORDERS = 5_000

type Options = { quick: boolean; postgres: boolean; say: (line: string) => void }

export async function benchDesks({ quick, postgres, say }: Options): Promise<Row[]> {
  const orders = quick ? QUICK_ORDERS : ORDERS
  say(`filling a shop with ${PRODUCTS} products and ${orders} orders on ${postgres ? 'PostgreSQL' : 'SQLite'}`)
  const rows = await withScratchPlace(postgres ? 'postgres' : 'sqlite', async (place) => {
    const places = await fillDesks(place, orders)
    say('the shop is filled')
    return await measureDesks(place, places, quick ? { runs: 5 } : {})
  })
  return [...rows, ...(await benchIndexCost({ quick, postgres, say }))]
}

async function measureDesks(place: DatabasePlace, places: DeskPlaces, how: { runs?: number }): Promise<Row[]> {
  return await withShopAt(place, async ({ origin }) => {
    const cookie = await sessionCookie(origin)
    // Builds the sums of all days, which a real shop already has.
    await fetchPage(`${origin}/admin/reports?day=range&to=${isoDay(new Date())}`, { Cookie: cookie })
    return await rowsBesideList({ origin, cookie }, deskAddresses(places), how)
  })
}
