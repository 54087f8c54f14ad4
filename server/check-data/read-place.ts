// Reads a shop's database in one view on a read-only connection, blocking nobody.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { DatabasePlace } from '#server/database/open.ts'
import type { Dialect, Query, Row } from './check.ts'

/** A concurrent migration locks the whole file. */
const BUSY_TIMEOUT_MS = 30_000

export type Reading<Result> = (kind: Dialect['kind'], query: Query) => Promise<Result>

export function readPlace<Result>({ dataDir, databaseUrl }: DatabasePlace, read: Reading<Result>): Promise<Result> {
  return databaseUrl ? readServer(databaseUrl, read) : readFile(join(dataDir, 'shop.sqlite'), read)
}

async function readFile<Result>(file: string, read: Reading<Result>): Promise<Result> {
  using database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  database.exec('pragma temp_store = memory; begin')
  return await read('sqlite', async (sql) => database.prepare(sql).all() as Row[])
}

/** Parallel plans would slow the shop. */
async function readServer<Result>(url: string, read: Reading<Result>): Promise<Result> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: BUSY_TIMEOUT_MS })
  // The pending query rejects; an unhandled 'error' event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`
      begin isolation level repeatable read, read only;
      set local statement_timeout = 0; set local max_parallel_workers_per_gather = 0`)
    return await read('postgres', async (sql) => (await client.query<Row>(sql)).rows)
  } finally {
    await client.end()
  }
}
