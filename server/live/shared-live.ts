// Live events of several processes on one PostgreSQL: a commit of one reaches the pages of all.
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
  /** This process's events, to which its pages listen. */
  live: Live
  log: Log
  /** Replaced by tests to delay or lose messages. */
  openRelay?: (needs: LiveRelayNeeds) => Promise<LiveRelay>
  compareMs?: number
}

export type SharedLive = {
  /** Reaches the pages of every process; stock as read afterwards, not as published. */
  live: Live
  close(): Promise<void>
}

export type ShareLive = (needs: SharedLiveNeeds) => Promise<SharedLive>

export const openSharedLive: ShareLive = async ({ url, db, live, log, openRelay = openLiveRelay, compareMs }) => {
  await using opened = new AsyncDisposableStack()
  const closesLater = <Part extends { close(): Promise<void> }>(part: Part) => opened.adopt(part, () => part.close())
  const opening = Promise.withResolvers<void>()
  // Listens before it reads, so that no commit is lost in between.
  const relay = closesLater(
    await openRelay({ url, log, receive: (change) => void opening.promise.then(() => apply(change)) }),
  )
  const reader = closesLater(
    await openStockReader({
      read: (ids) => readStock(db, ids),
      live,
      log,
      ...(compareMs !== undefined && { compareMs }),
    }),
  )
  closesLater(await compareTopics({ db, changed: apply, log, compareMs }))
  opening.resolve()
  const whole = opened.move()

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
    close: () => whole.disposeAsync(),
  }
}

function changeOf(event: LiveEvent): Change {
  return event.topic === 'stock' ? { topic: 'stock', products: Object.keys(event.stock) } : event
}

/** One statement for a consistent view; xmin is the transaction that wrote the row. */
async function readStock(db: Database['db'], ids?: readonly string[]): Promise<StockRow[]> {
  const rows = db
    .selectFrom('products')
    .select(['id', 'stock', 'updated_at as edited', sql<string>`xmin::text`.as('version')])
  return await (ids ? rows.where('id', '=', sql<string>`any(${ids})`) : rows).execute()
}
