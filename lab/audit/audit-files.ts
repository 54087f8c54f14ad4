// Audits uploads: every acknowledged or referenced file is complete, none partial.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Expected } from './acknowledgements.ts'

const KINDS = ['image', 'video', 'receipt'] as const
/** A stored file's name begins with this part of its hash. */
const NAME = /^([0-9a-f]{32})\.\w+$/

/** Checks the folder against its SQLite database. Returns one sentence a fault. */
export function auditFiles(dataDir: string, expected: Expected): string[] {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { readOnly: true })
  try {
    const paths = database
      .prepare(
        `select image_url as path from products union select video_url from products union select video_url from videos
        union select image_url from order_items`,
      )
      .all()
      .map(({ path }) => String(path ?? ''))
    const named = new Set([...paths, ...expected.files].filter((path) => path.startsWith('/media/')))
    return [
      ...[...named].filter((path) => !existsSync(fileOf(dataDir, path))).map((path) => `${path} is not there`),
      ...KINDS.flatMap((kind) => brokenFiles(join(dataDir, 'media', kind))),
    ]
  } finally {
    database.close()
  }
}

/** A size is requested between `upload` and the file's name. */
function fileOf(dataDir: string, path: string): string {
  const [, , kind = '', ...rest] = path.split('/')
  return join(dataDir, 'media', kind, rest.at(-1) ?? '')
}

/** Temporary files are ignored: their names are unique, and the shop removes them. */
function brokenFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const [, hash] = NAME.exec(name) ?? []
    if (hash === undefined) return name.startsWith('.tmp-') ? [] : [`${join(folder, name)} is no stored file`]
    const found = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
    return found.startsWith(hash) ? [] : [`${join(folder, name)} does not hold what its name says`]
  })
}
