// Counts data beyond the demo, so that nobody fills a real shop with made-up orders.
import type { Database } from '#server/database/open.ts'
import { demoProducts } from '#server/demo/catalogue.ts'
import { demoVideos } from '#server/demo/seed-videos.ts'

/** One part a kind, like '3 orders'; empty for an empty shop and for the demo. */
export async function besideTheDemo({ db }: Database): Promise<string[]> {
  const products = await db.selectFrom('products').select(['code', 'name']).execute()
  const videos = await db.selectFrom('videos').select('title').execute()
  const { orders } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  const demoNames = new Map(demoProducts.map(({ code, name }) => [code, name]))
  const demoTitles = new Set(demoVideos.map(({ title }) => title))
  return [
    counted(products.filter(({ code, name }) => demoNames.get(code) !== name).length, 'product'),
    counted(Number(orders), 'order'),
    counted(videos.filter(({ title }) => !demoTitles.has(title)).length, 'video'),
  ].filter((part) => part !== '')
}

function counted(count: number, noun: string): string {
  if (count === 0) return ''
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
