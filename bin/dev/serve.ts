// The process that `npm run dev` restarts: the screens come from web/ through Vite.
import { createServer as createViteServer } from 'vite'
import { readConfig } from '#server/config.ts'
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { firstAdminLines, startupBanner } from '#server/start/startup-banner.ts'
import { openLiveStreams } from '#server/live/live-streams.ts'
import { serve, type WebHandler } from '#server/http/serve.ts'
import { openProgress } from '#server/progress.ts'
import { openShop } from '#server/shop.ts'
import { realSystem } from '#server/system.ts'
import { liveAccess } from '#web/http/live-access.ts'

const read = readConfig()
if ('faults' in read) {
  for (const fault of read.faults) process.stderr.write(`${fault}\n`)
  process.exit(1)
}

createFilesForOwnerOnly()
const shop = await openShop(read.config, { priceListPdf: 'ahead', progress: openProgress(process.stdout) })
const vite = await createViteServer({ server: { middlewareMode: true } })

const handler: WebHandler = async (request, address) => {
  const { createHandler } = await vite.ssrLoadModule('./web/handler.ts')
  return createHandler(shop)(request, address)
}

const live = openLiveStreams({
  ...liveAccess(shop),
  live: shop.live,
  log: shop.log,
  randomInteger: realSystem.randomInteger,
  limits: read.config.liveStreams,
})
const served = await serve({
  config: read.config,
  handler,
  staticFiles: vite.middlewares,
  live,
  log: shop.log,
}).catch((error: Error) => {
  process.stdout.write(firstAdminLines(shop))
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
process.stdout.write(startupBanner(read.config, served.port, shop))

async function stop() {
  shop.live.end()
  await vite.close()
  await served.stop()
  await shop.close()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
