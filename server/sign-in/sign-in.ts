// Sign-in by e-mail and password: slow to guess, one response for a wrong e-mail or password (spec §6, §8).
import type { Language } from '#domain/language.ts'
import { isRecentSignIn } from '#domain/password/password.ts'
import { tooManyAttempts } from '#domain/people/sign-in-form.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { account as accountWords } from '#domain/words/en/office/account.ts'
import { signIn as signInWords } from '#domain/words/en/office/sign-in.ts'
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
import { chosen, openSessions, type Session, tokenHash } from './sessions.ts'

/** Without `language` the person has not chosen one. */
export type SignedIn = { token: string; expiresAt: Date; personId: string; language?: Language }
export type SignInRefusal = { message: string; retryAfterSeconds?: number }

/** `ended`: the session has, or the person was stopped or got another role. */
export type Confirmation =
  | { outcome: 'confirmed' | 'wrong' | 'ended' }
  | { outcome: 'too many attempts'; retryAfterSeconds: number }

/** Without `why`, the same password may be accepted later. */
export type PasswordChange = { ok: true } | { ok: false; message: string; why?: 'password' | 'sign-in' }

/** Methods reject with an error known to `unavailableReason` while the database is unavailable (spec §6). */
export type SignIn = {
  /** `retryAfterSeconds` after too many attempts. */
  withPassword(email: string, password: string, address: string): Promise<SignedIn | SignInRefusal>
  session(token: string | undefined): Promise<Session | undefined>
  end(token: string): Promise<void>
  /** Makes the session as recent as a sign-in of now. A wrong password counts as a failed sign-in. */
  confirm(token: string, password: string, address: string): Promise<Confirmation>
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

type Attempt<Done> = { done: Done } | { waitSeconds: number } | 'wrong'

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

  /** Counts an attempt as failed, for the account and the address, until `check` has returned something. */
  async function attempt<Done>(
    account: string,
    address: string,
    check: () => Promise<Done | undefined>,
  ): Promise<Attempt<Done>> {
    const seconds = await failed.begin(account, address)
    if (seconds > 0) {
      outcomes.add('too many attempts')
      if (isLogDue()) logRefusal('too many attempts', address)
      return { waitSeconds: seconds }
    }
    try {
      const done = await check()
      if (done !== undefined) {
        await failed.forgive(account, address)
        return { done }
      }
      outcomes.add('wrong e-mail or password')
      logRefusal('wrong e-mail or password', address)
      return 'wrong'
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      await failed.cancel(account, address)
      return { waitSeconds: 1 }
    }
  }

  return {
    async withPassword(email, password, address) {
      const account = foldEmail(email)
      const attempted = await attempt(account, address, async () => {
        const found = await accounts.find(account)
        // A stopped admin gets the response and timing of an unknown one.
        const admin = found?.isStopped ? undefined : found
        const right = await compare(password, admin?.passwordHash ?? unknownHash)
        const started = admin && right ? await sessions.start(admin) : undefined
        return admin && started && { ...started, personId: admin.id, ...chosen(admin.language) }
      })
      if (attempted === 'wrong') return { message: wordsOf(signInWords).refused }
      if ('waitSeconds' in attempted) return tooMany(attempted.waitSeconds)
      outcomes.add('signed in')
      log.info('signed in', { admin: attempted.done.personId, network: loggedNetwork(address) })
      return attempted.done
    },

    async confirm(token, password, address) {
      const admin = await sessions.accountOf(token)
      if (!admin) return { outcome: 'ended' }
      const attempted = await attempt(admin.email, address, async () => {
        const right = await compare(password, admin.passwordHash)
        return right && (await sessions.renew(token, admin)) ? true : undefined
      })
      // Without a session after the comparison, the password no longer matters.
      if (attempted === 'wrong') return { outcome: (await sessions.find(token)) ? 'wrong' : 'ended' }
      if ('waitSeconds' in attempted) return { outcome: 'too many attempts', retryAfterSeconds: attempted.waitSeconds }
      log.info('password confirmed', { admin: admin.id, network: loggedNetwork(address) })
      return { outcome: 'confirmed' }
    },

    session: sessions.find,

    async end(token) {
      await sessions.end(token)
      live.publish({ topic: 'sessions' })
    },

    async changePassword(token, password, device) {
      const session = await sessions.find(token)
      const admin = session && (await accounts.find(session.email))
      const text = wordsOf(accountWords)
      const signInAgain = { ok: false, message: text.signInAgain, why: 'sign-in' } as const
      if (!token || !admin || !isRecentSignIn(session.signedInAt, system.now())) return signInAgain
      const seconds = changes.retryAfterSeconds(admin.id)
      if (seconds > 0) return { ok: false, message: tooManyAttempts(seconds) }
      try {
        const isSet = await accounts.setPassword(admin.id, password, { tokenHash: tokenHash(token), device })
        if (!isSet) return signInAgain
        live.publish({ topic: 'sessions' })
        log.info('password changed', { admin: admin.id })
        return { ok: true }
      } catch (error) {
        if (error instanceof QueueFull) return { ok: false, message: text.passwordFailed }
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
