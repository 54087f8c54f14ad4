// Processes over one PostgreSQL, each with a page cache and live streams.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { type Log, openLog } from '#server/log.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { openLiveStreams } from '#server/live/live-streams.ts'
import { createPageCache } from '#server/http/page-cache.ts'
import type { LiveEvent, Live } from '#server/live/live.ts'
import { openShop, type Shop } from '#server/shop.ts'
import type { ShareLive } from '#server/live/shared-live.ts'
import { cleanup } from '../cleanup.ts'
import { testConfig } from '../shop/open-test-shop.ts'

/** The data of a page: its cursor, and the stock of each product. */
export type DrawnPage = { cursor: string; stock: Record<string, number> }

export type LiveProcess = {
  shop: Shop
  logged: unknown[]
  origin: string
}

/** Serves `/page`, `/page.data` and `/live`. Without `isShared` cached pages stay valid as in a single process. */
export async function openLiveProcess(
  t: TestContext,
  place: DatabasePlace,
  { shareLive, isShared = true }: { shareLive?: ShareLive; isShared?: boolean } = {},
): Promise<LiveProcess> {
  const logged: unknown[] = []
  const log: Log = { ...openLog(() => {}), error: (error) => void logged.push(error) }
  const shop = await openShop(testConfig(place), { log, ordersInWorker: true, ...(shareLive && { shareLive }) })
  cleanup(t, shop.close)
  const streams = openLiveStreams({
    live: shop.live,
    log,
    headers: [],
    isSignedIn: async () => false,
    randomInteger: () => 0,
    limits: { all: 1_000, perAddress: 1_000 },
  })
  const pages = createPageCache({
    origin: 'http://shop.test',
    async render() {
      const cursor = shop.live.cursor(['products', 'stock'])
      const products = await shop.products.all()
      const stock = Object.fromEntries(products.map((product) => [product.id, product.stock]))
      return Response.json({ cursor, stock } satisfies DrawnPage)
    },
    keyOf: ({ pathname }) => ({ key: pathname, allowStale: pathname === '/page' }),
    live: shop.live,
    log,
    ttlMs: 1_000,
    isShared,
  })
  const server = createServer((req, res) => {
    if (streams.answer(req, res, () => '127.0.0.1')) return
    pages.answer(req, res, 'http://shop.test', () => res.writeHead(500).end())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  cleanup(t, () => {
    shop.live.end()
    server.closeAllConnections()
    server.close()
  })
  return { shop, logged, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Delivers messages between processes when and in the order that a test wants. */
export function openPost() {
  const members = new Set<(sent: unknown) => void>()
  const held: { deliver(): void }[] = []
  return {
    held,
    join(receive: (sent: never) => void) {
      const member = receive as (sent: unknown) => void
      members.add(member)
      return {
        publish(sent: unknown) {
          for (const other of members) if (other !== member) held.push({ deliver: () => other(sent) })
        },
        close: async () => void members.delete(member),
      }
    },
  }
}

type Join = ReturnType<typeof openPost>['join']

/** A wrong relay for controls: numbers events in the order of their arrival. */
export function numbersAsTheyArrive(join: Join): ShareLive {
  return async ({ live }) => {
    const { publish, close } = join((event: LiveEvent) => live.publish(event))
    const shared: Live = {
      ...live,
      publish(event) {
        live.publish(event)
        publish(event)
      },
    }
    return { live: shared, close }
  }
}
