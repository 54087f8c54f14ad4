// The one admin's way in: e-mail and password, slow to guess, the same answer for a wrong e-mail (spec §6, §8).
import { SIGN_IN_REFUSED } from '#domain/sign-in-form.ts'
import type { Database } from '../database/open.ts'
import { LineIsFull } from '../turnstile.ts'
import type { World } from '../world.ts'
import { openFailedAttempts } from './failed-attempts.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { openSessions } from './sessions.ts'

export type SignedIn = { token: string; expiresAt: Date }
export type SignInRefusal = { message: string; retryAfterSeconds?: number }

export type SignIn = Awaited<ReturnType<typeof openSignIn>>

export async function openSignIn(database: Database, world: World) {
  const { db } = database
  const sessions = openSessions(database, world)
  const failed = openFailedAttempts(database, world)
  // Compared with when the e-mail is unknown, so that both answers take the same time.
  const nobodysHash = await hashPassword(world.randomToken(16))

  return {
    /** Starts a session, or says why not; `retryAfterSeconds` when it was tried too often. */
    async withPassword(email: string, password: string, address: string): Promise<SignedIn | SignInRefusal> {
      const account = foldEmail(email)
      const seconds = await failed.secondsToWait(account, address)
      if (seconds > 0) return tooMany(seconds)
      try {
        const admin = await db.selectFrom('admins').selectAll().where('email', '=', account).executeTakeFirst()
        const right = await isPassword(password, admin?.password_hash ?? nobodysHash)
        if (!admin || !right) {
          await failed.add(account, address)
          return { message: SIGN_IN_REFUSED }
        }
        await failed.forget(account, address)
        return await sessions.start(admin.id)
      } catch (error) {
        if (error instanceof LineIsFull) return tooMany(1)
        throw error
      }
    },

    session: sessions.find,

    end: sessions.end,

    async hasAdmin(): Promise<boolean> {
      return (await db.selectFrom('admins').select('id').executeTakeFirst()) !== undefined
    },

    /** Does nothing when another process has made this admin meanwhile. */
    async makeAdmin(email: string, password: string): Promise<void> {
      await db
        .insertInto('admins')
        .values({
          id: world.randomToken(12),
          email: foldEmail(email),
          password_hash: await hashPassword(password),
          created_at: world.now().toISOString(),
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute()
    },
  }
}

function tooMany(seconds: number): SignInRefusal {
  const unit = seconds === 1 ? 'second' : 'seconds'
  return { message: `Too many attempts. Please try again in ${seconds} ${unit}.`, retryAfterSeconds: seconds }
}

function foldEmail(email: string): string {
  return email.trim().toLowerCase()
}
