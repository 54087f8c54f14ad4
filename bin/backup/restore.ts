// `npm run restore -- FILE`: makes a shop of a backup, in an empty place or in place of the shop that is there, which is kept.
import { resolve, join } from 'node:path'
import { restoreBackup } from '#server/backup/restore/restore.ts'
import { readConfig } from '#server/config.ts'
import { createFilesForOwnerOnly } from '#server/start/data-folder.ts'
import { openProgress } from '#server/start/progress.ts'
import { realSystem } from '#server/system.ts'
import { refuseInOneLine } from './refuse-in-one-line.ts'
import { shopSize } from './shop-size.ts'
import { readCommandLine } from '../command-line.ts'

const usage = `npm run restore -- FILE [--replace]

Makes a shop of a backup, in DATA_DIR and, with DATABASE_URL, in an empty PostgreSQL database. Stop the shop first. Everything is checked
before anything takes its place. A shop that is there already is only replaced with --replace, and then kept in a folder beside, which
npm run restore takes as well. Admins sign in again, with the passwords of the backup.`

async function main() {
  const { positionals, values } = readCommandLine(usage, {
    words: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) return refuse(`Name the backup.\n\n${usage}`)
  const read = readConfig()
  if ('faults' in read) return refuse(read.faults.join('\n'))
  createFilesForOwnerOnly()
  const place = read.config
  const started = performance.now()
  await refuseInOneLine(join(place.dataDir, file), async () => {
    const progress = openProgress(process.stdout)
    const { replace } = values
    const { rows, madeAt, aside } = await restoreBackup({
      from: resolve(file),
      place,
      replace,
      now: realSystem.now,
      progress,
    })
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    say(`Restored ${shopSize(rows)} in ${seconds} s${madeAt === undefined ? '' : `, as they were at ${madeAt}`}.`)
    if (aside !== undefined) {
      say(
        `\nWhat was there before is kept in ${aside}; remove it when you do not need it any more. To go back to it:\n`,
      )
      say(`  npm run restore -- --replace '${aside}'\n`)
    }
    say('Start the shop with npm start, and sign in with a password of the time of the backup.')
  })
}

function refuse(message: string) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

await main()
