// The production build with a whole catalogue, customers behind a proxy, an admin, and metrics.
import { fillCatalogue } from '#test/fixtures/full-catalogue.ts'
import { freePort } from '#test/processes/free-port.ts'
import { openShop } from '#server/shop.ts'
import { seedDemoVideos } from '#server/demo/seed-videos.ts'
import { type DatabaseKind, emptyPlace } from '#test/database/databases.ts'
import { type FaultyShop, openFaultyShop } from '../faults/faulty-shop.ts'
import type { RunningShop } from '#test/shop/running-shop.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import type { Scope } from '#test/cleanup.ts'
import { collectsOnSignal } from './watch-process.ts'
import { FIXED_PATHS } from '../flood/flooded-shop.ts'

export type SoakedShop = FaultyShop & {
  running: RunningShop
  metricsUrl: string
  /** Scripts, fonts, styles, pictures and a video. */
  files: readonly string[]
  paths: readonly string[]
}

/** An address for each customer, as a proxy sends it. */
export function forwardedFor(address: string): Record<string, string> {
  return { 'X-Forwarded-For': address }
}

/** Starts a process with the environment of `npm start` and production limits. */
export async function openSoakedShop(
  scope: Scope,
  { kind, seed, env }: { kind: DatabaseKind; seed: string; env: Record<string, string> },
): Promise<SoakedShop> {
  const place = await emptyPlace(kind, scope)
  const shop = await openFaultyShop(scope, place, seed, () => forwardedFor(anyAddress()))
  const { random } = shop
  const { pictures, video } = await fill(place)
  const metrics = await freePort()
  const running = await shop.start({
    env: {
      ...env,
      ...collectsOnSignal,
      METRICS: String(metrics),
      TRUSTED_PROXIES: '127.0.0.1',
      ORDERS_PER_MINUTE: '30',
      LOG_LEVEL: 'error',
    },
  })
  const page = await (await fetch(`${running.origin}/ordernow`)).text()
  const scripts = [...new Set(page.match(/\/assets\/[\w-]+\.(?:js|css|woff2)/g))]
  const small = pictures.map((path) => path.replace('/upload/', '/upload/w_320,f_webp/'))
  const files = [...scripts, ...pictures, ...small, video]
  return {
    ...shop,
    running,
    metricsUrl: `http://127.0.0.1:${metrics}/metrics`,
    files,
    paths: [...FIXED_PATHS, ...files],
  }

  function anyAddress(): string {
    return `10.${random.integer(0, 255)}.${random.integer(0, 255)}.${random.integer(1, 254)}`
  }
}

async function fill(place: { dataDir: string; databaseUrl?: string | undefined }) {
  const shop = await openShop(testConfig(place))
  await fillCatalogue(shop)
  await seedDemoVideos(shop)
  const products = await shop.products.all()
  const [video] = await shop.videos.all()
  await shop.close()
  return {
    pictures: [...new Set(products.map(({ imageUrl }) => imageUrl).filter(Boolean))],
    video: video?.videoUrl ?? '/hero/hero-wide.mp4',
  }
}
