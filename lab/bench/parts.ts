// The parts of the bench in order; each opens a shop and removes it.
import { benchBrowser } from './browser/browser.ts'
import { benchDesks } from './desks/desks.ts'
import { benchGrowth } from './growth/growth.ts'
import { benchLive } from './live/live.ts'
import { benchOffice } from './office/office.ts'
import { benchOrders } from './orders/orders.ts'
import { benchPages } from './pages/pages.ts'
import type { Row } from './row.ts'
import { benchSearch } from './search/search.ts'
import { benchStart } from './start/start.ts'

export type PartOptions = { quick: boolean; postgres: boolean; say: (line: string) => void }

/** `notes`: one sentence for each measurement left out or changed. */
export type Part = { title: string; measure(options: PartOptions): Promise<Row[] | { rows: Row[]; notes: string[] }> }

export const parts = {
  pages: { title: 'cached pages beside a bare server that sends the same bytes', measure: benchPages },
  orders: { title: 'orders beside a bare server that commits the same rows', measure: benchOrders },
  live: { title: 'event streams of open pages beside a bare server that writes the same events', measure: benchLive },
  growth: { title: 'every screen and order as the catalogue and the orders grow', measure: benchGrowth },
  start: { title: 'the second start and its memory beside a bare process', measure: benchStart },
  browser: {
    title: 'Lighthouse, touches and keys on a slow phone, beside copies without scripts',
    measure: benchBrowser,
  },
  office: { title: 'the back office at the end of a season, beside the same bytes and copies', measure: benchOffice },
  desks: { title: 'the desks of the back office at 100,000 orders, beside the list of orders', measure: benchDesks },
  search: { title: 'searches of 2,000 products beside a plain search for the same letters', measure: benchSearch },
} satisfies Record<string, Part>

export const partNames = Object.keys(parts) as readonly (keyof typeof parts)[]
