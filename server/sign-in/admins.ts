// The admins in the database: created, found, renamed, removed, and their passwords changed, which ends their sessions.
import type { Database, Trx } from '../database/open.ts'
import type { System } from '../system.ts'
import { hashPassword } from './password-hash.ts'

export type Admin = { id: string; email: string; passwordHash: string }

export type Admins = {
  /** Returns whether there is any admin. */
  exist(): Promise<boolean>
  /** The oldest first. */
  all(): Promise<{ email: string; createdAt: string }[]>
  find(email: string): Promise<Admin | undefined>
  /** Returns false, and changes nothing, when there is an admin with this e-mail. */
  make(email: string, password: string): Promise<boolean>
  /**
   * Sets the password and ends every session of this admin but the one under `kept`; returns false when that one has ended
   * meanwhile. Without `kept` the waits of failed attempts end too: an admin who forgot a password has failed often.
   */
  setPassword(adminId: string, password: string, kept?: { tokenHash: string }): Promise<boolean>
  /** The admin's sessions stay: it is the same person. */
  rename(email: string, to: string): Promise<'renamed' | 'unknown' | 'taken'>
  /** Ends the admin's sessions too. The last admin stays, also when two are removed at the same moment. */
  remove(email: string): Promise<'removed' | 'unknown' | 'last'>
}

export function openAdmins({ db, transaction }: Database, system: System): Admins {
  return {
    async exist() {
      return (await db.selectFrom('admins').select('id').executeTakeFirst()) !== undefined
    },

    async all() {
      const rows = await db.selectFrom('admins').selectAll().orderBy('created_at').orderBy('email').execute()
      return rows.map((row) => ({ email: row.email, createdAt: row.created_at }))
    },

    async find(email) {
      const row = await db.selectFrom('admins').selectAll().where('email', '=', foldEmail(email)).executeTakeFirst()
      return row && { id: row.id, email: row.email, passwordHash: row.password_hash }
    },

    async make(email, password) {
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

    async setPassword(adminId, password, kept) {
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

    async rename(email, to) {
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

    async remove(email) {
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

/** Locks all admins and returns their e-mails. */
async function lockAll(trx: Trx): Promise<string[]> {
  await trx
    .updateTable('admins')
    .set((eb) => ({ email: eb.ref('email') }))
    .execute()
  return (await trx.selectFrom('admins').select('email').execute()).map(({ email }) => email)
}

/** Locks the admin and returns whether the session still exists. */
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
