// Writes many rows in one statement: they travel as one JSON text, which both databases read much faster than parameters.
import { sql } from 'kysely'
import type { Database, Trx } from './open.ts'
import type { Tables } from './tables.ts'

const ROWS_A_STATEMENT = 2_000

/** All rows have the columns of the first. */
export async function insertRows<Table extends keyof Tables>(
  trx: Trx,
  kind: Database['kind'],
  table: Table,
  rows: readonly Tables[Table][],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {})
  const columns = sql.join(names.map((name) => sql.ref(name)))
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const json = JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT))
    const values =
      kind === 'postgres'
        ? sql`select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`
        : sql`select ${sql.join(names.map((name) => sql`json_extract(value, ${sql.lit(`$.${name}`)})`))} from json_each(${json})`
    await sql`insert into ${sql.table(table)} (${columns}) ${values}`.execute(trx)
  }
}
