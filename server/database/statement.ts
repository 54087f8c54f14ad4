// Statements as text for both databases: building a long one per order costs more than running it.
import { CompiledQuery, type Kysely, PostgresAdapter } from 'kysely'
import type { Tables } from './tables.ts'

/** Longer differences are in sqlite/sql.ts and postgres/sql.ts. */
const fragments = {
  sqlite: {
    /** In a column `value`. */
    elements: 'json_each(?)',
    /** Empty here: a transaction has the database to itself. */
    forUpdate: '',
    /** Its name cannot change. */
    forKeyShare: '',
    /** It cannot change, nor can its name be locked. */
    forRowUpdate: '',
    /** It cannot change or be locked, except on its name. */
    forNoKeyUpdate: '',
  },
  postgres: {
    elements: 'json_array_elements(cast(? as json))',
    /** In byte order, as JavaScript sorts, regardless of the database's locale. */
    forUpdate: 'order by products.id collate "C" for update of products',
    forKeyShare: 'for key share',
    forRowUpdate: 'for update',
    forNoKeyUpdate: 'for no key update',
  },
}

type Fragments = (typeof fragments)['sqlite']

type Done<Row> = { rows: Row[]; changed: number }

const names = new Map<string, string>()

/** By which a connection to PostgreSQL keeps it parsed and planned. */
export function statementName(text: string): string | undefined {
  return names.get(text)
}

/** `text` has a `?` per parameter. */
export function statement<Parameters extends readonly unknown[], Row = never>(text: (words: Fragments) => string) {
  const sqlite = text(fragments.sqlite)
  const postgres = withNumbers(text(fragments.postgres))
  if (!names.has(postgres)) names.set(postgres, `shop_${names.size}`)
  return async (db: Kysely<Tables>, ...parameters: Parameters): Promise<Done<Row>> => {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    const query = CompiledQuery.raw(isPostgres ? postgres : sqlite, [...parameters])
    const { rows, numAffectedRows = 0n } = await db.executeQuery<Row>(query)
    return { rows, changed: Number(numAffectedRows) }
  }
}

/** Each row count has its own text, which the database then prepares once. */
const ROWS_A_STATEMENT = 25

/** The returned function takes rows in the order of `columns`, and returns how many were inserted. */
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
