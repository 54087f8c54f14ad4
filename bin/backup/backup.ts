// `npm run backup`: writes the whole shop into one file, also while it is open.
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backupName } from '#server/backup/backup-name.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { readConfig } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'
import { createFilesForOwnerOnly } from '#server/start/data-folder.ts'
import { openProgress } from '#server/start/progress.ts'
import { realSystem } from '#server/system.ts'
import { shopSize } from './shop-size.ts'
import { withFailureSentence } from './with-failure-sentence.ts'
import { faultlessConfig, readCommandLine, runCommand, say } from '../command-line.ts'

const usage = `npm run backup [-- FILE|FOLDER]

Writes database, images, videos and shop.json into one tar file and reads it again to check it; into DATA_DIR/backups unless a FILE or an
existing FOLDER is named. The shop may be open meanwhile; it is found by DATA_DIR and DATABASE_URL. Nothing is written over. npm run
restore brings it back, into either kind of database.`

const MB = 1024 * 1024

async function main() {
  const { positionals } = readCommandLine(usage, { words: true })
  const config = faultlessConfig(readConfig())
  if (positionals.length > 1) throw new Refusal(usage)
  createFilesForOwnerOnly()
  const { now } = realSystem
  const file = targetOf(positionals[0] ?? join(config.dataDir, 'backups/'))
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
  })

  function targetOf(asked: string): string {
    const isFolder = asked.endsWith('/') || (existsSync(asked) && statSync(asked).isDirectory())
    return resolve(isFolder ? join(asked, backupName('by-hand', now())) : asked)
  }
}

await runCommand(main)
