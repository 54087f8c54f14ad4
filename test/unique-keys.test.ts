import assert from 'node:assert/strict'
import test from 'node:test'
import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/database/open.ts'
import { cleanup } from './cleanup.ts'
import { databaseKinds, preparedPlace } from './database/databases.ts'
import { isTest, sourceFiles } from './architecture/source-files.ts'

/** The number of unique keys by table; partial indexes count. */
async function uniqueKeys({ kind, db }: Database): Promise<Map<string, number>> {
  const query =
    kind === 'postgres'
      ? sql<{ name: string; keys: number }>`
          select relname as name, count(*)::int as keys from pg_index join pg_class on pg_class.oid = indrelid
          where indisunique and relnamespace = 'public'::regnamespace group by relname`
      : sql<{ name: string; keys: number }>`
          select tables.name, (select count(*) from pragma_index_list(tables.name) where "unique" = 1) + (
            exists (select 1 from pragma_table_info(tables.name) where pk > 0) and
            not exists (select 1 from pragma_index_list(tables.name) where origin = 'pk')) as keys
          from sqlite_schema tables where type = 'table'`
  return new Map((await query.execute(db)).rows.map(({ name, keys }) => [name, keys]))
}

type Statement = { file: string; table: string | undefined; namesKey: boolean }

const CONFLICT = /\bonConflict\(|\bon conflict\b/g
const TABLE = /insertInto\(\s*'(\w+)'|insertStatement\(\s*'(\w+)'|insert into (\w+)/g
const NO_KEY_NAMED = /^(?:onConflict\(\(\w+\) => \w+\.doNothing\(\)\)|on conflict do nothing)/

/** A file's statements that expect a conflict, each with the last table named before it. */
function statementsOf(file: string, text: string): Statement[] {
  return [...text.matchAll(CONFLICT)].map(({ index }) => {
    const table = [...text.slice(0, index).matchAll(TABLE)].at(-1)
    return { file, table: table?.slice(1).find(Boolean), namesKey: !NO_KEY_NAMED.test(text.slice(index)) }
  })
}

const faultsOf = (statements: readonly Statement[], keys: ReadonlyMap<string, number>) =>
  statements.flatMap(({ file, table = '', namesKey }) => {
    if (!keys.has(table)) return [`${file}: the table of a statement with a conflict is not found: ${table}`]
    return namesKey && keys.get(table)! > 1 ? [`${file}: ${table} has ${keys.get(table)} unique keys`] : []
  })

/** The lab rewrites statements by their text; it has none of the product's. */
const statements = Object.entries(sourceFiles())
  .filter(([path]) => !isTest(path) && !path.startsWith('lab/'))
  .flatMap(([path, text]) => statementsOf(path, text))

test('no statement expects a conflict with one key of a table that has two, on either database', async (t) => {
  const keys = new Map<string, number>()
  for (const kind of databaseKinds) {
    const database = await openDatabase(await preparedPlace(kind, t), () => new Date())
    cleanup(t, () => database.close())
    for (const [table, count] of await uniqueKeys(database)) keys.set(table, Math.max(count, keys.get(table) ?? 0))
  }
  const several = [...keys].filter(([, count]) => count > 1).map(([table]) => table)
  assert.deepEqual(several.toSorted(), [
    'categories',
    'counter_sales',
    'notification_devices',
    'order_proposals',
    'order_steps',
    'orders',
    'payments',
    'people',
    'products',
    'settings_versions',
    'transport_offices',
  ])
  assert.ok(statements.length > 25, `${statements.length} found`)
  assert.deepEqual(faultsOf(statements, keys), [])
})

test('control: a key that is named, in each of the ways a statement is written, is found', () => {
  const keys = new Map([
    ['offices', 2],
    ['days', 1],
  ])
  const texts = [
    `insertInto('offices').values(row).onConflict((conflict) => conflict.column('name').doNothing())`,
    `insertInto('offices').values(row).onConflict((c) => c.columns(['name', 'branch']).doUpdateSet(row))`,
    `insertStatement('offices', columns, 'on conflict (name) do nothing')`,
    'insert into offices values (1) on conflict (name) do update set name = 1',
    'insertInto(table).onConflict((conflict) => conflict.doNothing())',
  ]
  for (const text of texts) assert.equal(faultsOf(statementsOf('a.ts', text), keys).length, 1, text)
  const right = [
    `insertInto('offices').values(row).onConflict((conflict) => conflict.doNothing())`,
    'insert into offices values (1) on conflict do nothing',
    `insertInto('days').values(row).onConflict((conflict) => conflict.column('day').doNothing())`,
  ]
  for (const text of right) assert.deepEqual(faultsOf(statementsOf('a.ts', text), keys), [], text)
})
