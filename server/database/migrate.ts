// Migrates the tables in numbered steps, from the baseline, version 0.9.1. A file that ends in .sqlite.sql or
// .postgres.sql follows the common one.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import { addRule, dropRule, readDroppedRule, readRule, statementsOf } from './rules.ts'
import type { Tables } from './tables.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

type Kind = 'sqlite' | 'postgres'
type Migration = { version: number; name: string; text: string }

/** Data of earlier versions are not migrated. */
export const OLDEST_VERSION = 32

export class WrongVersion extends Error {
  override name = 'WrongVersion'
}

type Options = {
  /** Blocks other processes until the transaction's end. */
  lock?: (trx: Transaction<Tables>) => Promise<unknown>
  /** For tests. */
  upTo?: number
}

/** 0 is an empty database. */
export type Migrated = { from: number; to: number }

/**
 * Undefined if no step was missing. Throws WrongVersion if the data are newer than this program, or older than the
 * baseline.
 */
export async function migrate(
  db: Kysely<Tables>,
  kind: Kind,
  now: () => Date,
  { lock, upTo = Number.POSITIVE_INFINITY }: Options = {},
): Promise<Migrated | undefined> {
  const known = (await readMigrations(kind)).filter(({ version }) => version <= upTo)
  return await db.transaction().execute(async (trx) => {
    await lock?.(trx)
    await sql`create table if not exists migrations (version integer primary key, name text not null, applied_at text not null)`.execute(
      trx,
    )
    const applied = await trx.selectFrom('migrations').select('version').orderBy('version').execute()
    const newest = applied.at(-1)?.version ?? 0
    const newestKnown = known.at(-1)?.version ?? 0
    if (newest > newestKnown) {
      throw new WrongVersion(
        `the data are of version ${newest}, newer than this program, which knows versions up to ${newestKnown}: update the program`,
      )
    }
    if (newest > 0 && newest < OLDEST_VERSION) {
      throw new WrongVersion(
        `the data are of version ${newest}, from before version 0.9.1 of this program: start 0.9.1 once, which updates them, then this version. Nothing was changed`,
      )
    }
    for (const { version, name, text } of known.filter((migration) => migration.version > newest)) {
      for (const statement of statementsOf(text)) await run(trx, kind, statement)
      await trx.insertInto('migrations').values({ version, name, applied_at: now().toISOString() }).execute()
    }
    return newest === newestKnown ? undefined : { from: newest, to: newestKnown }
  })
}

async function run(trx: Transaction<Tables>, kind: Kind, statement: string): Promise<void> {
  const [rule, dropped] = [readRule(statement), readDroppedRule(statement)]
  if (rule) await addRule(trx, rule)
  else if (dropped) await dropRule(trx, kind, dropped)
  else await sql.raw(statement).execute(trx)
}

export async function newestVersion(kind: Kind): Promise<number> {
  return (await readMigrations(kind)).at(-1)?.version ?? 0
}

async function readMigrations(kind: Kind): Promise<Migration[]> {
  const files = await readdir(MIGRATIONS)
  const names = new Set(files.map((file) => file.slice(0, file.indexOf('.'))))
  return Promise.all(
    [...names].toSorted().map(async (name) => {
      const parts = [`${name}.sql`, `${name}.${kind}.sql`].filter((file) => files.includes(file))
      const texts = await Promise.all(parts.map((file) => readFile(join(MIGRATIONS, file), 'utf8')))
      const text = texts.join('\n')
      return { version: Number.parseInt(name, 10), name, text: kind === 'postgres' ? withRowid(text) : text }
    }),
  )
}

/** Only SQLite has tables without rowid. */
function withRowid(text: string): string {
  return text.replaceAll(') without rowid;', ');')
}
