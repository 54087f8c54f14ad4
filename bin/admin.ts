// `npm run admin -- EMAIL`: makes an admin, or sets a new password when it was forgotten; also while the shop is open.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPasswordChange } from '#domain/password.ts'
import { readConfig } from '#server/config.ts'
import { createFilesForOwnerOnly } from '#server/data-folder.ts'
import { DatabaseUnusable, openDatabase } from '#server/database/open.ts'
import { readSettings, SettingsFaults } from '#server/settings-file.ts'
import { openAdmins } from '#server/sign-in/admins.ts'
import { randomPassword } from '#server/sign-in/first-admin.ts'
import { realWorld } from '#server/world.ts'
import { askPassword } from './admin/ask-password.ts'
import { readArguments } from './admin/read-arguments.ts'

const BROKEN_OFF = 'Nothing was changed.'

/** What cannot go on, in a sentence for whoever typed the command. */
class Refusal extends Error {}

async function main() {
  createFilesForOwnerOnly()
  const asked = readArguments(process.argv.slice(2))
  if ('fault' in asked) throw new Refusal(asked.fault)
  const read = readConfig()
  if ('faults' in read) throw new Refusal(read.faults.join('\n'))
  const { config } = read
  const noShop = `There is no shop in ${config.databaseUrl ? 'that database' : config.dataDir} yet: open it once with npm start, or set DATA_DIR or DATABASE_URL`
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'shop.sqlite'))) throw new Refusal(noShop)

  const settings = await readSettings(config.dataDir)
  const database = await openDatabase(config, realWorld.now)
  try {
    const admins = openAdmins(database, realWorld)
    if (!(await admins.isThere())) throw new Refusal(noShop)
    const about = [settings.name, settings.website, asked.email]
    const password = asked.random ? randomPassword(realWorld) : await newPassword(about)
    const known = await admins.find(asked.email)
    if (known) await admins.setPassword(known.id, password)
    else await admins.make(asked.email, password)
    say(
      known
        ? `${asked.email} has a new password, and every session under the old one has ended.`
        : `${asked.email} is an admin now.`,
    )
    if (asked.random) say(`\n  Password ${password}   (told only this once)`)
    say('\nSign in at /vinayagaadmin.')
  } finally {
    await database.close()
  }
}

/** At a terminal a refused password is asked for again. */
async function newPassword(about: readonly string[]): Promise<string> {
  for (;;) {
    const typed = await askPassword({ input: process.stdin, output: process.stdout })
    if (!typed) throw new Refusal(BROKEN_OFF)
    const read = readPasswordChange(typed, about)
    if ('password' in read) return read.password
    const message = typed.newPassword === '' ? BROKEN_OFF : read.message
    if (!process.stdin.isTTY || message === BROKEN_OFF) throw new Refusal(message)
    say(message)
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

try {
  await main()
} catch (error) {
  const isExpected = error instanceof Refusal || error instanceof DatabaseUnusable || error instanceof SettingsFaults
  if (!isExpected) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
