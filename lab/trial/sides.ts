// The two checkouts of a trial, each running its own build.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { DatabasePlace } from '#server/database/open.ts'
import { admin } from '#test/shop/open-test-shop.ts'
import { type MeasuredServer, startServer } from '../bench/measured-process.ts'
import { type Engine, placeWithin, withScratchPlace } from '../bench/scratch-shop.ts'

export type Side = MeasuredServer & { productIds: string[] }
export type Sides = { with: Side; without: Side }

/** Two built checkouts: with the machinery on trial, and without it. */
export type Folders = { with: string; without: string }

export type Filling = { products: number; orders: number; demo?: boolean }

/** Stock of each product, at a price at which ten reach the minimum order. */
const PLENTY = 90_000_000
const PRICE_PAISE = 50_00
const ORDERS_A_STEP = 25_000

export function withSides<T>(
  folders: Folders,
  { engine, ...filling }: Filling & { engine: Engine },
  work: (sides: Sides) => Promise<T>,
): Promise<T> {
  return withScratchPlace(engine, async (scratch) => {
    const sides: { with?: Side; without?: Side } = {}
    try {
      for (const name of ['with', 'without'] as const) {
        const place = await placeWithin(scratch, name === 'with' ? 'a' : 'b')
        sides[name] = await startSide(folders[name], place, filling)
      }
      return await work(sides as Sides)
    } finally {
      await sides.with?.stop()
      await sides.without?.stop()
    }
  })
}

/** Filled by the checkout's own commands, since its tables may differ. */
async function startSide(folder: string, place: DatabasePlace, { products, orders, demo }: Filling): Promise<Side> {
  if (!existsSync(join(folder, 'build'))) throw new Error(`${folder} is not built: run npm run build there`)
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    DEMO: demo ? 'on' : 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ORDERS_PER_MINUTE: '1000000',
  }
  if (products > 0) {
    // The search index takes only so many orders in one statement.
    const steps = Math.max(1, Math.ceil(orders / ORDERS_A_STEP))
    for (let step = 1; step <= steps; step += 1) {
      const count = String(Math.min(orders, step * ORDERS_A_STEP))
      const args = ['bin/seed.ts', '--products', String(products), '--orders', count, '--yes']
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${folder} could not be filled: ${stderr}`)
    }
    await enlargeStock(place)
  }
  const server = await startServer(join(folder, 'main.ts'), { env })
  const answer = await fetch(`${server.origin}/products.json`)
  const listed = (await answer.json()) as { id: string }[]
  return { ...server, productIds: listed.map(({ id }) => id) }
}

export async function enlargeStock({ dataDir, databaseUrl }: DatabasePlace): Promise<void> {
  const statement = `update products set stock = ${PLENTY}, mrp_paise = ${PRICE_PAISE}, price_paise = ${PRICE_PAISE}, discount = 0`
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, 'shop.sqlite'))
    database.exec(statement)
    database.close()
    return
  }
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query(statement)
  await client.end()
}
