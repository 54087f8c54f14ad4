// The shop as one value: its state and functions, opened and closed together.
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Languages } from '#domain/words/translations.ts'
import { type Availability, openAvailability } from './availability.ts'
import { type Closing, openClosing } from './closing.ts'
import type { Config } from './config.ts'
import { closeDataFolder } from './files/data-folder.ts'
import type { Database } from './database/open.ts'
import { watchCheckpoints } from './database/sqlite/checkpoints.ts'
import { type Backups, openBackups } from './backup/schedule/backups.ts'
import { openUpdatedDatabase } from './backup/open-updated.ts'
import { firstStart } from './start/first-start.ts'
import { language } from './language.ts'
import { type Live, openLive } from './live/live.ts'
import { openServerClock } from './live/server-clock.ts'
import { type Log, openLog } from './log.ts'
import { startDailyWork } from './daily/daily-work.ts'
import type { Media } from './media/media.ts'
import { openConfiguredMedia } from './media/open-media.ts'
import { type DataChecks, openDataChecks } from './check-data/data-checks.ts'
import { type Dashboard, openDashboard } from './dashboard.ts'
import { type DayWork, openDayWork } from './day-work.ts'
import { openReports, type Reports } from './reports/reports.ts'
import { type Counter, openCounter } from './counter/counter.ts'
import { openOrderRateLimit, type OrderRateLimit } from './orders/order-rate-limit.ts'
import { openOrderWorker } from './orders/order-worker.ts'
import { openOrders, type Orders } from './orders/orders.ts'
import { type Dispatches, openDispatches } from './dispatch/dispatches.ts'
import { type DispatchLists, openDispatchLists } from './dispatch/dispatch-lists.ts'
import { type Offices, openOffices } from './transport/offices.ts'
import { openPacks, type Packs } from './packs/packs.ts'
import { openPacking, type Packing } from './packing/packing.ts'
import { openPayments, type Payments } from './payments/payments.ts'
import { openNotifications, type Notifications } from './notifications/notifications.ts'
import { type Customers, openCustomers } from './customers/customers.ts'
import { type BulkChanges, openBulkChanges } from './products/bulk/bulk-changes.ts'
import { type Categories, openCategories } from './categories/categories.ts'
import { type Imports, openImports } from './imports/imports.ts'
import { openSheetWorker, type SheetWorker } from './spreadsheets/sheet-worker.ts'
import { type Audit, openAudit } from './people/audit.ts'
import { openPeople, type People } from './people/people.ts'
import { openProducts, type Products } from './products/products.ts'
import { type PriceListPdf, renderWithLogo } from './products/price-list-pdf.ts'
import { openPriceLists } from './products/price-lists.ts'
import { createTallies, type Tallies } from './metrics/tallies.ts'
import { openRateLimit, type RateLimit, rates } from './rate-limit.ts'
import { openSettings, type Settings } from './settings/settings.ts'
import { settingsToStart } from './settings/settings-file.ts'
import type { FirstAdmin } from './sign-in/first-admin.ts'
import type { ShopParts } from './start/shop-parts.ts'
import { openSignIn, type SignIn } from './sign-in/sign-in.ts'
import { type FirstSteps, openFirstSteps } from './first-steps/first-steps.ts'
import { openStock, type Stock } from './stock/stock.ts'
import { openVideos, type Videos } from './videos/videos.ts'
import { type MovingIn, openMovingIn } from './moving-in/moving-in.ts'
import { realSystem, type System } from './system.ts'

export type Shop = {
  /** The current settings: a new object after each change. */
  readonly settings: ShopSettings
  settingsVersions: Settings
  products: Products
  bulkChanges: BulkChanges
  categories: Categories
  packs: Packs
  imports: Imports
  sheetWorker: SheetWorker
  stock: Stock
  orders: Orders
  packing: Packing
  payments: Payments
  counter: Counter
  customers: Customers
  dispatch: Dispatches & DispatchLists & { offices: Offices }
  orderRateLimit: OrderRateLimit
  /** Checked before a sign-in's body is read. */
  signInRateLimit: RateLimit
  /** Counts links that open no order. */
  missedLinkRateLimit: RateLimit
  /** Counts what is sent from pages of orders. */
  orderPageRateLimit: RateLimit
  videos: Videos
  movingIn: MovingIn
  firstSteps: FirstSteps
  signIn: SignIn
  people: People
  audit: Audit
  notifications: Notifications
  dashboard: Dashboard
  dayWork: DayWork
  reports: Reports
  live: Live
  media: Media
  priceList: PriceListPdf
  backups: Backups
  dataChecks: DataChecks
  log: Log
  /** The language of the request that is being answered. */
  language: Languages
  /** Set if this opening created the admin. */
  firstAdmin?: FirstAdmin
  now(): Date
  availability: Availability
  /** SQLite's write-ahead log; 0 on PostgreSQL. */
  walBytes(): number
  tallies: Tallies
  /** Ends within a time limit. */
  close(): Promise<void>
}

/** Throws DatabaseUnusable or SettingsFaults with sentences for the operator. */
export async function openShop(config: Config, parts: ShopParts = {}): Promise<Shop> {
  const { system = realSystem, log = openLog(undefined, config.log) } = parts
  const warning = await closeDataFolder(config.dataDir)
  if (warning !== undefined) parts.progress?.say(warning)
  const say = (line: string) => parts.progress?.say(line)
  const database = await openUpdatedDatabase(config, { now: system.now, say, mayMigrate: parts.mayMigrate })
  if (database.warning !== undefined) parts.progress?.say(database.warning)
  // The first of several processes says it for all.
  if (database.tooFewConnections && parts.mayMigrate !== false)
    log.warn('too few database connections', { processes: config.processes, ...database.tooFewConnections })
  if (database.migrated) log.info('database migrated', { database: database.kind, ...database.migrated })
  const closing = openClosing(database, log)
  try {
    return await openParts(config, { ...parts, system, log, database, closing })
  } catch (error) {
    await closing.close()
    throw error
  }
}

type Needs = ShopParts & { system: System; log: Log; database: Database; closing: Closing }

/** Adds to `closing` what stays open. */
async function openParts(config: Config, parts: Needs): Promise<Shop> {
  const { system, log, database, closing } = parts
  const tallies = createTallies()
  const clock = config.databaseUrl ? closing.add(await openServerClock(database.db)) : undefined
  const ownLive = openLive(undefined, clock?.now)
  const shareLive = config.databaseUrl && (parts.shareLive ?? (await import('./live/shared-live.ts')).openSharedLive)
  const shared = shareLive
    ? closing.add(await shareLive({ url: config.databaseUrl ?? '', db: database.db, live: ownLive, log }))
    : undefined
  const live = shared?.live ?? ownLive
  const start = () => settingsToStart(config.dataDir)
  const settingsVersions = closing.add(await openSettings({ database, live, ownLive, system, log, start }))
  const settings = settingsVersions.current
  const media = closing.add(await openConfiguredMedia(config, log, { now: system.now }))
  const signIn = await openSignIn({ database, system, live, log, outcomes: tallies.signIns })
  const orderWorker =
    parts.ordersInWorker && database.writing
      ? closing.add(openOrderWorker({ dataDir: config.dataDir, settings, writing: database.writing, live, log }))
      : undefined
  const needs = {
    database,
    live,
    system,
    settings,
    place: orderWorker?.place,
    ...(parts.takeStock && { takeStock: parts.takeStock }),
  }
  const products = openProducts(database, live, system)
  const bulkChanges = openBulkChanges(database, live, system)
  const categories = await openCategories({ database, live, system, log })
  const { sheetWorker = openSheetWorker({ log }) } = parts
  const imports = openImports({ database, products, categories, bulkChanges, worker: sheetWorker, system })
  const videos = openVideos(database, live, system)

  const { progress, lockFirstStart: lock } = parts
  const firstSteps = openFirstSteps({ database, live, system })
  const content = { products, videos, media, recordGoods: firstSteps.recordGoods }
  const firstAdmin = await firstStart({ config, settings: settings(), signIn, ...content, system, progress, lock })
  const priceList = closing.add(
    openPriceLists({
      products,
      categories,
      live,
      settings,
      log,
      now: system.now,
      render: parts.priceListPdf ? renderWithLogo(media) : undefined,
      isAhead: parts.priceListPdf === 'ahead',
    }),
  )
  const backups = closing.add(openBackups({ config, database, system, log }))
  const movingIn = closing.add(await openMovingIn({ config, live, system, log }))
  const dataChecks = closing.add(openDataChecks({ config, database, system, log }))
  const customers = openCustomers({ database, settings, live, system, log })
  if (database.writeAheadLog) closing.add(watchCheckpoints(database.writeAheadLog, { log }))
  const reports = openReports(database)
  const orders = openOrders(needs)
  const stock = openStock(needs)
  const packing = openPacking({ database, live, system, orders })
  const payments = openPayments({ database, live, system, worker: sheetWorker })
  const dispatch = { ...openDispatches(needs), ...openDispatchLists(database), offices: openOffices(needs) }
  const audit = openAudit({ database, system, log })
  const notifications = closing.add(
    await openNotifications({ database, system, settings, log, fetch: parts.pushFetch }),
  )
  const daysWork = { customers, orders, imports, movingIn, bulkChanges, reports, audit }
  closing.add(startDailyWork({ database, media, firstSteps, ...daysWork, log }))

  return {
    get settings() {
      return settings()
    },
    settingsVersions,
    products,
    bulkChanges,
    categories,
    packs: openPacks(needs),
    imports,
    sheetWorker,
    stock,
    orders,
    packing,
    payments,
    counter: openCounter(needs),
    customers,
    dispatch,
    orderRateLimit: openOrderRateLimit({ database, system }, { perMinute: config.ordersPerMinute }),
    signInRateLimit: openRateLimit(system, rates.signIn),
    missedLinkRateLimit: openRateLimit(system, rates.missedLink),
    orderPageRateLimit: openRateLimit(system, rates.orderPage),
    videos,
    movingIn,
    firstSteps,
    signIn,
    people: openPeople({ database, live, system }),
    audit,
    notifications,
    dashboard: openDashboard({ database, system, reports }),
    dayWork: openDayWork({ orders, packing, dispatch, payments, stock, settings }),
    reports,
    live,
    media,
    priceList,
    backups,
    dataChecks,
    log,
    language,
    ...(firstAdmin && { firstAdmin }),
    now: system.now,
    tallies,
    walBytes: () => database.writeAheadLog?.bytes() ?? 0,
    availability: openAvailability({ database, live, log, system }),
    close: closing.close,
  }
}
