// Changes admins from the command line, recorded in the list of changes under that name.
import { type About, type ActBesideForms, COMMAND_LINE } from '#domain/people/audit.ts'
import type { Database } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { openAudit } from '#server/people/audit.ts'
import type { Admins } from '#server/sign-in/accounts.ts'
import { realSystem } from '#server/system.ts'

export function recordingAdmins(admins: Admins, database: Database): Admins {
  const audit = openAudit({ database, system: realSystem, log: openLog(undefined, { level: 'warn', format: 'text' }) })

  async function record(kind: ActBesideForms, about: About) {
    await audit.record({ who: COMMAND_LINE, kind, about: await audit.nameOf(about) })
  }

  return {
    ...admins,
    async make(email, password, role = 'owner') {
      const isMade = await admins.make(email, password, role)
      if (isMade) await record('command add', { text: `${email}, ${role}` })
      return isMade
    },
    async setPassword(adminId, password, kept) {
      const isSet = await admins.setPassword(adminId, password, kept)
      if (isSet) await record('command new-password', { what: 'person', id: adminId })
      return isSet
    },
    async setRole(email, role) {
      const outcome = await admins.setRole(email, role)
      if (outcome === 'set') await record('command role', { text: `${email}, ${role}` })
      return outcome
    },
    async rename(email, to) {
      const outcome = await admins.rename(email, to)
      if (outcome === 'renamed') await record('command rename', { text: `${email}, ${to}` })
      return outcome
    },
    async remove(email) {
      const outcome = await admins.remove(email)
      if (outcome === 'removed') await record('command remove', { text: email })
      return outcome
    },
  }
}
