// The parts of the bench, in the order in which they run; each opens a shop of its own and leaves nothing behind.
import { benchBrowser } from './browser/browser.ts'
import { benchGrowth } from './growth/growth.ts'
import { benchLive } from './live/live.ts'
import { benchOrders } from './orders/orders.ts'
import { benchPages } from './pages/pages.ts'
import type { Row } from './row.ts'
import { withScratchShop } from './scratch-shop.ts'
import { benchStart } from './start/start.ts'

export type Measured = { rows: Row[]; notes?: string[] }
export type How = { quick: boolean; say: (line: string) => void }

export type Part = { says: string; measure(how: How): Promise<Measured> }

export const parts = {
  pages: {
    says: 'stored pages beside a bare server that sends the same bytes',
    measure: ({ quick }) =>
      withScratchShop({ demo: true }, async (shop) => ({ rows: await benchPages(shop, quick ? 1 : 5) })),
  },
  orders: {
    says: 'orders beside a bare server that commits the same rows',
    measure: async ({ quick }) => ({ rows: await benchOrders({ seconds: quick ? 3 : 9 }) }),
  },
  live: {
    says: 'open pages that hear of each order',
    measure: ({ quick }) => benchLive({ streams: quick ? 1_000 : 10_000 }),
  },
  growth: { says: 'every screen and order as the catalogue and the orders grow', measure: benchGrowth },
  start: { says: 'the second start to the first page, and memory', measure: benchStart },
  browser: { says: 'Lighthouse, and touches and keys on a phone four times slower', measure: benchBrowser },
} satisfies Record<string, Part>

export const partNames = Object.keys(parts) as readonly (keyof typeof parts)[]
