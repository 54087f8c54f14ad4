// A shop of four products: long texts, a video, nearly sold out, sold out.
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { goods } from '../fixtures/sample-data.ts'
import { redSquare } from '../fixtures/red-square.ts'
import { mp4Clip } from '../fixtures/videos.ts'

export const FILMED = 'லட்சுமி வெடி 4" with a name that is longer than three lines of a card can ever hold'
export const code = { lakshmi: 'PRD0001', filmed: 'PRD0002', pots: 'PRD0003', rocket: 'PRD0004' }

/** Two of one category, one of them with a video; one nearly sold out, and one sold out. */
export async function fewGoods(shop: Shop) {
  const imageUrl = await shop.media.putImage((await redSquare()).buffer)
  const videoUrl = await shop.media.putVideo(await mp4Clip())
  await shop.products.create({ ...goods.lakshmiCrackers, imageUrl }, { code: code.lakshmi })
  await shop.products.create(
    { ...goods.lakshmiCrackers, name: FILMED, pricePaise: 75_00, imageUrl, videoUrl },
    { code: code.filmed },
  )
  await shop.products.create({ ...goods.flowerPots, stock: 3, imageUrl }, { code: code.pots })
  await shop.products.create(goods.rockets, { code: code.rocket })
}

export const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name })
export const isAt = (page: Page, path: string) =>
  until(
    async () => page.url().endsWith(path),
    5_000,
    async () => page.url(),
  )
