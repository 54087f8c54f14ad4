// A shop for one test, with its own clock and randomness.
import { randomBytes, randomInt } from 'node:crypto'
import { BlockList } from 'node:net'
import type { TestContext } from 'node:test'
import type { Product } from '#domain/product/product.ts'
import type { ProductDraft } from '#domain/product/product-form.ts'
import type { Config } from '#server/config.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { openShop, type Shop } from '#server/shop.ts'
import type { ShopParts } from '#server/start/shop-parts.ts'
import type { System } from '#server/system.ts'
import { type DatabaseKind, preparedPlace } from '../database/databases.ts'
import { cleanup } from '../cleanup.ts'
import { sheetsInProcess } from './sheets-in-process.ts'

/** Noon in Sivakasi, some days before Deepavali. */
export const NOON = new Date('2026-10-28T06:30:00Z')

export const admin = { email: 'owner@shop.test', password: 'deepavali-2026' }

export type TestSystem = System & {
  advance(seconds: number): void
  /** Sets the wall clock, forward or back, without elapsed time. */
  setClock(seconds: number): void
}

/** A clock that moves only when set, real random numbers unless `randomInteger` is given, and the cheapest password hashes. */
export function testSystem(fixed: Partial<System> = {}): TestSystem {
  let now = NOON.getTime()
  let elapsedMs = 0
  return {
    now: () => new Date(now),
    monotonicMs: () => elapsedMs,
    randomInteger: (below) => randomInt(below),
    randomToken: (bytes) => randomBytes(bytes).toString('base64url'),
    passwordCost: { memoryKib: 8, passes: 1 },
    advance(seconds) {
      now += seconds * 1_000
      elapsedMs += seconds * 1_000
    },
    setClock: (seconds) => void (now += seconds * 1_000),
    ...fixed,
  }
}

export type TestShop = Shop & { system: TestSystem; config: Config }

export type TestParts = Omit<ShopParts, 'system'> & {
  system?: TestSystem
  adminPassword?: string
  /** Instead of a prepared one. */
  place?: DatabasePlace
}

/** Opens an empty shop in a new place, closed after the test. */
export async function openTestShop(
  t: TestContext,
  kind: DatabaseKind,
  { system = testSystem(), adminPassword = admin.password, place, ...parts }: TestParts = {},
): Promise<TestShop> {
  const config: Config = {
    ...testConfig(place ?? (await preparedPlace(kind, t))),
    adminPassword: adminPassword === 'made up' ? undefined : adminPassword,
  }
  const shop = await openShop(config, { system, sheetWorker: sheetsInProcess, ...parts })
  cleanup(t, shop.close)
  // With its getters: a copy would keep the initial settings.
  return Object.defineProperties({ system, config }, Object.getOwnPropertyDescriptors(shop)) as TestShop
}

export function testConfig(place: DatabasePlace): Config {
  return {
    processes: 1,
    port: 0,
    host: '127.0.0.1',
    ...place,
    trustedProxies: new BlockList(),
    adminEmail: admin.email,
    adminPassword: admin.password,
    ordersPerMinute: 30,
    demo: false,
    liveStreams: { all: 100, perAddress: 50 },
    // Tests cause errors on purpose.
    log: { level: 'warn', format: 'json' },
  }
}

/** Creates the products and returns them under the same names. */
export async function stockUp<Names extends string>(
  shop: Pick<Shop, 'products'>,
  drafts: Record<Names, ProductDraft>,
): Promise<Record<Names, Product>> {
  const products: Partial<Record<Names, Product>> = {}
  for (const name of Object.keys(drafts) as Names[]) products[name] = await shop.products.create(drafts[name])
  return products as Record<Names, Product>
}

export function newKey(): string {
  return randomBytes(16).toString('base64url')
}
