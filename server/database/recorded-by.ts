// Rows record who did something by the person's id, so that screens show the present address, or the last one of a removed person.
import { type RawBuilder, sql } from 'kysely'

/** The person of a column as screens show them; a text that is no id stays as it is. */
export function shownPerson<Shown extends string | null = string>(column: string): RawBuilder<Shown> {
  const id = sql.ref(column)
  return sql<Shown>`coalesce((select email from people where people.id = ${id}),
    (select email from former_people where former_people.id = ${id}), ${id})`
}

/** Those whom screens show with this address, as a list for SQL: several if an address was used again. */
export function idsOf(email: string): RawBuilder<unknown> {
  return sql`select ${email} union all select id from people where email = ${email}
    union all select id from former_people where email = ${email}`
}
