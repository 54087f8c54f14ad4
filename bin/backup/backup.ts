// `npm run backup`: writes the whole shop into one file, also while it is open.
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
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

Writes database, images, videos and shop.json into one tar file and reads it again to check it; into DATA_DIR/backups unless a FILE or an
existing FOLDER is named. The shop may be open meanwhile; it is found by DATA_DIR and DATABASE_URL. Nothing is written over. Of those that
were made by hand in DATA_DIR/backups, the newest ${KEPT_BY_HAND} are kept. npm run restore brings one back, into either kind of database.`

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
  const file = targetOf(asked)
  const started = performance.now()
  await withFailureSentence(file, async () => {
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
    say(`Every order that was acknowledged before ${manifest.madeAt} is in it.`)
    for (const name of manifest.faulty) say(`Not as it was stored, or missing in the shop: ${name}`)
    say(
      'It holds addresses of customers and hashes of passwords: keep it to yourself, and a copy of it on another machine.',
    )
    // A folder named by the user is never pruned.
    if (positionals.length > 0) return
    const pruning = { occasion: 'by-hand', keep: usualBackups.keep, now: now() } as const
    const removed = await pruneBackups(await openStore(undefined, config.dataDir), pruning)
    for (const name of removed) say(`Removed an older one, as the newest ${KEPT_BY_HAND} are kept: ${name}`)
  })

  function targetOf(named: string): string {
    const isFolder = named.endsWith('/') || (existsSync(named) && statSync(named).isDirectory())
    return resolve(isFolder ? join(named, backupName('by-hand', now())) : named)
  }
}

await runCommand(main)
