// Checks a backup's SQLite file with plain SQL, independent of the code that wrote it.
import { DatabaseSync } from 'node:sqlite'
import { copiedAmong } from '#server/database/copy-shop.ts'
import { BackupDamaged, damaged, isDatabaseFault } from './backup-failure.ts'

export type Inspected = {
  /** The last migration. */
  schema: number
  rows: Record<string, number>
  /** In use, or needed by an Undo; paths from the data folder. */
  media: string[]
}

/** An older version may lack some. */
export const fileColumns: readonly (readonly [table: string, column: string])[] = [
  ['products', 'image_url'],
  ['products', 'video_url'],
  ['categories', 'poster_url'],
  ['videos', 'video_url'],
  ['order_items', 'image_url'],
  ['dispatches', 'receipt_url'],
]

/** JSON with file URLs. */
const fileTexts: Readonly<Record<string, string>> = {
  settings_versions: 'select contents as text from settings_versions',
  removed_orders: 'select contents as text from removed_orders',
  demo_removals: 'select contents as text from demo_removals where undone_at is null',
  bulk_change_products: `select "before" as text from bulk_change_products join bulk_changes on bulk_changes.id = bulk_change_id
    where undone_at is null and "before" like '%Url"%'`,
  batch_products: `select "before" as text from batch_products join batches on batches.id = batch_id
    where undone_at is null and "before" like '%Url"%'`,
}

// In nested texts, as revisions are, quotes have a backslash; those files are never shown.
const ADDRESS_IN_TEXT = /(?<!\\)"(\/(?:media\/(?:image|video)\/upload|admin\/dispatch\/receipt)\/[^"\\/]+)"/g

/** Throws BackupDamaged if SQLite finds a fault. */
export function inspectDatabase(file: string): Inspected {
  using database = new DatabaseSync(file, { readOnly: true })
  try {
    const read = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[]
    const [integrity] = read('pragma integrity_check(1)')
    if (integrity?.integrity_check !== 'ok') throw new BackupDamaged(damaged(integrity?.integrity_check))
    const [orphan] = read('pragma foreign_key_check')
    if (orphan) throw new BackupDamaged(damaged(`a row of ${orphan.table} refers to one that is not there`))
    const there = new Set(read("select name from sqlite_schema where type = 'table'").map(({ name }) => name))
    return {
      schema: Number(read('select max(version) as version from migrations')[0]?.version),
      rows: Object.fromEntries(
        copiedAmong(there).map(({ name }) => [name, Number(read(`select count(*) as n from ${name}`)[0]?.n)]),
      ),
      media: mediaInUse(database, there),
    }
  } catch (error) {
    if (error instanceof BackupDamaged || !isDatabaseFault(error)) throw error
    throw new BackupDamaged(damaged(error.message))
  }
}

function mediaInUse(database: DatabaseSync, there: ReadonlySet<unknown>): string[] {
  const paths = new Set<string>()
  const isThere = database.prepare('select 1 from pragma_table_info(?) where name = ?')
  for (const [table, column] of fileColumns) {
    if (isThere.get(table, column) === undefined) continue
    for (const { url } of database.prepare(`select distinct ${column} as url from ${table}`).iterate())
      for (const path of mediaPath(String(url))) paths.add(path)
  }
  for (const [table, texts] of Object.entries(fileTexts)) {
    if (!there.has(table)) continue
    for (const { text } of database.prepare(texts).iterate())
      for (const [, url = ''] of String(text).matchAll(ADDRESS_IN_TEXT))
        for (const path of mediaPath(url)) paths.add(path)
  }
  return [...paths].toSorted()
}

/** '/media/image/upload/a.png' is 'media/image/a.png', '/admin/dispatch/receipt/a.png' 'media/receipt/a.png'. */
function mediaPath(url: string): string[] {
  const [, kind, name] = /^\/media\/(image|video)\/upload\/([^/]+)$/.exec(url) ?? []
  if (kind !== undefined) return [`media/${kind}/${name}`]
  const [, receipt] = /^\/admin\/dispatch\/receipt\/([^/]+)$/.exec(url) ?? []
  return receipt === undefined ? [] : [`media/receipt/${receipt}`]
}
