// Opens the shop in this process, loads the web, listens, and ends on a signal. The only file that sees server and web.
import cluster from 'node:cluster'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { faultKinds } from '#server/check-data/check.ts'
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { openBuiltFiles } from '#server/http/built-files.ts'
import { handleShutdown } from '#server/shutdown.ts'
import { countAnswers } from '#server/http/pending-answers.ts'
import { serve, type Served } from '#server/http/serve.ts'
import { openLog } from '#server/log.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { type LiveStreams, openLiveStreams } from '#server/live/live-streams.ts'
import { affordableStreams } from '#server/http/open-files.ts'
import { createPageCache } from '#server/http/page-cache.ts'
import { openStyleTexts } from '#server/http/style-sheet-texts.ts'
import { obeySupervisor } from '#server/processes/supervised.ts'
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

/** Runs the shop until a signal ends the process. Throws what keeps it from opening. */
export async function runShopProcess(config: Config): Promise<void> {
  createFilesForOwnerOnly()
  const progress = openProgress(process.stdout)
  const log = openLog(undefined, config.log, cluster.isWorker ? { pid: process.pid } : {})
  const since = performance.now()
  // Beside processes of an earlier version the database stays as it is.
  const isFirst = !cluster.isWorker || cluster.worker?.id === 1
  const shop = await openWholeShop(config, { progress, log, mayMigrate: isFirst })
  const served = await serveShop(config, shop).catch((error: unknown) => {
    process.stdout.write(firstAdminLines(shop))
    throw error
  })

  const end = handleShutdown({
    log: shop.log,
    stop: () => stopShop(shop, served),
  })
  const { databaseUrl, dataDir } = config
  log.info('started', {
    version: project.version,
    port: served.port,
    database: databaseUrl ? 'postgres' : 'sqlite',
    dataDir,
    pid: process.pid,
    seconds: Math.round(performance.now() - since) / 1_000,
  })
  // Last: a test that reads it may end the shop at once.
  process.stdout.write(isFirst ? startupBanner(config, served.port, shop) : firstAdminLines(shop))
  obeySupervisor({ served, metrics: served.metrics, log: shop.log, end })
  if (!cluster.isWorker)
    process.on('SIGUSR2', () =>
      log.warn('not restarted', { reason: 'one process cannot replace itself: set PROCESSES' }),
    )
}

/** Opens the shop with all that a process of its own has. */
export function openWholeShop(config: Config, parts: ShopParts = {}): Promise<Shop> {
  return openShop(config, { priceListPdf: 'ahead', ordersInWorker: true, ...parts })
}

/** Serves the shop by the current build, on the port of `config`. */
export async function serveShop(config: Config, shop: Shop): Promise<Served & { metrics: Metrics | undefined }> {
  // A newer build may become the current one while this process starts: it reads all its files from one of them.
  const build = realpathSync(BUILD)
  const { canonicalPath, createHandler, pageOrigin, versions } = await import(join(build, 'server', 'index.js'))
  const builtFiles = openBuiltFiles({
    folders: [join(build, 'client'), join(build, 'earlier')],
    headers: securityHeaders,
    log: shop.log,
    newer: () => newerClient(build),
    ...(config.offlinePages === false && { instead: REMOVING }),
  })
  const { handler, settled } = countAnswers(createHandler(shop, openStyleTexts(join(build, 'client'))))
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
  const metrics = config.metrics && (await openMetricsOf(shop, live))
  const served = await serve({
    config,
    handler,
    staticFiles: builtFiles.answer,
    canonicalPath,
    headers: securityHeaders,
    pages,
    live,
    log: shop.log,
    settled,
    observe: metrics?.observe,
  })
  // A supervisor serves those of all its processes.
  const servedMetrics =
    config.metrics && metrics && !cluster.isWorker
      ? await (await import('#server/metrics/serve-metrics.ts')).serveMetrics(metrics, config.metrics, shop.log)
      : undefined
  return {
    ...served,
    metrics,
    async stop() {
      await served.stop()
      servedMetrics?.close()
    },
  }
}

/** A build that became the current one since this process read its own. */
function newerClient(own: string): string | undefined {
  if (!existsSync(BUILD)) return undefined
  const current = realpathSync(BUILD)
  return current === own ? undefined : join(current, 'client')
}

/** Loaded only where somebody measures. */
async function openMetricsOf(shop: Shop, live: LiveStreams): Promise<Metrics> {
  const { openMetrics } = await import('#server/metrics/metrics.ts')
  return openMetrics({
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
}

/** Ends the live streams, finishes the requests under way, and closes the shop. */
export async function stopShop(shop: Shop, served: Served): Promise<void> {
  shop.live.end()
  await served.stop()
  await shop.close()
}
