// The lock of the process that checks or saves an export.
import { setTimeout as wait } from 'node:timers/promises'
import { tryExclusiveLock } from '#server/database/exclusive-lock.ts'
import type { DatabasePlace } from '#server/database/open.ts'

const TRIES = 15
const PAUSE_MS = 200

/**
 * Waits for a page that looks for a dead process, and for a process that has written its result and is about to exit.
 * Undefined if another process has the lock all the time.
 */
export async function takeImportLock(place: DatabasePlace): Promise<AsyncDisposable | undefined> {
  for (let tries = 1; ; tries += 1) {
    const lock = await tryExclusiveLock(place, 'import')
    if (lock || tries === TRIES) return lock
    await wait(PAUSE_MS)
  }
}
