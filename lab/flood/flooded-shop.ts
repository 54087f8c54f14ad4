// The production build with products, a picture and a video, and few file descriptors.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop } from '#server/shop.ts'
import { seedDemoVideos } from '#server/demo/seed-videos.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { type RunningShop, runShop } from '#test/shop/running-shop.ts'
import { newKey, stockUp, testConfig } from '#test/shop/open-test-shop.ts'
import { redSquare } from '#test/fixtures/red-square.ts'
import { processState, type ProcessState } from '#test/processes/process-state.ts'

export type FloodedShop = {
  shop: RunningShop
  dataDir: string
  /** One of every kind. */
  paths: readonly string[]
  video: string
  script: string
  isAlive(): boolean
  state(): ProcessState | undefined
  /** Does what honest visitors do. Throws when any of it fails. */
  visit(): Promise<void>
  stop(): Promise<void>
}

type How = { descriptors?: number | undefined; main?: string; env?: Record<string, string> }

/** One address of each kind; pictures, videos and scripts have changing names. */
export const FIXED_PATHS = [
  '/',
  '/ordernow',
  '/ordernow?category=Bomb',
  '/contact',
  '/about',
  '/pricelist',
  '/nowhere',
  '/ordernow.data',
  '/_root.data',
  '/contact.data?_routes=storefront%2Fcontact%2Froute',
  '/vinayagaadmin',
  '/vinayagaadmin.data',
  '/admin',
  '/admin/orders.data',
  '/admin/orders/ORD20261123064845773/bill',
  '/__manifest?paths=%2F%2C%2Fabout&version=x',
  '/orders',
  '/products.json',
  '/pricelist.pdf',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/healthz',
  '/readyz',
  '/live',
  '/live?topics=orders',
  '/media/image/upload',
  '/media/video/upload',
  '/media/video/pieces',
  '/media/video/pieces/0123456789abcdef',
  '/assets/gone.js',
  '/logo.svg',
  '/favicon.ico',
  '/hero/hero-wide.mp4',
]

export async function openFloodedShop({ descriptors, main, env }: How = {}): Promise<FloodedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-flood-'))
  try {
    const { picture, video, product } = await fill(dataDir)
    const shop = await runShop(
      { dataDir },
      { descriptors, ordersPerMinute: 1_000_000, ...(main && { main }), ...(env && { env }) },
    )
    const page = await (await fetch(`${shop.origin}/ordernow`)).text()
    const scripts = [...new Set(page.match(/\/assets\/[\w-]+\.(?:js|css|woff2)/g))]
    const script = scripts.find((path) => path.startsWith('/assets/runtime-')) ?? '/logo.svg'
    const small = picture.replace('/upload/', '/upload/w_160,f_webp/')
    return {
      shop,
      dataDir,
      paths: [...FIXED_PATHS, ...scripts, picture, small, video, video.replace('/upload/', '/upload/q_auto/')],
      video,
      script,
      isAlive: () => processState(shop.pid) !== undefined,
      state: () => processState(shop.pid),
      visit: () => visit(shop.origin, product, [small, video, script]),
      async stop() {
        await shop.stop().finally(() => rmSync(dataDir, { recursive: true, force: true }))
      },
    }
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  }
}

async function fill(dataDir: string) {
  const shop = await openShop(testConfig({ dataDir }))
  const picture = await shop.media.putImage((await redSquare()).buffer)
  const { lakshmiCrackers } = await stockUp(shop, { ...goods, withPicture: { ...goods.rockets, imageUrl: picture } })
  await seedDemoVideos(shop)
  const video = (await shop.videos.all())[0]?.videoUrl ?? ''
  await shop.close()
  return { picture, video, product: lakshmiCrackers.id }
}

async function visit(origin: string, product: string, files: readonly string[]): Promise<void> {
  for (const path of ['/', '/ordernow', '/pricelist', '/products.json', '/pricelist.pdf', '/healthz', ...files]) {
    const answer = await fetch(origin + path)
    await answer.arrayBuffer()
    if (!answer.ok && path !== '/pricelist.pdf') throw new Error(`${path} was answered ${answer.status}`)
  }
  const ordered = await fetch(`${origin}/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
    body: JSON.stringify({ customer: lakshmi, items: [{ id: product, quantity: 40 }] }),
  })
  if (ordered.status !== 201) throw new Error(`The order was answered ${ordered.status}: ${await ordered.text()}`)
}
