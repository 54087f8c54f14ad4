// A row of forty products, first rendered in part.
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { goods } from '../fixtures/sample-data.ts'
import { stockUp } from '../shop/open-test-shop.ts'

export const ROW = 'Sparklers'
export const COUNT = 40
export const nameOf = (at: number) => `Sparkler ${String(at).padStart(2, '0')}`

export async function fillLongRow(shop: Shop) {
  const row = Array.from({ length: COUNT }, (_, at) => ({
    ...goods.lakshmiCrackers,
    category: ROW,
    name: nameOf(at),
  }))
  await stockUp(shop, Object.fromEntries([...row, goods.rockets].map((draft) => [draft.name, draft])))
}

export const namesIn = (page: Page) => page.getByRole('region', { name: ROW }).getByRole('heading', { level: 3 })
