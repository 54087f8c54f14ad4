// Fills an empty shop with the demo catalogue; every picture goes the way an admin's upload goes.
import type { Media } from '../media/media.ts'
import type { Products } from '../products/products.ts'
import { demoProducts } from './catalogue.ts'
import { openLabelPress } from './svg-rasterizer.ts'
import type { DemoProduct } from './catalogue.ts'

/** While two labels are being kept, the next two are being printed. */
const AT_ONCE = 4

type EmptyShop = { products: Pick<Products, 'all' | 'create'>; media: Pick<Media, 'putImage'> }

/** Plants what is not there yet, so that a start that was cut short is finished by the next one. */
export async function plantDemo(
  { products, media }: EmptyShop,
  goods: readonly DemoProduct[] = demoProducts,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const planted = new Set((await products.all()).map(({ code }) => code))
  const missing = goods.filter(({ code }) => !planted.has(code)).values()
  let done = goods.filter(({ code }) => planted.has(code)).length
  await using press = openLabelPress()

  async function plantNext() {
    for (const { code, ...draft } of missing) {
      const imageUrl = await media.putImage(await press.print({ code, category: draft.category }))
      await products.create({ ...draft, imageUrl }, { code })
      done += 1
      onProgress(done, goods.length)
    }
  }

  // All come to their end before the press is stopped, so that nothing is planted after a failure has been told.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, plantNext))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
