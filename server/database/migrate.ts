// Brings the tables to the version of this code, one numbered SQL file after the other. A file is for both databases, or for the
// one that its name ends in: 005-order-search.sqlite.sql.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

type Kind = 'sqlite' | 'postgres'
type Migration = { version: number; name: string; text: string }

export class NewerSchema extends Error {
  override name = 'NewerSchema'
}

type Options = {
  /** Called first inside the transaction: keeps other processes out until its end. */
  lock?: (trx: Transaction<Tables>) => Promise<unknown>
  /** An earlier version, so that a test begins where an older shop stands. */
  upTo?: number
}

/** The versions of the tables before and after; 0 is an empty database. */
export type Migrated = { from: number; to: number }

/** Applies what is missing in one transaction. Returns undefined when nothing was. Throws NewerSchema when the data were written by a newer version. */
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
      throw new NewerSchema(
        `the data are of version ${newest}, newer than this program, which knows versions up to ${newestKnown}: update the program`,
      )
    }
    for (const { version, name, text } of known.filter((migration) => migration.version > newest)) {
      for (const statement of statementsOf(text)) await sql.raw(statement).execute(trx)
      await trx.insertInto('migrations').values({ version, name, applied_at: now().toISOString() }).execute()
    }
    return newest === newestKnown ? undefined : { from: newest, to: newestKnown }
  })
}

/** Returns the number of the last migration that this program knows. */
export async function newestVersion(kind: Kind): Promise<number> {
  return (await readMigrations(kind)).at(-1)?.version ?? 0
}

async function readMigrations(kind: Kind): Promise<Migration[]> {
  const endings = ['sql', `${kind}.sql`]
  const files = (await readdir(MIGRATIONS)).filter((file) => endings.includes(file.slice(file.indexOf('.') + 1)))
  return Promise.all(
    files.toSorted().map(async (file) => ({
      version: Number.parseInt(file, 10),
      name: file,
      text: await readFile(join(MIGRATIONS, file), 'utf8'),
    })),
  )
}

function statementsOf(text: string): string[] {
  return text
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
