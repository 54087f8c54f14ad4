// Drops the rules of the tables of a shop, which may be open: a control shows what the code prevents, not what the database refuses.
import { sql } from 'kysely'
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { tableRules } from '#server/database/rules.ts'

/** The statements that drop them. */
export const droppingRules = tableRules().map(({ table, name }) => `alter table ${table} drop constraint ${name}`)

export async function dropRules(place: DatabasePlace): Promise<void> {
  const { db, close } = await openDatabase(place, () => new Date())
  for (const statement of droppingRules) await sql.raw(statement).execute(db)
  await close()
}
