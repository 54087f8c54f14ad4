// The admins as the shop remembers them: made, found, and given a new password, which ends their sessions.
import type { Database, Trx } from '../database/open.ts'
import type { System } from '../system.ts'
import { hashPassword } from './password-hash.ts'

export type Admins = ReturnType<typeof openAdmins>

export type Admin = { id: string; email: string; passwordHash: string }

export function openAdmins({ db, transaction }: Database, system: System) {
  return {
    async isThere(): Promise<boolean> {
      return (await db.selectFrom('admins').select('id').executeTakeFirst()) !== undefined
    },

    /** The oldest first. */
    async all(): Promise<{ email: string; createdAt: string }[]> {
      const rows = await db.selectFrom('admins').selectAll().orderBy('created_at').orderBy('email').execute()
      return rows.map((row) => ({ email: row.email, createdAt: row.created_at }))
    },

    async find(email: string): Promise<Admin | undefined> {
      const row = await db.selectFrom('admins').selectAll().where('email', '=', foldEmail(email)).executeTakeFirst()
      return row && { id: row.id, email: row.email, passwordHash: row.password_hash }
    },

    /** False, and nothing is changed, when another process has made this admin meanwhile. */
    async make(email: string, password: string): Promise<boolean> {
      const made = await db
        .insertInto('admins')
        .values({
          id: system.randomToken(12),
          email: foldEmail(email),
          password_hash: await hashPassword(password),
          created_at: system.now().toISOString(),
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      return made !== undefined
    },

    /**
     * Sets the password and ends every session of this admin but the one under `kept`; false when that one has ended
     * meanwhile. Without `kept` the waits of failed attempts end too: whoever forgot a password has failed often.
     */
    async setPassword(adminId: string, password: string, kept?: { tokenHash: string }): Promise<boolean> {
      const passwordHash = await hashPassword(password)
      return await transaction(async (trx) => {
        if (kept && !(await lockWith(trx, adminId, kept.tokenHash))) return false
        await trx.updateTable('admins').set({ password_hash: passwordHash }).where('id', '=', adminId).execute()
        await trx
          .deleteFrom('sessions')
          .where('admin_id', '=', adminId)
          .$if(kept !== undefined, (sessions) => sessions.where('token_hash', '!=', kept?.tokenHash ?? ''))
          .execute()
        if (!kept) await trx.deleteFrom('sign_in_failures').execute()
        return true
      })
    },

    /** Their sessions go on: it is the same person. */
    async rename(email: string, to: string): Promise<'renamed' | 'unknown' | 'taken'> {
      return await transaction(async (trx) => {
        const emails = await lockAll(trx)
        if (!emails.includes(foldEmail(email))) return 'unknown'
        if (emails.includes(foldEmail(to))) return 'taken'
        await trx
          .updateTable('admins')
          .set({ email: foldEmail(to) })
          .where('email', '=', foldEmail(email))
          .execute()
        return 'renamed'
      })
    },

    /** Ends their sessions too. The last admin stays, also when two are removed at the same moment. */
    async remove(email: string): Promise<'removed' | 'unknown' | 'last'> {
      return await transaction(async (trx) => {
        const emails = await lockAll(trx)
        if (!emails.includes(foldEmail(email))) return 'unknown'
        if (emails.length === 1) return 'last'
        await trx.deleteFrom('admins').where('email', '=', foldEmail(email)).execute()
        return 'removed'
      })
    },
  }
}

/** Waits for whoever changes or removes an admin; returns the e-mail of each one that there is then. */
async function lockAll(trx: Trx): Promise<string[]> {
  await trx
    .updateTable('admins')
    .set((eb) => ({ email: eb.ref('email') }))
    .execute()
  return (await trx.selectFrom('admins').select('email').execute()).map(({ email }) => email)
}

/** Waits for whoever changes this admin, then tells whether the session is still there. */
async function lockWith(trx: Trx, adminId: string, tokenHash: string): Promise<boolean> {
  await trx
    .updateTable('admins')
    .set((eb) => ({ password_hash: eb.ref('password_hash') }))
    .where('id', '=', adminId)
    .execute()
  const session = await trx
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  return session !== undefined
}

export function foldEmail(email: string): string {
  return email.trim().toLowerCase()
}
