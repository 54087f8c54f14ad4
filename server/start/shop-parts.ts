// What a shop can be opened with in place of the usual.
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
  /** Told of what takes its time while the shop opens. */
  progress?: Progress
  /** How processes that open an empty shop together wait for each other. */
  lockFirstStart?: ExclusiveLock
  /** Keeps the price list's PDF rendered, in a process of its own. */
  priceListPdf?: boolean
  /** Places orders on a thread of their own, where the shop is alone with its database; by the real clock. */
  ordersInWorker?: boolean
  /** In place of the platform's, with which push services are called. */
  pushFetch?: typeof fetch
  /** How processes over one PostgreSQL tell each other; another one shows in a test what the real one prevents. */
  shareLive?: ShareLive
}
