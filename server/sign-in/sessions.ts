// Sessions: a random token in the admin's cookie; the database has only its hash.
import { createHash } from 'node:crypto'
import { knownLanguage, type Language } from '#domain/language.ts'
import type { Role } from '#domain/people/role.ts'
import type { Database, Trx } from '../database/open.ts'
import type { System } from '../system.ts'
import type { Account } from './accounts.ts'

const SESSION_DAYS = 14
const DAY_MS = 86_400_000
const TOKEN_BYTES = 32

/** Without `language` the person has not chosen one. */
export type Session = {
  id: string
  email: string
  signedInAt: Date
  role: Role
  name: string
  language?: Language
}

export type Sessions = {
  /**
   * The token is stored nowhere; undefined if the password was changed since the comparison, or the person was stopped.
   */
  start(admin: Account): Promise<{ token: string; expiresAt: Date } | undefined>
  /** As recent as a sign-in of now, with the end that it had; false where `start` is undefined, or after its end. */
  renew(token: string, admin: Account): Promise<boolean>
  find(token: string | undefined): Promise<Session | undefined>
  /** With the hash of the password. */
  accountOf(token: string): Promise<Account | undefined>
  end(token: string): Promise<void>
}

export function openSessions({ db, transaction }: Database, system: System): Sessions {
  const rowsOf = (token: string) =>
    db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .where('sessions.token_hash', '=', tokenHash(token))
      .where('sessions.expires_at', '>', system.now().toISOString())
      .where('people.stopped_at', 'is', null)

  return {
    async start(admin) {
      const token = system.randomToken(TOKEN_BYTES)
      const now = system.now()
      const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
      return await transaction(async (trx) => {
        if (!(await lockUnchanged(trx, admin))) return undefined
        await trx.updateTable('people').set({ signed_in_at: now.toISOString() }).where('id', '=', admin.id).execute()
        await trx.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute()
        await trx
          .insertInto('sessions')
          .values({
            token_hash: tokenHash(token),
            person_id: admin.id,
            signed_in_at: now.toISOString(),
            expires_at: expiresAt.toISOString(),
          })
          .execute()
        return { token, expiresAt }
      })
    },

    async renew(token, admin) {
      const now = system.now().toISOString()
      return await transaction(async (trx) => {
        if (!(await lockUnchanged(trx, admin))) return false
        const { numUpdatedRows } = await trx
          .updateTable('sessions')
          .set({ signed_in_at: now })
          .where('token_hash', '=', tokenHash(token))
          .where('person_id', '=', admin.id)
          .where('expires_at', '>', now)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      })
    },

    async find(token) {
      if (!token) return undefined
      const row = await rowsOf(token)
        .select(['people.id', 'people.email', 'people.role', 'people.name', 'people.language', 'sessions.signed_in_at'])
        .executeTakeFirst()
      if (!row) return undefined
      const { id, email, role, name, language, signed_in_at: signedInAt } = row
      return { id, email, signedInAt: new Date(signedInAt), role, name, ...chosen(language) }
    },

    async accountOf(token) {
      const row = await rowsOf(token).select(['people.id', 'people.email', 'people.password_hash']).executeTakeFirst()
      return row && { id: row.id, email: row.email, passwordHash: row.password_hash }
    },

    async end(token) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute()
    },
  }
}

export function chosen(language: string | null): { language?: Language } {
  return language === null ? {} : { language: knownLanguage(language) }
}

/** An update waits for a concurrent password change or stop, and then sees it. */
async function lockUnchanged(trx: Trx, { id, passwordHash }: Account): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('people')
    .set((eb) => ({ password_hash: eb.ref('password_hash') }))
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
