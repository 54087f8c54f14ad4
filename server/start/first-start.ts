// Turns an empty database into a shop, once for all processes: demo goods and the first admin.
import { hasOwnIdentity, type ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Config } from '../config.ts'
import { exclusiveLock, type ExclusiveLock } from '../database/exclusive-lock.ts'
import type { Media } from '../media/media.ts'
import type { Products } from '../products/products.ts'
import { type Progress, silent } from '../progress.ts'
import { type FirstAdmin, makeFirstAdmin } from '../sign-in/first-admin.ts'
import type { SignIn } from '../sign-in/sign-in.ts'
import type { Videos } from '../videos/videos.ts'
import type { System } from '../system.ts'

export type FirstStartNeeds = {
  config: Config
  settings: ShopSettings
  signIn: SignIn
  products: Products
  videos: Videos
  media: Media
  /** Records the shop's goods as the demo's. */
  recordGoods: () => Promise<void>
  system: System
  progress?: Progress | undefined
  /** Tests replace it, to show what it prevents. */
  lock?: ExclusiveLock | undefined
}

const WAITING = 'Another process is preparing this shop: waiting for it …'
const WITHOUT_DEMO = 'shop.json names a shop of its own, so it opens without the demo catalogue (DEMO=on adds it).'

/**
 * Returns the admin that this process created; undefined if there is one. Created last: until then, the next start
 * completes or undoes a partial one.
 */
export async function firstStart({
  lock = exclusiveLock,
  progress = silent,
  ...needs
}: FirstStartNeeds): Promise<FirstAdmin | undefined> {
  const { config, settings, signIn, system } = needs
  if (await signIn.hasAdmin()) return undefined
  await using _held = await lock(config, () => progress.say(WAITING))
  if (await signIn.hasAdmin()) return undefined
  const isOwn = hasOwnIdentity(settings)
  if (config.demo ?? !isOwn) await addDemo(needs, progress)
  else await removeDemo(needs)
  if (config.demo === undefined && isOwn) progress.say(WITHOUT_DEMO)
  return await makeFirstAdmin(signIn, config, system)
}

type Content = Pick<FirstStartNeeds, 'products' | 'videos' | 'media' | 'recordGoods'>

/** Imported on demand. */
async function addDemo({ products, videos, media, recordGoods }: Content, { step }: Progress): Promise<void> {
  const { demoProducts } = await import('../demo/catalogue.ts')
  const { seedDemoProducts } = await import('../demo/seed-products.ts')
  const { seedDemoVideos } = await import('../demo/seed-videos.ts')
  await seedDemoProducts({ products, media }, demoProducts, (done, total) =>
    step('Adding the demo catalogue', done, total),
  )
  await seedDemoVideos({ videos, media })
  await recordGoods()
}

/** Removes goods of an interrupted start with the demo; nobody can have added others. */
async function removeDemo({ products, videos }: Content): Promise<void> {
  const left = await products.all()
  if (left.length === 0) return
  const { demoProducts } = await import('../demo/catalogue.ts')
  const { demoVideos } = await import('../demo/seed-videos.ts')
  const names = new Map(demoProducts.map(({ code, name }) => [code, name]))
  for (const { id, code, name } of left) if (names.get(code) === name) await products.remove(id)
  const titles = new Set(demoVideos.map(({ title }) => title))
  for (const { id, title } of await videos.all()) if (titles.has(title)) await videos.remove(id)
}
