// Lets one process of a shop in at a time. The lock belongs to a connection or an open file, so a process that dies releases it.
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabasePlace, DatabaseUnusable } from './open.ts'
import { type Attempt, openAttempt } from './sqlite/exclusive-lock.ts'

const ASK_AGAIN_MS = 200
/** Longer than the demo takes on the slowest machine: a process that holds it after that is frozen. */
const LONGEST_WAIT_MS = 15 * 60_000

/** What one process does at a time, each under a lock of its own. */
export type LockName = 'first-start' | 'update' | 'backup'

export type ExclusiveLock = (place: DatabasePlace, onWait: () => void, name?: LockName) => Promise<AsyncDisposable>

/** Resolves once this process holds the lock of that place; calls `onWait` once when another one holds it. */
export const exclusiveLock: ExclusiveLock = async (place, onWait, name = 'first-start') => {
  const attempt = await open(place, name)
  try {
    const started = performance.now()
    for (let isFirst = true; !(await attempt.take()); isFirst = false) {
      if (isFirst) onWait()
      if (performance.now() - started > LONGEST_WAIT_MS)
        throw new DatabaseUnusable(
          `Another process has not finished the ${name.replace('-', ' ')} for 15 minutes: end it and start again`,
        )
      await wait(ASK_AGAIN_MS)
    }
    return attempt
  } catch (error) {
    await attempt[Symbol.asyncDispose]()
    throw error
  }
}

/** Resolves to undefined when another process holds the lock. */
export async function tryExclusiveLock(place: DatabasePlace, name: LockName): Promise<AsyncDisposable | undefined> {
  const attempt = await open(place, name)
  try {
    if (await attempt.take()) return attempt
  } catch (error) {
    await attempt[Symbol.asyncDispose]()
    throw error
  }
  await attempt[Symbol.asyncDispose]()
  return undefined
}

/** The driver is loaded only where there is such a server. */
async function open({ dataDir, databaseUrl }: DatabasePlace, name: LockName): Promise<Attempt> {
  if (!databaseUrl) return openAttempt(dataDir, name)
  const postgres = await import('./postgres/exclusive-lock.ts')
  return postgres.openAttempt(databaseUrl, name)
}
