// The live events of a shop whose PostgreSQL several processes share: what one process commits is published to the pages of all.
import { sql } from 'kysely'
import type { Database } from '../database/open.ts'
import { compareTopics } from './compare-topics.ts'
import type { Change } from './live-message.ts'
import { type LiveRelay, type LiveRelayNeeds, openLiveRelay } from './live-relay.ts'
import type { LiveEvent, Live } from './live.ts'
import type { Log } from '../log.ts'
import { openStockReader, type StockRow } from './stock-reader.ts'

export type SharedLiveNeeds = {
  url: string
  db: Database['db']
  /** The events of this process, to which its pages listen. */
  live: Live
  log: Log
  /** Another one in tests, so that messages come late, or not at all. */
  openRelay?: (needs: LiveRelayNeeds) => Promise<LiveRelay>
  compareMs?: number
}

export type SharedLive = {
  /** What is published here reaches the pages of every process; stock as it is read afterwards, not as it was published. */
  live: Live
  close(): Promise<void>
}

export type ShareLive = (needs: SharedLiveNeeds) => Promise<SharedLive>

export const openSharedLive: ShareLive = async ({ url, db, live, log, openRelay = openLiveRelay, compareMs }) => {
  const opening = Promise.withResolvers<void>()
  // Listens before it reads, so that nothing that is committed in between is lost.
  const relay = await openRelay({ url, log, receive: (change) => void opening.promise.then(() => apply(change)) })
  const reader = await openStockReader({
    read: (ids) => readStock(db, ids),
    live,
    log,
    ...(compareMs !== undefined && { compareMs }),
  })
  const comparing = await compareTopics({ db, changed: apply, log, compareMs })
  opening.resolve()

  function apply(change: Change) {
    if (change.topic === 'stock') reader.stockChanged(change.products)
    else if (change.topic === 'products') reader.productsChanged()
    else live.publish(change)
  }

  return {
    live: {
      ...live,
      publish(event) {
        const change = changeOf(event)
        relay.publish(change)
        apply(change)
      },
    },
    async close() {
      await relay.close()
      await Promise.all([reader.close(), comparing.close()])
    },
  }
}

function changeOf(event: LiveEvent): Change {
  return event.topic === 'stock' ? { topic: 'stock', products: Object.keys(event.stock) } : event
}

/** One statement, so that its rows are of one moment; xmin is the transaction that wrote the row as it is. */
async function readStock(db: Database['db'], ids?: readonly string[]): Promise<StockRow[]> {
  const rows = db
    .selectFrom('products')
    .select(['id', 'stock', 'updated_at as edited', sql<string>`xmin::text`.as('version')])
  return await (ids ? rows.where('id', '=', sql<string>`any(${ids})`) : rows).execute()
}
