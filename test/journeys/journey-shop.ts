// A journey's shop: seeded, run as in production, and restartable.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductDraft } from '#domain/product/product-form.ts'
import { settingsJson, type SettingsJson } from '#domain/settings/settings-json.ts'
import { openShop, type Shop } from '#server/shop.ts'
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { type DatabaseKind, preparedPlace } from '../database/databases.ts'
import { type Scope, cleanup } from '../cleanup.ts'
import { admin, newKey, stockUp, testConfig } from '../shop/open-test-shop.ts'
import { openHostedShop } from '../shop/hosted-shop.ts'
import { runShop } from '../shop/running-shop.ts'

/** Products to seed, or a function over the shop before it starts. */
export type Stock = Record<string, ProductDraft> | ((shop: Shop) => Promise<unknown>)

export type JourneyShop = {
  origin: string
  /** For a test that reads or changes the stored data directly. */
  place: DatabasePlace
  /** Kills its process; only with `ownProcess`. */
  goAway(): Promise<void>
  /** Restarts it with the same address and data, and these environment variables. */
  comeBack(env?: Record<string, string>): Promise<void>
}

/** Stops when `ending` is over; a shop that does not stop cleanly is a fault. */
export async function openJourneyShop(
  kind: DatabaseKind,
  stock: Stock,
  ending: Scope,
  { ownProcess = false } = {},
): Promise<JourneyShop> {
  const place = await preparedPlace(kind, ending)
  const stockroom = await openShop(testConfig(place))
  if (typeof stock === 'function') await stock(stockroom)
  else await stockUp(stockroom, stock)
  await stockroom.close()

  if (!ownProcess) {
    const { origin, stop } = await openHostedShop(place)
    cleanup(ending, stop)
    return { origin, place, goAway: refuse, comeBack: refuse }
  }

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
    async comeBack(env = {}) {
      running = await runShop(place, { port: Number(new URL(origin).port), env })
      isOpen = true
    },
  }
}

async function refuse(): Promise<never> {
  throw new Error('This journey needs a shop with a process of its own')
}

/** For a `Stock`: starts the shop with these settings. */
export async function withSettings(shop: Shop, edited: Partial<SettingsJson>): Promise<void> {
  const edit = { edited, seen: settingsJson(shop.settings) }
  const saved = await shop.settingsVersions.save(edit, { key: newKey(), who: admin.email })
  if (saved.outcome !== 'saved') throw new Error(`The settings were not saved: ${JSON.stringify(saved)}`)
}

export async function reopen(shop: JourneyShop, settings: object): Promise<void> {
  await shop.goAway()
  await writeFile(join(shop.place.dataDir, 'shop.json'), JSON.stringify(settings))
  const database = await openDatabase(shop.place, () => new Date())
  await database.db.deleteFrom('settings_versions').execute()
  await database.close()
  await shop.comeBack()
}

/** Returns the stock of the first seeded product. */
export async function stockOf({ origin }: JourneyShop): Promise<number> {
  const [product] = (await (await fetch(`${origin}/products.json`)).json()) as { stock: number }[]
  return product?.stock ?? Number.NaN
}
