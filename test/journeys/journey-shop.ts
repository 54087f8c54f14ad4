// The shop of a journey: it is seeded, then runs as in production, and can be stopped and started again.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductDraft } from '#domain/product-form.ts'
import { openShop, type Shop } from '#server/shop.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { type DatabaseKind, emptyPlace } from '../database/databases.ts'
import { type Scope, cleanup } from '../cleanup.ts'
import { stockUp, testConfig } from '../shop/open-test-shop.ts'
import { runShop } from '../shop/running-shop.ts'

/** The products to seed, or what is done in the shop before it starts. */
export type Stock = Record<string, ProductDraft> | ((shop: Shop) => Promise<unknown>)

export type JourneyShop = {
  origin: string
  /** Where its data lie, for a test that looks at them or changes them behind its back. */
  place: DatabasePlace
  /** The process ends without a word, as on a broken machine. */
  goAway(): Promise<void>
  /** It runs again, at the same address and over the same data. */
  comeBack(): Promise<void>
}

/** Stopped when `ending` is over, and faulty unless it then stops in peace. */
export async function openJourneyShop(kind: DatabaseKind, stock: Stock, ending: Scope): Promise<JourneyShop> {
  const place = await emptyPlace(kind, ending)
  const stockroom = await openShop(testConfig(place))
  if (typeof stock === 'function') await stock(stockroom)
  else await stockUp(stockroom, stock)
  await stockroom.close()

  let running = await runShop(place)
  let isOpen = true
  const { origin } = running

  cleanup(ending, () => isOpen && running.stop())

  return {
    origin,
    place,
    async goAway() {
      isOpen = false
      await running.kill()
    },
    async comeBack() {
      running = await runShop(place, { port: Number(new URL(origin).port) })
      isOpen = true
    },
  }
}

/** The shop opens again with these settings. */
export async function reopen(shop: JourneyShop, settings: object): Promise<void> {
  await shop.goAway()
  await writeFile(join(shop.place.dataDir, 'shop.json'), JSON.stringify(settings))
  await shop.comeBack()
}

/** Returns the stock of the product that was seeded first. */
export async function stockOf({ origin }: JourneyShop): Promise<number> {
  const [product] = (await (await fetch(`${origin}/products.json`)).json()) as { stock: number }[]
  return product?.stock ?? Number.NaN
}
