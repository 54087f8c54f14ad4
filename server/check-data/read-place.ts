// Reads a shop's database at one moment, on a connection of its own that can write nothing: nobody waits for it.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { DatabasePlace } from '#server/database/open.ts'
import type { Dialect, Query, Row } from './check.ts'

/** A migration that runs at the same time locks the whole file. */
const BUSY_TIMEOUT_MS = 30_000

export type Reading<Result> = (kind: Dialect['kind'], query: Query) => Promise<Result>

/** Resolves with what `read` does; every query of it sees the data as they are at the first. */
export function readPlace<Result>({ dataDir, databaseUrl }: DatabasePlace, read: Reading<Result>): Promise<Result> {
  return databaseUrl ? readServer(databaseUrl, read) : readFile(join(dataDir, 'shop.sqlite'), read)
}

async function readFile<Result>(file: string, read: Reading<Result>): Promise<Result> {
  using database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  database.exec('pragma temp_store = memory; begin')
  return await read('sqlite', async (sql) => database.prepare(sql).all() as Row[])
}

/** Its driver is loaded only where there is such a server. A plan by many processors of the server would slow the shop down. */
async function readServer<Result>(url: string, read: Reading<Result>): Promise<Result> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: BUSY_TIMEOUT_MS })
  // The query that waits rejects; an 'error' event that nobody hears would end the process.
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
