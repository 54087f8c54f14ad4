// A production shop over a temporary folder or database.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { DatabasePlace } from '#server/database/open.ts'
import { startPostgres } from '#test/database/postgres-server.ts'
import { type RunningShop, runShop } from '#test/shop/running-shop.ts'

export type Engine = 'sqlite' | 'postgres'

/** Removes the folder even when `work` throws. */
export async function withScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** PostgreSQL commits to disk, as a real server would. */
export function withScratchPlace<T>(engine: Engine, work: (place: DatabasePlace) => Promise<T>): Promise<T> {
  return withScratchFolder(async (dataDir) => {
    if (engine === 'sqlite') return work({ dataDir })
    const server = await startPostgres({ fast: false })
    try {
      return await work({ dataDir, databaseUrl: server.url })
    } finally {
      await server.stop()
    }
  })
}

/** A folder, or a folder and a database. */
export async function placeWithin({ dataDir, databaseUrl }: DatabasePlace, name: string): Promise<DatabasePlace> {
  const folder = join(dataDir, name)
  mkdirSync(folder)
  if (databaseUrl === undefined) return { dataDir: folder }
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { dataDir: folder, databaseUrl: databaseUrl.replace(/\/postgres$/, `/${name}`) }
}

export function withScratchShop<T>(how: { demo: boolean }, work: (shop: RunningShop) => Promise<T>): Promise<T> {
  return withScratchFolder((dataDir) => withShopAt({ dataDir }, work, how))
}

export async function withShopAt<T>(
  place: DatabasePlace,
  work: (shop: RunningShop) => Promise<T>,
  how?: { demo?: boolean; ordersPerMinute?: number },
): Promise<T> {
  const shop = await runShop(place, how)
  try {
    return await work(shop)
  } finally {
    await shop.stop()
  }
}
