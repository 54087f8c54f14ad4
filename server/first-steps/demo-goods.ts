// Distinguishes the demo's products and videos from the owner's.
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** `isOwn`: renamed, with another picture or file, or edited before the original was recorded. */
export type DemoGood = { id: string; name: string; fileUrl: string; isOwn: boolean }

export type DemoGoods = { products: DemoGood[]; videos: DemoGood[] }

/** Records all products and videos of the shop as the demo's. */
export async function recordGoods(db: Kysely<Tables>): Promise<void> {
  const products = db.selectFrom('products').select(['id', 'name', 'image_url as file_url'])
  const videos = db.selectFrom('videos').select(['id', 'title as name', 'video_url as file_url'])
  for (const goods of [await products.execute(), await videos.execute()]) {
    if (goods.length === 0) continue
    await db
      .insertInto('demo_goods')
      .values(goods)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
}

/** Returns the rest of the demo, by name. */
export async function demoGoods(db: Kysely<Tables>): Promise<DemoGoods> {
  const known = await db.selectFrom('demo_goods').selectAll().execute()
  if (known.length === 0) return { products: [], videos: [] }
  const { demoProducts } = await import('../demo/catalogue.ts')
  const { demoVideos } = await import('../demo/seed-videos.ts')
  const names = new Set(demoProducts.map(({ name }) => name))
  const codes = new Set(demoProducts.map(({ code }) => code))
  const titles = new Set(demoVideos.map(({ title }) => title))
  const first = new Map(known.map((one) => [one.id, one]))
  const products = await db.selectFrom('products').select(['id', 'code', 'name', 'image_url']).orderBy('name').execute()
  const videos = await db.selectFrom('videos').select(['id', 'title', 'video_url']).orderBy('title').execute()
  return {
    products: products.flatMap(({ id, code, name, image_url }) => {
      const was = first.get(id)
      // In an older shop, an owner's product may be older than the oldest remaining admin.
      const isDemo = was && (was.name === '' ? codes.has(code) : names.has(was.name))
      return isDemo ? [{ id, name, fileUrl: image_url, isOwn: isOther(was, name, image_url) }] : []
    }),
    videos: videos.flatMap(({ id, title, video_url }) => {
      const was = first.get(id)
      const isDemo = was && (was.name === '' ? titles.has(title) : titles.has(was.name))
      return isDemo ? [{ id, name: title, fileUrl: video_url, isOwn: isOther(was, title, video_url) }] : []
    }),
  }
}

function isOther(was: Tables['demo_goods'], name: string, fileUrl: string): boolean {
  return was.name !== name || was.file_url !== fileUrl
}
