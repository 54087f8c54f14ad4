// Changes admins from the command line, recorded in the list of changes under that name.
import { type About, type ActBesideForms, COMMAND_LINE } from '#domain/people/audit.ts'
import type { Database } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { openAudit } from '#server/people/audit.ts'
import type { Accounts } from '#server/sign-in/accounts.ts'
import { realSystem } from '#server/system.ts'

export function recordingAccounts(accounts: Accounts, database: Database): Accounts {
  const audit = openAudit({ database, system: realSystem, log: openLog(undefined, { level: 'warn', format: 'text' }) })

  async function record(kind: ActBesideForms, about: About) {
    await audit.record({ who: COMMAND_LINE, kind, about: await audit.nameOf(about) })
  }

  return {
    ...accounts,
    async make(email, password, role = 'owner') {
      const isMade = await accounts.make(email, password, role)
      if (isMade) await record('command add', { text: `${email}, ${role}` })
      return isMade
    },
    async setPassword(personId, password, kept) {
      const isSet = await accounts.setPassword(personId, password, kept)
      if (isSet) await record('command new-password', { what: 'person', id: personId })
      return isSet
    },
    async setRole(email, role) {
      const outcome = await accounts.setRole(email, role)
      if (outcome === 'set') await record('command role', { text: `${email}, ${role}` })
      return outcome
    },
    async rename(email, to) {
      const outcome = await accounts.rename(email, to)
      if (outcome === 'renamed') await record('command rename', { text: `${email}, ${to}` })
      return outcome
    },
    async remove(email) {
      const outcome = await accounts.remove(email)
      if (outcome === 'removed') await record('command remove', { text: email })
      return outcome
    },
  }
}
