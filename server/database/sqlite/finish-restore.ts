// Puts the database and the settings of a restored backup in place of the earlier ones, also at the next start after a crash.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { holdShop } from './shop-lock.ts'

/** Beneath the data folder, once a restore is checked and decided: renaming a folder to this name decides it. */
export const RESTORED = '.restored'

const DATABASE = 'shop.sqlite'
const SETTINGS = 'shop.json'

/** Does nothing where no restore was interrupted. Throws when an open shop has the folder. */
export function finishRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORED))) return
  using lock = holdShop(dataDir, 'alone')
  if (!lock) throw new Error('a backup is being restored into it; try again when that has ended')
  moveRestored(dataDir)
}

/** For the holder of the lock. Each step may be the last before a crash: then the next start continues. */
export function moveRestored(dataDir: string): void {
  const restored = join(dataDir, RESTORED)
  if (!existsSync(restored)) return
  if (existsSync(join(restored, DATABASE))) {
    // What the earlier database did not contain yet: replayed into the new one, it would destroy it.
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
