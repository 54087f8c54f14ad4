// `npm run restore -- FILE`: restores a backup into an empty place, or over an existing shop, which is kept aside.
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readBackupName } from '#server/backup/backup-name.ts'
import { restoreBackup } from '#server/backup/restore/restore.ts'
import { openStore } from '#server/backup/stores/open-store.ts'
import { type Config, readConfig } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { openProgress } from '#server/progress.ts'
import { realSystem } from '#server/system.ts'
import { shopSize } from './shop-size.ts'
import { withFailureSentence } from './with-failure-sentence.ts'
import { faultlessConfig, quoted, readCommandLine, runCommand, say } from '../command-line.ts'

const MB = 1024 * 1024

const usage = `npm run restore -- FILE|NAME [--replace]
npm run restore -- --list

Restores a backup into DATA_DIR and, with DATABASE_URL, into an empty PostgreSQL
database. Stop the shop first. The command checks the whole backup before it
changes anything. Accounts sign in again, with their passwords of that time.

  --replace  replaces the shop that is there, and keeps it in a folder beside
             it; npm run restore -- --replace FOLDER restores that one
  --list     lists the backups in BACKUP_TO; name one of them to fetch it`

async function main() {
  const { positionals, values } = readCommandLine(usage, {
    words: true,
    options: { replace: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
  })
  const [file = '', ...others] = positionals
  if ((file === '') !== values.list || others.length > 0) throw new Refusal(`Name the backup.\n\n${usage}`)
  const config = faultlessConfig(readConfig())
  createFilesForOwnerOnly()
  if (values.list) await list(config)
  else await withFailureSentence(config.dataDir, () => restore(config, file, values.replace))
}

async function list({ backup, dataDir }: Config) {
  const store = await openStore(backup?.to, dataDir)
  await withFailureSentence(store.folder, async () => {
    const stored = await store.list()
    for (const { name, bytes } of stored) say(`${name}   ${(bytes / MB).toFixed(1)} MB`)
    if (stored.length === 0) throw new Refusal(`There is no backup in ${store.address ?? store.folder}.`)
  })
}

async function restore(place: Config, file: string, replace: boolean) {
  const started = performance.now()
  await using backup = existsSync(file) ? undefined : await fetchBackup(place, file)
  const { rows, madeAt, aside } = await restoreBackup({
    from: backup?.path ?? resolve(file),
    place,
    replace,
    now: realSystem.now,
    progress: openProgress(process.stdout),
  })
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  say(`Restored ${shopSize(rows)} in ${seconds} s${madeAt === undefined ? '' : `, as they were at ${madeAt}`}.`)
  if (aside !== undefined) {
    say(`\nThe previous shop is in ${aside}. Remove it when you no longer need it. To restore it:\n`)
    say(`  npm run restore -- --replace ${quoted(aside)}\n`)
  }
  say('Start the shop with npm start, and sign in with your password at the time of the backup.')
}

/** Downloads a backup from BACKUP_TO to a file, which is removed in the end; undefined when the name is not a backup's. */
async function fetchBackup({ backup, dataDir }: Config, name: string) {
  if (!backup?.to || !readBackupName(name)) return undefined
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, `.fetched-${name}`)
  const remove = () => rm(path, { force: true })
  await remove()
  try {
    await (await openStore(backup.to, dataDir)).fetch(name, path)
  } catch (error) {
    await remove()
    throw error
  }
  return { path, [Symbol.asyncDispose]: remove }
}

await runCommand(main)
