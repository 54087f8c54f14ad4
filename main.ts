// Reads the settings, opens the shop, loads the web and listens. Runs when it is the program of its process, or by `run`. The only file that sees server and web.
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { faultKinds } from '#server/check-data/check.ts'
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { openBuiltFiles } from '#server/http/built-files.ts'
import { handleShutdown } from '#server/shutdown.ts'
import { serve, type Served, type WebHandler } from '#server/http/serve.ts'
import { openLog } from '#server/log.ts'
import type { MetricsPlace } from '#server/metrics/serve-metrics.ts'
import { type LiveStreams, openLiveStreams } from '#server/live/live-streams.ts'
import { affordableStreams } from '#server/http/open-files.ts'
import { createPageCache } from '#server/http/page-cache.ts'
import { openStyleTexts } from '#server/http/style-sheet-texts.ts'
import { Refusal } from '#server/refusal.ts'
import { openShop, type Shop } from '#server/shop.ts'
import { firstAdminLines, startupBanner } from '#server/start/startup-banner.ts'
import { openProgress } from '#server/progress.ts'
import type { ShopParts } from '#server/start/shop-parts.ts'
import { realSystem } from '#server/system.ts'
import { liveAccess } from '#web/http/live-access.ts'
import { securityHeaders } from '#web/http/security-headers.ts'
import { pageCacheKey } from '#web/http/cached-address.ts'
import project from './package.json' with { type: 'json' }

const BUILD = join(import.meta.dirname, 'build/current')
/** A shop that is alone with its database knows of every change; over PostgreSQL another process may have made one. */
const PAGE_TTL_MS = 60_000
const SHARED_PAGE_TTL_MS = 1_000

/** What takes the place of the service workers when the shop no longer opens without a network. */
const REMOVING = {
  '/shop-worker.js': '/removing-worker.js',
  '/office-worker.js': '/removing-office-worker.js',
}

async function main() {
  const read = readConfig()
  if ('faults' in read) throw new Refusal(read.faults.join('\n'))
  if (!existsSync(BUILD)) throw new Refusal('The web is not built yet: run npm start, or npm run build first')

  createFilesForOwnerOnly()
  const progress = openProgress(process.stdout)
  const log = openLog(undefined, read.config.log)
  const since = performance.now()
  const shop = await openWholeShop(read.config, { progress, log })
  const served = await serveShop(read.config, shop).catch((error: unknown) => {
    process.stdout.write(firstAdminLines(shop))
    throw error
  })

  handleShutdown({
    log: shop.log,
    stop: () => stopShop(shop, served),
  })
  const { databaseUrl, dataDir } = read.config
  log.info('started', {
    version: project.version,
    port: served.port,
    database: databaseUrl ? 'postgres' : 'sqlite',
    dataDir,
    pid: process.pid,
    seconds: Math.round(performance.now() - since) / 1_000,
  })
  // Last: a test that reads it may end the shop at once.
  process.stdout.write(startupBanner(read.config, served.port, shop))
}

/** Opens the shop with all that a process of its own has. */
export function openWholeShop(config: Config, parts: ShopParts = {}): Promise<Shop> {
  return openShop(config, { priceListPdf: 'ahead', ordersInWorker: true, ...parts })
}

/** Serves the shop by the current build, on the port of `config`. */
export async function serveShop(config: Config, shop: Shop): Promise<Served> {
  // A newer build may become the current one while this process starts: it reads all its files from one of them.
  const build = realpathSync(BUILD)
  const { canonicalPath, createHandler, pageOrigin, versions } = await import(join(build, 'server', 'index.js'))
  const builtFiles = openBuiltFiles({
    folders: [join(build, 'client'), join(build, 'earlier')],
    headers: securityHeaders,
    log: shop.log,
    ...(config.offlinePages === false && { instead: REMOVING }),
  })
  const handler: WebHandler = createHandler(shop, openStyleTexts(join(build, 'client')))
  const pages = createPageCache({
    origin: pageOrigin,
    render: (url) => handler(new Request(url), ''),
    keyOf: (url) => pageCacheKey(url, versions, shop.categories.known()),
    keyedBy: () => shop.categories.known(),
    live: shop.live,
    log: shop.log,
    ttlMs: config.databaseUrl ? SHARED_PAGE_TTL_MS : PAGE_TTL_MS,
    isShared: config.databaseUrl !== undefined,
  })
  const live = openLiveStreams({
    ...liveAccess(shop),
    live: shop.live,
    log: shop.log,
    randomInteger: realSystem.randomInteger,
    limits: { ...config.liveStreams, all: affordableStreams(config.liveStreams.all) },
  })
  const metrics = config.metrics && (await openMetricsOf(config.metrics, shop, live))
  const served = await serve({
    config,
    handler,
    staticFiles: builtFiles.answer,
    canonicalPath,
    headers: securityHeaders,
    pages,
    live,
    log: shop.log,
    observe: metrics?.observe,
  })
  return {
    ...served,
    async stop() {
      await served.stop()
      metrics?.close()
    },
  }
}

/** Loaded only where somebody measures. */
async function openMetricsOf(place: MetricsPlace, shop: Shop, live: LiveStreams) {
  const { openMetrics } = await import('#server/metrics/metrics.ts')
  const { serveMetrics } = await import('#server/metrics/serve-metrics.ts')
  const metrics = openMetrics({
    orders: shop.tallies.orders.counts,
    signIns: shop.tallies.signIns.counts,
    liveStreams: live.count,
    isReady: async () => (await shop.availability.readiness()).ready,
    walBytes: shop.walBytes,
    async lastBackup() {
      const { last } = await shop.backups.status()
      return last && new Date(last.at)
    },
    lastDataCheck: async () => (await shop.dataChecks.status()).last,
    faultKinds,
  })
  const { close } = await serveMetrics(metrics, place, shop.log)
  return { observe: metrics.observe, close }
}

/** Ends the live streams, finishes the requests under way, and closes the shop. */
export async function stopShop(shop: Shop, served: Served): Promise<void> {
  shop.live.end()
  await served.stop()
  await shop.close()
}

function faultOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the other program, or set PORT (or METRICS) to another number`
  if (code === 'EACCES' || code === 'ENOSPC' || code === 'EROFS') return `The data folder cannot be written: ${message}`
  throw error
}

/** Runs the shop until a signal ends the process; what keeps it from opening is told, and ends the process too. */
export async function run(): Promise<void> {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${faultOf(error)}\n`)
    process.exit(1)
  }
}

if (import.meta.main) await run()
