// Sign-in by e-mail and password: slow to guess, one response for a wrong e-mail or password (spec §6, §8).
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
import { foldEmail, openAccounts } from './accounts.ts'
import { openFailedAttempts } from './failed-attempts.ts'
import { hashOfNothing, isPassword } from './password-hash.ts'
import { openSessions, type Session, tokenHash } from './sessions.ts'

export type SignedIn = { token: string; expiresAt: Date }
export type SignInRefusal = { message: string; retryAfterSeconds?: number }

export type PasswordChange = { ok: true } | { ok: false; message: string }

/** Methods reject with an error known to `unavailableReason` while the database is unavailable (spec §6). */
export type SignIn = {
  /** `retryAfterSeconds` after too many attempts. */
  withPassword(email: string, password: string, address: string): Promise<SignedIn | SignInRefusal>
  session(token: string | undefined): Promise<Session | undefined>
  end(token: string): Promise<void>
  /** Allowed shortly after signing in; ends all other sessions and push devices (spec §8). */
  changePassword(token: string | undefined, password: string, device?: string | undefined): Promise<PasswordChange>
  hasAdmin(): Promise<boolean>
  /** False if the admin exists. */
  makeAdmin(email: string, password: string): Promise<boolean>
}

type Needs = {
  database: Database
  system: System
  live: Pick<Live, 'publish'>
  log: Pick<Log, 'info'>
  outcomes: Pick<Tally<SignInOutcome>, 'add'>
  compare?: typeof isPassword
}

/** Per person: hashing competes with sign-ins. */
const CHANGES_RATE = { perMinute: 6, burst: 5 }

const LOG_INTERVAL_MS = 60_000

/** Logs sign-ins by admin id and network. */
export async function openSignIn({
  database,
  system,
  live,
  log,
  outcomes,
  compare = isPassword,
}: Needs): Promise<SignIn> {
  const accounts = openAccounts(database, system)
  const sessions = openSessions(database, system)
  const failed = openFailedAttempts(database, system)
  // Compared for an unknown e-mail, so that both responses take equal time.
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
        const found = await accounts.find(account)
        // A stopped admin gets the response and timing of an unknown one.
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
      const admin = session && (await accounts.find(session.email))
      if (!token || !admin || !isRecentSignIn(session.signedInAt, system.now())) {
        return { ok: false, message: SIGN_IN_AGAIN }
      }
      const seconds = changes.retryAfterSeconds(admin.id)
      if (seconds > 0) return { ok: false, message: tooManyAttempts(seconds) }
      try {
        const isSet = await accounts.setPassword(admin.id, password, { tokenHash: tokenHash(token), device })
        if (!isSet) return { ok: false, message: SIGN_IN_AGAIN }
        live.publish({ topic: 'sessions' })
        log.info('password changed', { admin: admin.id })
        return { ok: true }
      } catch (error) {
        if (error instanceof QueueFull) return { ok: false, message: PASSWORD_FAILED }
        throw error
      }
    },

    hasAdmin: accounts.exist,

    makeAdmin: accounts.make,
  }
}

function tooMany(seconds: number): SignInRefusal {
  return { message: tooManyAttempts(seconds), retryAfterSeconds: seconds }
}
