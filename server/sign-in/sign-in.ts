// Signing in with e-mail and password: slow to guess, with the same response for a wrong e-mail (spec §6, §8).
import { isRecentSignIn, PASSWORD_FAILED, SIGN_IN_AGAIN } from '#domain/password/password.ts'
import { SIGN_IN_REFUSED, tooManyAttempts } from '#domain/people/sign-in-form.ts'
import type { Database } from '../database/open.ts'
import { loggedNetwork } from '../net/client-address.ts'
import type { Live } from '../live/live.ts'
import type { Log } from '../log.ts'
import { openRateLimit } from '../rate-limit.ts'
import { QueueFull } from '../semaphore.ts'
import type { SignInOutcome } from '../metrics/tallies.ts'
import type { Tally } from '../metrics/tally.ts'
import type { System } from '../system.ts'
import { createThrottle } from '../throttle.ts'
import { foldEmail, openAdmins } from './admins.ts'
import { openFailedAttempts } from './failed-attempts.ts'
import { hashOfNothing, isPassword } from './password-hash.ts'
import { openSessions, type Session, tokenHash } from './sessions.ts'

export type SignedIn = { token: string; expiresAt: Date }
export type SignInRefusal = { message: string; retryAfterSeconds?: number }

export type PasswordChange = { ok: true } | { ok: false; message: string }

/** The sign-in of the admins (spec §6). Each method rejects with what `unavailableReason` knows while the database cannot be used. */
export type SignIn = {
  /** Starts a session, or returns why not; with `retryAfterSeconds` when it was tried too often. */
  withPassword(email: string, password: string, address: string): Promise<SignedIn | SignInRefusal>
  /** Returns the session of a token; undefined when there is none, or none any more. */
  session(token: string | undefined): Promise<Session | undefined>
  end(token: string): Promise<void>
  /** Sets the password of the admin who holds `token`, shortly after signing in, and ends every other session and push device (spec §8). */
  changePassword(token: string | undefined, password: string, device?: string | undefined): Promise<PasswordChange>
  hasAdmin(): Promise<boolean>
  /** Resolves with false, and changes nothing, when another process has made this admin meanwhile. */
  makeAdmin(email: string, password: string): Promise<boolean>
}

type Needs = {
  database: Database
  system: System
  live: Pick<Live, 'publish'>
  log: Pick<Log, 'info'>
  outcomes: Pick<Tally<SignInOutcome>, 'add'>
  /** In place of the usual one. */
  compare?: typeof isPassword
}

/** Of one person's password: each is hashed as a sign-in is, and would keep others from theirs. */
const CHANGES_RATE = { perMinute: 6, burst: 5 }

/** Who guesses without end is told of once a minute. */
const LOG_INTERVAL_MS = 60_000

/** Logs who signed in by the admin's id, and from which network. */
export async function openSignIn({
  database,
  system,
  live,
  log,
  outcomes,
  compare = isPassword,
}: Needs): Promise<SignIn> {
  const admins = openAdmins(database, system)
  const sessions = openSessions(database, system)
  const failed = openFailedAttempts(database, system)
  // Compared with when the e-mail is unknown, so that both answers take the same time.
  const unknownHash = hashOfNothing(system.passwordCost)
  const changes = openRateLimit(system, CHANGES_RATE)
  const isLogDue = createThrottle(LOG_INTERVAL_MS, system.monotonicMs)

  function logRefusal(reason: SignInOutcome, address: string): void {
    log.info('sign-in refused', { reason, network: loggedNetwork(address) })
  }

  return {
    async withPassword(email, password, address) {
      const account = foldEmail(email)
      const seconds = await failed.begin(account, address)
      if (seconds > 0) {
        outcomes.add('too many attempts')
        if (isLogDue()) logRefusal('too many attempts', address)
        return tooMany(seconds)
      }
      try {
        const found = await admins.find(account)
        // Who is stopped is answered, and takes the time, as who was never there.
        const admin = found?.isStopped ? undefined : found
        const right = await compare(password, admin?.passwordHash ?? unknownHash)
        const started = admin && right ? await sessions.start(admin) : undefined
        if (!started) {
          outcomes.add('wrong e-mail or password')
          logRefusal('wrong e-mail or password', address)
          return { message: SIGN_IN_REFUSED }
        }
        await failed.forgive(account, address)
        outcomes.add('signed in')
        log.info('signed in', { admin: admin?.id, network: loggedNetwork(address) })
        return started
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error
        await failed.cancel(account, address)
        return tooMany(1)
      }
    },

    session: sessions.find,

    async end(token) {
      await sessions.end(token)
      live.publish({ topic: 'sessions' })
    },

    async changePassword(token, password, device) {
      const session = await sessions.find(token)
      const admin = session && (await admins.find(session.email))
      if (!token || !admin || !isRecentSignIn(session.signedInAt, system.now())) {
        return { ok: false, message: SIGN_IN_AGAIN }
      }
      const seconds = changes.retryAfterSeconds(admin.id)
      if (seconds > 0) return { ok: false, message: tooManyAttempts(seconds) }
      try {
        const isSet = await admins.setPassword(admin.id, password, { tokenHash: tokenHash(token), device })
        if (!isSet) return { ok: false, message: SIGN_IN_AGAIN }
        live.publish({ topic: 'sessions' })
        log.info('password changed', { admin: admin.id })
        return { ok: true }
      } catch (error) {
        if (error instanceof QueueFull) return { ok: false, message: PASSWORD_FAILED }
        throw error
      }
    },

    hasAdmin: admins.exist,

    makeAdmin: admins.make,
  }
}

function tooMany(seconds: number): SignInRefusal {
  return { message: tooManyAttempts(seconds), retryAfterSeconds: seconds }
}
