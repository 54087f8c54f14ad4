// Puts a restored backup in place, also at the start after a crash.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockShop } from './shop-lock.ts'

/** Renaming a checked restore to this name commits it. */
export const RESTORED = '.restored'

const DATABASE = 'shop.sqlite'
const SETTINGS = 'shop.json'

/** Throws if an open shop uses the folder. */
export function finishRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORED))) return
  using lock = lockShop(dataDir, 'alone')
  if (!lock) throw new Error('a backup is being restored into it; try again when that has ended')
  moveRestored(dataDir)
}

/** Needs the lock. Crash-safe: the next start continues. */
export function moveRestored(dataDir: string): void {
  const restored = join(dataDir, RESTORED)
  if (!existsSync(restored)) return
  if (existsSync(join(restored, DATABASE))) {
    // Replayed into the new database, these would destroy it.
    for (const ending of ['-wal', '-shm', '-journal']) rmSync(join(dataDir, DATABASE + ending), { force: true })
    renameSync(join(restored, DATABASE), join(dataDir, DATABASE))
    syncFolder(dataDir)
  }
  if (existsSync(join(restored, SETTINGS))) renameSync(join(restored, SETTINGS), join(dataDir, SETTINGS))
  rmdirSync(restored)
  syncFolder(dataDir)
}

function syncFolder(folder: string): void {
  const directory = openSync(folder, 'r')
  try {
    fsyncSync(directory)
  } finally {
    closeSync(directory)
  }
}
