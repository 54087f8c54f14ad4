// Checks whether a table exceeds a number of rows, without counting them all.
import { sql } from 'kysely'
import type { Database } from './open.ts'

export async function hasMoreThan(rows: number, table: string, { db }: Pick<Database, 'db'>): Promise<boolean> {
  const { found } = await db
    .selectFrom(sql`(select 1 from ${sql.table(table)} limit ${sql.lit(rows + 1)})`.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return Number(found) > rows
}
