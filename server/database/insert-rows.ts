// Writes many rows in a statement as one JSON parameter, which is much faster than many parameters.
import { type RawBuilder, sql } from 'kysely'
import type { Database, Trx } from './open.ts'
import type { Tables } from './tables.ts'

const ROWS_A_STATEMENT = 2_000

/** All rows have the first one's columns. */
export async function insertRows<Table extends keyof Tables>(
  trx: Trx,
  kind: Database['kind'],
  table: Table,
  rows: readonly Tables[Table][],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {})
  const columns = sql.join(names.map((name) => sql.ref(name)))
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const values = valuesOf(kind, table, names, rows.slice(start, start + ROWS_A_STATEMENT))
    await sql`insert into ${sql.table(table)} (${columns}) ${values}`.execute(trx)
  }
}

/** By `id`. All rows have the first one's columns. */
export async function updateRows(
  trx: Trx,
  kind: Database['kind'],
  table: 'products',
  rows: readonly Tables['products'][],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {})
  const changed = names.filter((name) => name !== 'id')
  const set = sql.join(changed.map((name) => sql`${sql.ref(name)} = ${sql.ref(`wanted.${name}`)}`))
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const values = valuesOf(kind, table, names, rows.slice(start, start + ROWS_A_STATEMENT))
    await sql`update ${sql.table(table)} set ${set} from (${values}) as wanted where ${sql.table(table)}.id = wanted.id`.execute(
      trx,
    )
  }
}

function valuesOf<Table extends keyof Tables>(
  kind: Database['kind'],
  table: Table,
  names: readonly string[],
  rows: readonly Tables[Table][],
) {
  const json = JSON.stringify(rows)
  const columns = (expression: (name: string) => RawBuilder<unknown>) => sql.join(names.map(expression))
  return kind === 'postgres'
    ? sql`select ${columns((name) => sql.ref(name))} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`
    : sql`select ${columns((name) => sql`json_extract(value, ${sql.lit(`$.${name}`)}) as ${sql.ref(name)}`)} from json_each(${json})`
}
