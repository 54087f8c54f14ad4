// A shop as in earnest over a folder of its own that goes with it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabasePlace } from '#server/database/open.ts'
import { type RunningShop, runShop } from '#test/shop/running-shop.ts'

/** The folder is removed whatever becomes of `work`. */
export async function withScratchFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  try {
    return await work(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export function withScratchShop<T>(how: { demo: boolean }, work: (shop: RunningShop) => Promise<T>): Promise<T> {
  return withScratchFolder((dataDir) => withShopAt({ dataDir }, work, how))
}

export async function withShopAt<T>(
  place: DatabasePlace,
  work: (shop: RunningShop) => Promise<T>,
  how?: { demo: boolean },
): Promise<T> {
  const shop = await runShop(place, how)
  try {
    return await work(shop)
  } finally {
    await shop.stop()
  }
}
