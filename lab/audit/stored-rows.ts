// What the auditors read with SQL of their own, and how they compare its rows with what was sent.
import type { Line } from './acknowledgements.ts'

export type Kind = 'sqlite' | 'postgres'
export type Row = Record<string, unknown>
export type Query = (sql: string) => Promise<Row[]>

/** Recordings of earlier versions lack the tables that came later: nothing is stored in them. */
export async function rowsOf(kind: Kind, query: Query, table: string, sql: string): Promise<Row[]> {
  const [there] = await query(
    kind === 'sqlite'
      ? `select max(name) as name from sqlite_master where type = 'table' and name = '${table}'`
      : `select to_regclass('${table}') as name`,
  )
  return there?.name === null ? [] : await query(sql)
}

export function linesOf(rows: readonly Row[]): Line[] {
  return rows.map(({ product_id, quantity }) => ({ id: String(product_id), quantity: Number(quantity) }))
}

export function listOf(lines: readonly Line[]): string {
  return lines
    .map(({ id, quantity }) => `${quantity} × ${id}`)
    .toSorted()
    .join(', ')
}
