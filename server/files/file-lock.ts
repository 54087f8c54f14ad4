// A lock between the processes over one folder: a file that its holder touches for as long as it lives.
import { randomBytes } from 'node:crypto'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hasCode } from './stored-files.ts'

/** A holder that has not touched its file for so long is taken for dead. */
export const LOCK_DEAD_AFTER_MS = 30_000
/** So often a holder touches its file in that time. */
const TOUCHES = 6

/**
 * Resolves to undefined while another process holds it. A holder that was frozen may find out late that it has lost the lock: what is
 * done under it must be wasteful when it is done twice, never wrong.
 */
export async function lockFile(path: string, deadAfterMs = LOCK_DEAD_AFTER_MS): Promise<AsyncDisposable | undefined> {
  const holder = randomBytes(8).toString('hex')
  await removeIfDead(path, holder, deadAfterMs)
  if (!(await isMade(path, holder))) return undefined
  const touch = () => {
    const now = new Date()
    // Without its file, or with a failing disk, this holder counts as dead, which is harmless.
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

/** One process at a time checks and removes, so that none removes the lock that another has just made in place of the dead one. */
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

/** A clock that was set back leaves times in the future; a living holder has corrected its own by now. */
async function isDead(path: string, deadAfterMs: number): Promise<boolean> {
  const file = await stat(path).catch(() => undefined)
  return file !== undefined && Math.abs(Date.now() - file.mtimeMs) > deadAfterMs
}
