// A lock for one process of a shop. It belongs to a connection or an open file, so a process that dies releases it.
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabasePlace, DatabaseUnusable } from './open.ts'
import { type Attempt, openAttempt } from './sqlite/exclusive-lock.ts'

const ASK_AGAIN_MS = 200
/** Longer than the demo on the slowest machine: then the holder is frozen. */
const LONGEST_WAIT_MS = 15 * 60_000

export type LockName = 'first-start' | 'update' | 'backup' | 'import'

export type ExclusiveLock = (place: DatabasePlace, onWait: () => void, name?: LockName) => Promise<AsyncDisposable>

/** Calls `onWait` once if another process has the lock. */
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

/** Undefined if another process has the lock. */
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

/** Loads the driver only for a server. */
async function open({ dataDir, databaseUrl }: DatabasePlace, name: LockName): Promise<Attempt> {
  if (!databaseUrl) return openAttempt(dataDir, name)
  const postgres = await import('./postgres/exclusive-lock.ts')
  return postgres.openAttempt(databaseUrl, name)
}
