// The live hints of a shop whose PostgreSQL several processes share: what each commits, the open pages of all are told.
import { sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Notice } from './live-message.ts'
import { type LiveRelay, type LiveRelayNeeds, openLiveRelay } from './live-relay.ts'
import type { Hint, Live } from './live.ts'
import type { Log } from '../log.ts'
import { openStockReader, type StockRow } from './stock-reader.ts'

export type SharedLiveNeeds = {
  url: string
  db: Database['db']
  /** Of this process: its pages listen to it. */
  live: Live
  log: Log
  /** Can be another one, so that a test has messages come late, or not at all. */
  openRelay?: (needs: LiveRelayNeeds) => Promise<LiveRelay>
  compareMs?: number
}

export type SharedLive = {
  /** What is published here is told to the pages of every process; stock as it is read afterwards, not as it was published. */
  live: Live
  close(): Promise<void>
}

export type ShareLive = (needs: SharedLiveNeeds) => Promise<SharedLive>

export const openSharedLive: ShareLive = async ({ url, db, live, log, openRelay = openLiveRelay, compareMs }) => {
  const opening = Promise.withResolvers<void>()
  // Listens before it reads: what is committed in between is heard.
  const relay = await openRelay({ url, log, hear: (notice) => void opening.promise.then(() => take(notice)) })
  const reader = await openStockReader({
    read: (ids) => readStock(db, ids),
    live,
    log,
    ...(compareMs !== undefined && { compareMs }),
  })
  opening.resolve()

  function take(notice: Notice) {
    if (notice.topic === 'stock') reader.stockChanged(notice.products)
    else if (notice.topic === 'products') reader.productsChanged()
    else live.publish(notice)
  }

  return {
    live: {
      ...live,
      publish(hint) {
        const notice = noticeOf(hint)
        relay.tell(notice)
        take(notice)
      },
    },
    async close() {
      await relay.close()
      await reader.close()
    },
  }
}

function noticeOf(hint: Hint): Notice {
  return hint.topic === 'stock' ? { topic: 'stock', products: Object.keys(hint.stock) } : hint
}

/** One statement, so that what it gives is of one moment; xmin is the transaction that wrote the row as it is. */
async function readStock(db: Database['db'], ids?: readonly string[]): Promise<StockRow[]> {
  const rows = db
    .selectFrom('products')
    .select(['id', 'stock', 'updated_at as edited', sql<string>`xmin::text`.as('version')])
  return await (ids ? rows.where('id', '=', sql<string>`any(${ids})`) : rows).execute()
}
