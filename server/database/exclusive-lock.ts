// Lets one process of a shop in at a time. The lock belongs to a connection or an open file, so a process that dies releases it.
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabasePlace, DatabaseUnusable } from './open.ts'
import { openAttempt } from './sqlite/exclusive-lock.ts'

const ASK_AGAIN_MS = 200
/** Longer than the demo takes on the slowest machine: a process that holds it after that is frozen. */
const LONGEST_WAIT_MS = 15 * 60_000

export type ExclusiveLock = (place: DatabasePlace, onWait: () => void) => Promise<AsyncDisposable>

/** Resolves once this process holds the lock of that place; calls `onWait` once when another one holds it. */
export const exclusiveLock: ExclusiveLock = async (place, onWait) => {
  const attempt = place.databaseUrl ? await onServer(place.databaseUrl) : await openAttempt(place.dataDir)
  try {
    const started = performance.now()
    for (let isFirst = true; !(await attempt.take()); isFirst = false) {
      if (isFirst) onWait()
      if (performance.now() - started > LONGEST_WAIT_MS)
        throw new DatabaseUnusable(
          'Another process has not finished the first start for 15 minutes: end it and start again',
        )
      await wait(ASK_AGAIN_MS)
    }
    return attempt
  } catch (error) {
    await attempt[Symbol.asyncDispose]()
    throw error
  }
}

/** Its driver is loaded only where there is such a server. */
async function onServer(url: string) {
  const postgres = await import('./postgres/exclusive-lock.ts')
  return postgres.openAttempt(url)
}
