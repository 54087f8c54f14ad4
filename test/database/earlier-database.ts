// A database as version 0.9.1 left it, to test its migration.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { copiedAmong } from '#server/database/copy-shop.ts'
import type { Reader } from '#server/database/engine.ts'
import { migrate, OLDEST_VERSION } from '#server/database/migrate.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { postgresDialect } from '#server/database/postgres/open.ts'
import { sqliteDialect } from '#server/database/sqlite/open.ts'
import type { Tables } from '#server/database/tables.ts'

/** Opens a place with the tables of 0.9.1, or of a later step; destroy it before the shop opens. */
export async function openEarlierDatabase({ dataDir, databaseUrl }: DatabasePlace, upTo = OLDEST_VERSION) {
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(join(dataDir, 'shop.sqlite'))
  const db = new Kysely<Tables>({ dialect }) as Reader
  await migrate(db, databaseUrl ? 'postgres' : 'sqlite', () => new Date('2026-01-01T00:00:00Z'), { upTo })
  return db
}

/**
 * Edited, paid, packed, dispatched and cancelled orders, counter sales, a count, and the changes of two people and a
 * removed one.
 */
export const earlierRows = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/shop-of-0-9-1.json'), 'utf8'),
) as Record<string, Record<string, string | number | null>[]>

/** What its tables are called now. */
export const tableNow = (earlier: string): string => copiedAmong(new Set([earlier]))[0]?.table ?? earlier

/** Makes such a shop at an empty place. */
export async function makeEarlierShop(place: DatabasePlace): Promise<void> {
  await fillEarlierShop(place, earlierRows)
}

/** Makes a shop of 0.9.1 with one owner. */
export async function makeEarlierOwner(place: DatabasePlace, created_at: string): Promise<{ email: string }> {
  const admin = { id: 'a', email: 'owner@shop.test', password_hash: 'hash', created_at }
  await fillEarlierShop(place, { admins: [admin] })
  return admin
}

async function fillEarlierShop(place: DatabasePlace, tables: typeof earlierRows): Promise<void> {
  const db = await openEarlierDatabase(place)
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of rows) {
      const columns = Object.keys(row).map((column) => sql.ref(column))
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
        db,
      )
    }
  }
  await db.destroy()
}

/** Makes a shop of a version before 0.9.1. */
export async function makeTooOldShop(place: DatabasePlace): Promise<void> {
  const db = await openEarlierDatabase(place)
  await sql`update migrations set version = 31`.execute(db)
  await db.destroy()
}
