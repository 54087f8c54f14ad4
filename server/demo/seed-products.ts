// Seeds an empty shop with the demo catalogue; every image takes the same way as an admin's upload.
import { fileURLToPath } from 'node:url'
import { productDefaults } from '#domain/product/product.ts'
import type { Media } from '#server/media/media.ts'
import type { Products } from '../products/products.ts'
import { type DemoProduct, demoProducts } from './catalogue.ts'
import { openSvgRasterizer } from './svg-rasterizer.ts'

/** While two images are stored, the next two are rasterized. */
const CONCURRENCY = 4

type EmptyShop = { products: Pick<Products, 'all' | 'create'>; media: Pick<Media, 'putImage'> }

/** Creates the products that are missing, so that a seeding that was interrupted is finished by the next start. */
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

  // All settle before the rasterizer ends, so that nothing is created after a failure has been reported.
  const outcomes = await Promise.allSettled(Array.from({ length: CONCURRENCY }, seedNext))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** The path of a demo product's image, a gzipped SVG that `npm run artwork -- labels` draws. */
export function labelFile(code: string): string {
  return fileURLToPath(new URL(`labels/${code}.svgz`, import.meta.url))
}
