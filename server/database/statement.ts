// A statement written once as text for both databases: building a long one anew for each order costs more than running it.
import { CompiledQuery, type Kysely, PostgresAdapter } from 'kysely'
import type { Tables } from './tables.ts'

/** What the two databases say differently. */
const dialects = {
  sqlite: {
    /** The elements of a JSON list that is given as text, each in a column `value`. */
    elements: 'json_each(?)',
    /** A transaction has the whole database to itself. */
    lockProducts: '',
  },
  postgres: {
    elements: 'json_array_elements(cast(? as json))',
    /** In the order of the bytes, as JavaScript sorts, whatever the language of the database. */
    lockProducts: 'order by products.id collate "C" for update of products',
  },
}

type Dialect = (typeof dialects)['sqlite']

type Done<Row> = { rows: Row[]; changed: number }

/** `text` has a `?` for each parameter, in their order. */
export function statement<Parameters extends readonly unknown[], Row = never>(text: (dialect: Dialect) => string) {
  const sqlite = text(dialects.sqlite)
  const postgres = withNumbers(text(dialects.postgres))
  return async (db: Kysely<Tables>, ...parameters: Parameters): Promise<Done<Row>> => {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    const query = CompiledQuery.raw(isPostgres ? postgres : sqlite, [...parameters])
    const { rows, numAffectedRows = 0n } = await db.executeQuery<Row>(query)
    return { rows, changed: Number(numAffectedRows) }
  }
}

function withNumbers(text: string): string {
  let number = 0
  return text.replaceAll('?', () => `$${(number += 1)}`)
}
