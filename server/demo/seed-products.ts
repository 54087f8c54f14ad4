// Seeds an empty shop with the demo catalogue; images pass through the upload code.
import { fileURLToPath } from 'node:url'
import { productDefaults } from '#domain/product/product.ts'
import type { Media } from '#server/media/media.ts'
import type { Products } from '../products/products.ts'
import { type DemoProduct, demoProducts } from './catalogue.ts'
import { openSvgRasterizer } from './svg-rasterizer.ts'

/** While two images are stored, the next two are rasterized. */
const CONCURRENCY = 4

type EmptyShop = { products: Pick<Products, 'all' | 'create'>; media: Pick<Media, 'putImage'> }

/** Creates missing products, so that the next start completes an interrupted seeding. */
export async function seedDemoProducts(
  { products, media }: EmptyShop,
  catalogue: readonly DemoProduct[] = demoProducts,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const existing = new Set((await products.all()).map(({ code }) => code))
  const missing = catalogue.filter(({ code }) => !existing.has(code)).values()
  let done = catalogue.filter(({ code }) => existing.has(code)).length
  await using rasterizer = openSvgRasterizer()

  async function seedNext() {
    for (const { code, ...draft } of missing) {
      const imageUrl = await media.putImage(await rasterizer.rasterize(labelFile(code)))
      await products.create({ ...productDefaults, ...draft, imageUrl }, { code })
      done += 1
      onProgress(done, catalogue.length)
    }
  }

  // Waits for all, so that nothing is created after a failure is reported.
  const outcomes = await Promise.allSettled(Array.from({ length: CONCURRENCY }, seedNext))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** Returns a product image's path: a gzipped SVG drawn by `npm run artwork -- labels`. */
export function labelFile(code: string): string {
  return fileURLToPath(new URL(`labels/${code}.svgz`, import.meta.url))
}
