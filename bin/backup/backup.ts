// `npm run backup`: writes the whole shop into one file, also while it is open.
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { KEPT_BY_HAND } from '#domain/backup/backup-retention.ts'
import { backupName } from '#server/backup/backup-name.ts'
import { usualBackups } from '#server/config/backup-config.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { pruneBackups } from '#server/backup/prune-backups.ts'
import { openStore } from '#server/backup/stores/open-store.ts'
import { readConfig } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { openProgress } from '#server/progress.ts'
import { realSystem } from '#server/system.ts'
import { shopSize } from './shop-size.ts'
import { withFailureSentence } from './with-failure-sentence.ts'
import { faultlessConfig, readCommandLine, runCommand, say } from '../command-line.ts'

const usage = `npm run backup [-- FILE|FOLDER]

Writes the database, images, videos and shop.json into one tar file, and reads
it again to check it. The file goes into DATA_DIR/backups, unless you name a
FILE or an existing FOLDER. No file is overwritten. DATA_DIR/backups keeps the
newest ${KEPT_BY_HAND} backups that this command made.

The command finds the shop by DATA_DIR and DATABASE_URL. The shop may stay open.
npm run restore restores a backup, on SQLite or on PostgreSQL.`

const MB = 1024 * 1024

async function main() {
  const { positionals } = readCommandLine(usage, { words: true })
  const config = faultlessConfig(readConfig())
  if (positionals.length > 1) throw new Refusal(usage)
  createFilesForOwnerOnly()
  // Ctrl+C leaves no partial file.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const { now } = realSystem
  const [asked = join(config.dataDir, 'backups/')] = positionals
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(asked))
    throw new Refusal(`${asked} is no folder: name a file or a folder. Backups go into a store only by BACKUP_TO.`)
  const file = targetOf(asked)
  const started = performance.now()
  await withFailureSentence(dirname(file), async () => {
    const { bytes, manifest } = await makeBackup({
      place: config,
      file,
      now,
      progress: openProgress(process.stdout),
    })
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    say(
      `Backed up ${shopSize(manifest.rows)} (${(bytes / MB).toFixed(1)} MB) in ${seconds} s, read it again and found it whole:`,
    )
    say(`\n  ${file}\n`)
    say(`It contains every order that was acknowledged before ${manifest.madeAt}.`)
    for (const name of manifest.faulty) say(`Damaged or missing in the shop: ${name}`)
    say(
      'It contains addresses of customers and hashes of passwords. Keep it private, and keep a copy on another machine.',
    )
    // A folder named by the user is never pruned.
    if (positionals.length > 0) return
    const pruning = { occasion: 'by-hand', keep: usualBackups.keep, now: now() } as const
    const removed = await pruneBackups(await openStore(undefined, config.dataDir), pruning)
    for (const name of removed) say(`Removed an older one, to keep the newest ${KEPT_BY_HAND}: ${name}`)
  })

  function targetOf(named: string): string {
    const isFolder = named.endsWith('/') || (existsSync(named) && statSync(named).isDirectory())
    return resolve(isFolder ? join(named, backupName('by-hand', now())) : named)
  }
}

await runCommand(main)
