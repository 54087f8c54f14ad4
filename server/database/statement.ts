// A statement written once as text for both databases: building a long one anew for each order costs more than running it.
import { CompiledQuery, type Kysely, PostgresAdapter } from 'kysely'
import type { Tables } from './tables.ts'

/** What the two engines say differently in one statement; longer differences are in sqlite/sql.ts and postgres/sql.ts. */
const fragments = {
  sqlite: {
    /** The elements of a JSON list that is given as text, each in a column `value`. */
    elements: 'json_each(?)',
    /** Locks the selected products: here, a transaction has the whole database to itself. */
    forUpdate: '',
    /** Keeps the name of the selected row from being changed until the end of the transaction. */
    forKeyShare: '',
    /** Keeps others from changing the selected row, and from holding its name. */
    forRowUpdate: '',
    /** Keeps others from changing or locking the selected row; they may hold its name. */
    forNoKeyUpdate: '',
  },
  postgres: {
    elements: 'json_array_elements(cast(? as json))',
    /** In the order of the bytes, as JavaScript sorts, whatever the language of the database. */
    forUpdate: 'order by products.id collate "C" for update of products',
    forKeyShare: 'for key share',
    forRowUpdate: 'for update',
    forNoKeyUpdate: 'for no key update',
  },
}

type Fragments = (typeof fragments)['sqlite']

type Done<Row> = { rows: Row[]; changed: number }

/** `text` has a `?` for each parameter, in their order. */
export function statement<Parameters extends readonly unknown[], Row = never>(text: (words: Fragments) => string) {
  const sqlite = text(fragments.sqlite)
  const postgres = withNumbers(text(fragments.postgres))
  return async (db: Kysely<Tables>, ...parameters: Parameters): Promise<Done<Row>> => {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    const query = CompiledQuery.raw(isPostgres ? postgres : sqlite, [...parameters])
    const { rows, numAffectedRows = 0n } = await db.executeQuery<Row>(query)
    return { rows, changed: Number(numAffectedRows) }
  }
}

/** The longest statement. Each number of rows has a text of its own, which the database need read only once. */
const ROWS_A_STATEMENT = 25

/**
 * Returns a function that inserts any number of rows, each by its values in the order of `columns`, with few statements. It returns
 * how many it has inserted.
 */
export function insertStatement(table: string, columns: readonly string[], onConflict = '') {
  const marks = `(${columns.map(() => '?').join(', ')})`
  const insertOf = Array.from({ length: ROWS_A_STATEMENT + 1 }, (_, count) =>
    statement<unknown[]>(
      () => `insert into ${table} (${columns.join(', ')}) values ${Array(count).fill(marks).join(', ')} ${onConflict}`,
    ),
  )
  return async (db: Kysely<Tables>, rows: readonly (readonly unknown[])[]): Promise<number> => {
    let inserted = 0
    for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT) {
      const some = rows.slice(first, first + ROWS_A_STATEMENT)
      inserted += (await insertOf[some.length]!(db, ...some.flat())).changed
    }
    return inserted
  }
}

function withNumbers(text: string): string {
  let number = 0
  return text.replaceAll('?', () => `$${(number += 1)}`)
}
