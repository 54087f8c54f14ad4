// Puts a program's temporary files into memory: its shops write to disk thousands of times.
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { startSupervised } from './supervised-child.ts'

const MEMORY = '/dev/shm'

export type MemoryFolder = { remove(): Promise<void> }

/**
 * Points `TMPDIR` to a new folder in memory, if `neededBytes` are free there. It is removed by `remove` and when this
 * process ends, also by `kill -9`.
 */
export function keepTemporaryFilesInMemory(neededBytes: number): MemoryFolder {
  if (!hasRoom(neededBytes)) return { remove: async () => {} }
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(MEMORY, 'shop-tests-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  const keeper = startSupervised('sleep', ['infinity'], { env: {}, removeAfter: folder })
  keeper.unref()
  return {
    async remove() {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
      await keeper.stop()
    },
  }
}

function hasRoom(neededBytes: number): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= neededBytes
}
