// Replaceable parts of a shop, for programs and tests.
import type { ExclusiveLock } from '../database/exclusive-lock.ts'
import type { ShareLive } from '../live/shared-live.ts'
import type { Log } from '../log.ts'
import type { TakeStock } from '../stock/move-stock.ts'
import type { Progress } from '../progress.ts'
import type { SheetWorker } from '../spreadsheets/sheet-worker.ts'
import type { System } from '../system.ts'

export type ShopParts = {
  system?: System
  takeStock?: TakeStock
  sheetWorker?: SheetWorker
  log?: Log
  /** False refuses to open if the database must be migrated; default true. */
  mayMigrate?: boolean
  /** Reports slow steps of opening. */
  progress?: Progress
  /** How processes that open an empty shop wait for each other. */
  lockFirstStart?: ExclusiveLock
  /** Renders the price list's PDF in a separate process, ahead of visitors; 'requested' waits for the first request. */
  priceListPdf?: 'ahead' | 'requested'
  /** Places orders on a thread; needs exclusive use of the database, and the real clock. */
  ordersInWorker?: boolean
  /** Replaces the platform's for calls to push services. */
  pushFetch?: typeof fetch
  /** How processes on one PostgreSQL notify each other; tests replace it, to show what it prevents. */
  shareLive?: ShareLive
}
