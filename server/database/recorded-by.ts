// Records people by id, so that screens show their present e-mail address. A removal writes the address into the rows instead.
import { type RawBuilder, sql } from 'kysely'
import type { Trx } from './open.ts'
import type { Tables } from './tables.ts'

export const recordedBy = [
  ['order_history', 'who'],
  ['order_revisions', 'who'],
  ['order_editors', 'who'],
  ['payments', 'noted_by'],
  ['payments', 'seen_by'],
  ['payments', 'taken_back_by'],
  ['packing_presses', 'who'],
  ['dispatches', 'who'],
  ['counter_sales', 'who'],
  ['counter_returns', 'who'],
  ['counter_days', 'closed_by'],
  ['counter_shortfalls', 'settled_by'],
  ['batches', 'who'],
  ['batches', 'undone_by'],
  ['imports', 'who'],
  ['stock_movements', 'who'],
  ['stock_counts', 'who'],
  ['stock_counts', 'undone_by'],
  ['settings_versions', 'who'],
  ['removed_orders', 'removed_by'],
  ['demo_removals', 'removed_by'],
  ['audit_entries', 'who'],
] as const satisfies readonly (readonly [keyof Tables, string])[]

/** JSON of restorable rows with such columns. */
const texts = ['removed_orders', 'demo_removals'] as const

/** Returns the e-mail address; a text that is no id stays. */
export function shownPerson<Shown extends string | null = string>(column: string): RawBuilder<Shown> {
  return sql<Shown>`coalesce((select email from admins where admins.id = ${sql.ref(column)}), ${sql.ref(column)})`
}

/** Replaces the id of a person to be removed by the address. */
export async function keepAddress(trx: Trx, { id, email }: { id: string; email: string }): Promise<void> {
  for (const [table, column] of recordedBy)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${email} where ${sql.ref(column)} = ${id}`.execute(
      trx,
    )
  for (const table of texts)
    await sql`update ${sql.table(table)} set contents = replace(contents, ${JSON.stringify(id)}, ${JSON.stringify(email)})
      where contents like ${`%${id}%`}`.execute(trx)
}
