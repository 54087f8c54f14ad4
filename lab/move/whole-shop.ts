// All that a move brings along: every row of every table, and every file.
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { copiedTables } from '#server/database/copy-shop.ts'
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'

const FILE_MB = 2.5
const STORED_NAME = /^(?:image|video|receipt)\/[0-9a-f]{32}\./

/** Files of 2.5 MB under their stored names, at least `mediaMb` together. */
export function fillMedia(dataDir: string, mediaMb: number): void {
  mkdirSync(join(dataDir, 'media/image'), { recursive: true })
  for (let written = 0; written < mediaMb; written += FILE_MB) {
    const bytes = randomBytes(FILE_MB * 1024 ** 2)
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    writeFileSync(join(dataDir, 'media/image', `${name}.png`), bytes)
  }
}

/** Stored files by path, sorted; sizes made from them are left out. */
export type StoredFiles = { names(): string[]; read(name: string): Buffer | undefined }

export function isStored(path: string): boolean {
  return STORED_NAME.test(path)
}

export function inFolder(dataDir: string): StoredFiles {
  const media = join(dataDir, 'media')
  return {
    names: () =>
      existsSync(media) ? readdirSync(media, { recursive: true, encoding: 'utf8' }).filter(isStored).toSorted() : [],
    read: (name) => readFileSync(join(media, name)),
  }
}

export function sameMedia(dataDir: string, others: StoredFiles): boolean {
  const own = inFolder(dataDir)
  const names = own.names()
  return names.join() === others.names().join() && names.every((name) => others.read(name)?.equals(own.read(name)!))
}

/** A hash of each table's rows, whatever their order. */
export async function sumsOfTables(place: DatabasePlace): Promise<string> {
  const database = await openDatabase(place, () => new Date())
  try {
    const sums: string[] = []
    for (const table of copiedTables) {
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(database.db)
      const texts = rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted()
      sums.push(`${table} ${createHash('sha256').update(texts.join('\n')).digest('hex')}`)
    }
    return sums.join('\n')
  } finally {
    await database.close()
  }
}
