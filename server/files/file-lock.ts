// A lock between processes over a folder: a file that its living holder touches.
import { randomBytes } from 'node:crypto'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hasCode } from './stored-files.ts'

/** After this time without a touch the holder counts as dead. */
export const LOCK_DEAD_AFTER_MS = 30_000
/** Touches within that time. */
const TOUCHES = 6

/**
 * Resolves to undefined while another process has the lock. A frozen holder may notice late that it lost it: work under
 * the lock may be wasted when done twice, but must not be wrong.
 */
export async function lockFile(path: string, deadAfterMs = LOCK_DEAD_AFTER_MS): Promise<AsyncDisposable | undefined> {
  const holder = randomBytes(8).toString('hex')
  await removeIfDead(path, holder, deadAfterMs)
  if (!(await isMade(path, holder))) return undefined
  const touch = () => {
    const now = new Date()
    // Without its file, or on a failing disk, this holder counts as dead, which is harmless.
    void utimes(path, now, now).catch(() => undefined)
  }
  const timer = setInterval(touch, deadAfterMs / TOUCHES)
  timer.unref()
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      const held = await readFile(path, 'utf8').catch(() => undefined)
      if (held === holder) await rm(path, { force: true })
    },
  }
}

async function isMade(path: string, holder: string): Promise<boolean> {
  try {
    await writeFile(path, holder, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** One process at a time, so that none removes a new lock in place of the dead one. */
async function removeIfDead(path: string, holder: string, deadAfterMs: number): Promise<void> {
  if (!(await isDead(path, deadAfterMs))) return
  const removing = `${path}-removing`
  if (await isMade(removing, holder)) {
    if (await isDead(path, deadAfterMs)) await rm(path, { force: true })
    await rm(removing, { force: true })
  } else if (await isDead(removing, deadAfterMs)) {
    await rm(removing, { force: true })
  }
}

/** A clock set back leaves times in the future; a living holder has corrected its own by now. */
async function isDead(path: string, deadAfterMs: number): Promise<boolean> {
  const file = await stat(path).catch(() => undefined)
  return file !== undefined && Math.abs(Date.now() - file.mtimeMs) > deadAfterMs
}
