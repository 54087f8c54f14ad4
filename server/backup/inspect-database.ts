// Inspects the SQLite file of a backup with SQL alone, without the code that wrote it: whole, its references, its version, its rows.
import { DatabaseSync } from 'node:sqlite'
import { copiedTables } from '#server/database/copy-shop.ts'
import { BackupDamaged } from './backup-failure.ts'

export type Inspected = {
  /** The number of the last migration. */
  schema: number
  /** The number of rows of each table that belongs to the shop. */
  rows: Record<string, number>
  /** The files on the shop's own disk that products, videos and orders name. */
  media: string[]
}

const MEDIA_IN_USE = `
  select image_url as url from products union select video_url from products union select video_url from videos
  union select image_url from order_items`

/** Throws BackupDamaged when SQLite finds a fault. */
export function inspectDatabase(file: string): Inspected {
  using database = new DatabaseSync(file, { readOnly: true })
  try {
    const read = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[]
    const [integrity] = read('pragma integrity_check(1)')
    if (integrity?.integrity_check !== 'ok') throw new BackupDamaged(damaged(integrity?.integrity_check))
    const [orphan] = read('pragma foreign_key_check')
    if (orphan) throw new BackupDamaged(damaged(`a row of ${orphan.table} refers to one that is not there`))
    const there = new Set(read("select name from sqlite_schema where type = 'table'").map(({ name }) => name))
    const counted = copiedTables.filter((table) => there.has(table))
    return {
      schema: Number(read('select max(version) as version from migrations')[0]?.version),
      rows: Object.fromEntries(
        counted.map((table) => [table, Number(read(`select count(*) as n from ${table}`)[0]?.n)]),
      ),
      media: read(MEDIA_IN_USE).flatMap(({ url }) => mediaPath(url)),
    }
  } catch (error) {
    if (error instanceof BackupDamaged || !isDatabaseFault(error)) throw error
    throw new BackupDamaged(damaged(error.message))
  }
}

/** '/media/image/upload/a.png' lies under 'media/image/a.png'. */
function mediaPath(url: unknown): string[] {
  const found = /^\/media\/(image|video)\/upload\/([^/]+)$/.exec(String(url))
  return found ? [`media/${found[1]}/${found[2]}`] : []
}

/** SQLite says that the file is malformed, or no database. */
function isDatabaseFault(error: unknown): error is Error {
  const { errcode } = error as { errcode?: number }
  return error instanceof Error && (errcode === 11 || errcode === 26)
}

function damaged(reason: unknown): string {
  return `The database is damaged: ${String(reason)}.`
}
