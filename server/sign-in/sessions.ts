// Sessions: a random token in the admin's cookie; the database has only its hash.
import { createHash } from 'node:crypto'
import type { Role } from '#domain/people/role.ts'
import type { Database } from '../database/open.ts'
import type { System } from '../system.ts'
import type { Account } from './accounts.ts'

const SESSION_DAYS = 14
const DAY_MS = 86_400_000
const TOKEN_BYTES = 32

export type Session = { id: string; email: string; signedInAt: Date; role: Role; name: string }

export type Sessions = {
  /**
   * The token is stored nowhere; undefined if the password was changed since the comparison, or the person was stopped.
   */
  start(admin: Account): Promise<{ token: string; expiresAt: Date } | undefined>
  find(token: string | undefined): Promise<Session | undefined>
  end(token: string): Promise<void>
}

export function openSessions({ db, transaction }: Database, system: System): Sessions {
  return {
    async start({ id, passwordHash }) {
      const token = system.randomToken(TOKEN_BYTES)
      const now = system.now()
      const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
      return await transaction(async (trx) => {
        // An update waits for a concurrent password change, and then sees the new one.
        const { numUpdatedRows } = await trx
          .updateTable('people')
          .set({ signed_in_at: now.toISOString() })
          .where('id', '=', id)
          .where('password_hash', '=', passwordHash)
          .where('stopped_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return undefined
        await trx.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute()
        await trx
          .insertInto('sessions')
          .values({
            token_hash: tokenHash(token),
            person_id: id,
            signed_in_at: now.toISOString(),
            expires_at: expiresAt.toISOString(),
          })
          .execute()
        return { token, expiresAt }
      })
    },

    async find(token) {
      if (!token) return undefined
      const row = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person_id')
        .select(['people.id', 'people.email', 'people.role', 'people.name', 'sessions.signed_in_at'])
        .where('sessions.token_hash', '=', tokenHash(token))
        .where('sessions.expires_at', '>', system.now().toISOString())
        .where('people.stopped_at', 'is', null)
        .executeTakeFirst()
      return (
        row && { id: row.id, email: row.email, signedInAt: new Date(row.signed_in_at), role: row.role, name: row.name }
      )
    },

    async end(token) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute()
    },
  }
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
