// The admins in the database: created, found, renamed, removed, and their passwords changed, which ends their sessions.
import type { Selectable } from 'kysely'
import type { Role } from '#domain/people/role.ts'
import type { Database, Trx } from '../database/open.ts'
import type { PersonRow } from '../database/tables/people-tables.ts'
import type { System } from '../system.ts'
import { hashPassword } from './password-hash.ts'
import { endSessionsOf, type Kept } from './end-sessions.ts'

export type Account = { id: string; email: string; passwordHash: string }

export type Accounts = {
  exist(): Promise<boolean>
  /** Oldest first. */
  all(): Promise<{ email: string; createdAt: string; role: Role; isStopped: boolean }[]>
  /** Includes stopped accounts. */
  find(email: string): Promise<(Account & { isStopped: boolean; language: string | null }) | undefined>
  /** False if the e-mail address is taken. */
  make(email: string, password: string, role?: Role): Promise<boolean>
  /**
   * Ends all sessions and push devices but `kept`; false if the kept session has ended. Without `kept`, resets the
   * waits for failed attempts.
   */
  setPassword(personId: string, password: string, kept?: Kept): Promise<boolean>
  /** Sessions stay: it is the same person. */
  rename(email: string, to: string): Promise<'renamed' | 'unknown' | 'taken'>
  /** Ends the admin's sessions too; screens show the address beside what they did. The last owner who can sign in stays, also when two are removed at the same moment. */
  remove(email: string): Promise<'removed' | 'unknown' | 'last'>
  /** Ends the sessions. Keeps the last owner who can sign in. */
  setRole(email: string, role: Role): Promise<'set' | 'unknown' | 'last'>
}

export function openAccounts({ db, transaction }: Database, system: System): Accounts {
  return {
    async exist() {
      return (await db.selectFrom('people').select('id').executeTakeFirst()) !== undefined
    },

    async all() {
      const rows = await db.selectFrom('people').selectAll().orderBy('created_at').orderBy('email').execute()
      return rows.map(({ email, created_at: createdAt, role, stopped_at: stoppedAt }) => ({
        email,
        createdAt,
        role,
        isStopped: stoppedAt !== null,
      }))
    },

    async find(email) {
      const row = await db.selectFrom('people').selectAll().where('email', '=', foldEmail(email)).executeTakeFirst()
      return (
        row && {
          id: row.id,
          email: row.email,
          passwordHash: row.password_hash,
          isStopped: row.stopped_at !== null,
          language: row.language,
        }
      )
    },

    async make(email, password, role = 'owner') {
      const made = await db
        .insertInto('people')
        .values({
          id: system.randomToken(12),
          email: foldEmail(email),
          password_hash: await hashPassword(password, system.passwordCost),
          created_at: system.now().toISOString(),
          role,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return made !== undefined
    },

    async setPassword(personId, password, kept) {
      const passwordHash = await hashPassword(password, system.passwordCost)
      return await transaction(async (trx) => {
        if (kept && !(await lockWith(trx, personId, kept.tokenHash))) return false
        await trx.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', personId).execute()
        await endSessionsOf(trx, personId, kept)
        if (!kept) await trx.deleteFrom('sign_in_failures').execute()
        return true
      })
    },

    async rename(email, to) {
      return await transaction(async (trx) => {
        const emails = (await lockPeople(trx)).map((each) => each.email)
        if (!emails.includes(foldEmail(email))) return 'unknown'
        if (emails.includes(foldEmail(to))) return 'taken'
        await trx
          .updateTable('people')
          .set({ email: foldEmail(to) })
          .where('email', '=', foldEmail(email))
          .execute()
        return 'renamed'
      })
    },

    async remove(email) {
      return await transaction(async (trx) => {
        const accounts = await lockPeople(trx)
        const found = accounts.find((each) => each.email === foldEmail(email))
        if (!found) return 'unknown'
        if (isLastOwner(accounts, found.id)) return 'last'
        const { id, email: address } = found
        await trx
          .insertInto('former_people')
          .values({ id, email: address, removed_at: system.now().toISOString() })
          .execute()
        await trx.deleteFrom('people').where('id', '=', found.id).execute()
        return 'removed'
      })
    },

    async setRole(email, role) {
      return await transaction(async (trx) => {
        const accounts = await lockPeople(trx)
        const found = accounts.find((each) => each.email === foldEmail(email))
        if (!found) return 'unknown'
        if (role !== 'owner' && isLastOwner(accounts, found.id)) return 'last'
        if (role === found.role) return 'set'
        await trx.updateTable('people').set({ role }).where('id', '=', found.id).execute()
        await endSessionsOf(trx, found.id)
        return 'set'
      })
    },
  }
}

/** Serialises changes to accounts. */
export async function lockPeople(trx: Trx): Promise<Selectable<PersonRow>[]> {
  await trx
    .updateTable('people')
    .set((eb) => ({ email: eb.ref('email') }))
    .execute()
  return await trx.selectFrom('people').selectAll().execute()
}

/** A stopped owner does not count. */
export function isLastOwner(accounts: readonly Selectable<PersonRow>[], id: string): boolean {
  const owners = accounts.filter(({ role, stopped_at: stoppedAt }) => role === 'owner' && stoppedAt === null)
  return owners.length === 1 && owners[0]?.id === id
}

/** Returns whether the session still exists. */
async function lockWith(trx: Trx, personId: string, tokenHash: string): Promise<boolean> {
  await trx
    .updateTable('people')
    .set((eb) => ({ password_hash: eb.ref('password_hash') }))
    .where('id', '=', personId)
    .execute()
  const session = await trx
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return session !== undefined
}

export function foldEmail(email: string): string {
  return email.trim().toLowerCase()
}
