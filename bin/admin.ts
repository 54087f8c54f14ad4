// `npm run admin`: accounts, roles and forgotten passwords; also while the shop is open.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { publicTexts, readPasswordChange } from '#domain/password/password.ts'
import type { Role } from '#domain/people/role.ts'
import { readConfig } from '#server/config.ts'
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { openUpdatedDatabase } from '#server/backup/open-updated.ts'
import { Refusal } from '#server/refusal.ts'
import { storedSettings } from '#server/settings/settings-file.ts'
import { type Accounts, openAccounts } from '#server/sign-in/accounts.ts'
import { randomPassword } from '#server/sign-in/first-admin.ts'
import { realSystem } from '#server/system.ts'
import { recordingAccounts } from './admin/recording-accounts.ts'
import { askPassword } from './admin/ask-password.ts'
import { type AskedTo, readArguments, USAGE } from './admin/read-arguments.ts'
import { faultlessConfig, printHelpIfAsked, runCommand, say } from './command-line.ts'

const UNCHANGED = 'Nothing was changed.'
const ONLY_OWNER = 'is the only owner who can sign in: make somebody else an owner first.'

async function main() {
  createFilesForOwnerOnly()
  printHelpIfAsked(USAGE)
  const asked = readArguments(process.argv.slice(2))
  if ('fault' in asked) throw new Refusal(asked.fault)
  const config = faultlessConfig(readConfig())
  const noShop = `There is no shop in ${config.databaseUrl ? 'that database' : config.dataDir} yet: open it once with npm start, or set DATA_DIR or DATABASE_URL`
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'shop.sqlite'))) throw new Refusal(noShop)

  const database = await openUpdatedDatabase(config, { now: realSystem.now, say })
  try {
    const settings = await storedSettings(database, config.dataDir)
    const accounts = recordingAccounts(openAccounts(database, realSystem), database)
    if (!(await accounts.exist())) throw new Refusal(noShop)
    switch (asked.act) {
      case 'list':
        return await list(accounts)
      case 'set':
        return await setPassword(accounts, asked, publicTexts(settings))
      case 'role':
        return await setRole(accounts, asked, publicTexts(settings))
      case 'rename':
        return await rename(accounts, asked)
      case 'remove':
        return await remove(accounts, asked)
    }
  } finally {
    await database.close()
  }
}

async function list(accounts: Accounts) {
  for (const { email, createdAt, role, isStopped } of await accounts.all()) {
    const more = [...(role === 'owner' ? [] : [`   ${role}`]), ...(isStopped ? ['   stopped'] : [])]
    say(`${email}   since ${createdAt.slice(0, 10)}${more.join('')}`)
  }
}

/** Without a role, a new admin is an owner. */
async function setPassword(
  accounts: Accounts,
  { email, random, role }: Omit<AskedTo<'set'>, 'act'> & { role?: Role },
  about: readonly string[],
) {
  const password = random ? randomPassword(realSystem) : await newPassword([...about, email])
  const isNew = await accounts.make(email, password, role)
  const known = isNew ? undefined : await accounts.find(email)
  if (known) await accounts.setPassword(known.id, password)
  const what = { owner: 'an admin', staff: 'staff', packer: 'a packer' }[role ?? 'owner']
  say(
    isNew ? `${email} is ${what} now.` : `${email} has a new password, and every session under the old one has ended.`,
  )
  if (known?.isStopped) say('This account is stopped. An owner can let it in again under People.')
  if (random) say(`\n  Password ${password}   (shown only this once)`)
  say('\nSign in at /vinayagaadmin.')
}

async function setRole(accounts: Accounts, asked: AskedTo<'role'>, about: readonly string[]) {
  const { email, role } = asked
  const outcome = await accounts.setRole(email, role)
  if (outcome === 'unknown') return await setPassword(accounts, asked, about)
  if (outcome === 'last') throw new Refusal(`${email} ${ONLY_OWNER} ${UNCHANGED}`)
  say(`${email} has the role ${role} now, and must sign in again.`)
}

async function rename(accounts: Accounts, { email, to }: AskedTo<'rename'>) {
  const outcome = await accounts.rename(email, to)
  if (outcome === 'unknown') throw await unknown(accounts, email)
  if (outcome === 'taken') throw new Refusal(`${to} has an account already. ${UNCHANGED}`)
  say(`${email} signs in as ${to} from now on, with the same password.`)
}

async function remove(accounts: Accounts, { email, yes }: AskedTo<'remove'>) {
  if (!(await accounts.find(email))) throw await unknown(accounts, email)
  const isSure = yes || (await confirm(`Remove ${email} and end their sessions? Type yes: `))
  if (!isSure) throw new Refusal(UNCHANGED)
  const outcome = await accounts.remove(email)
  if (outcome === 'unknown') throw await unknown(accounts, email)
  if (outcome === 'last') {
    const isAlone = (await accounts.all()).length === 1
    throw new Refusal(`${email} ${isAlone ? 'is the only account: add another one first.' : ONLY_OWNER} ${UNCHANGED}`)
  }
  say(`Removed ${email} and ended their sessions.`)
}

async function unknown(accounts: Accounts, email: string): Promise<Refusal> {
  const known = (await accounts.all()).map((admin) => admin.email)
  return new Refusal(`There is no account ${email}. The accounts are: ${known.join(', ')}.`)
}

/** Without a terminal nobody can answer. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Refusal(`Add --yes to remove without a question. ${UNCHANGED}`)
  using lines = createInterface({ input: process.stdin, output: process.stdout })
  return (await lines.question(question)).trim().toLowerCase() === 'yes'
}

/** At a terminal, a refused password is requested again. */
async function newPassword(about: readonly string[]): Promise<string> {
  for (;;) {
    const typed = await askPassword({ input: process.stdin, output: process.stdout })
    if (!typed) throw new Refusal(UNCHANGED)
    const read = readPasswordChange(typed, about)
    if ('password' in read) return read.password
    const message = typed.newPassword === '' ? UNCHANGED : read.message
    if (!process.stdin.isTTY || message === UNCHANGED) throw new Refusal(message)
    say(message)
  }
}

await runCommand(main)
