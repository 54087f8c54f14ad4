// Keeps backups in a folder.
import { existsSync } from 'node:fs'
import { copyFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '#server/files/stored-files.ts'
import { BackupRefused } from '../backup-failure.ts'
import { readBackupName } from '../backup-name.ts'
import type { BackupStore, StoredBackup } from './backup-store.ts'

export function openFolderStore(folder: string): BackupStore {
  return {
    folder,
    async list() {
      const found: StoredBackup[] = []
      for (const name of await readdir(folder)) {
        const read = readBackupName(name)
        if (!read) continue
        const bytes = await sizeOf(join(folder, name))
        if (bytes !== undefined) found.push({ name, ...read, bytes })
      }
      return found
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async fetch(name, file) {
      if (!existsSync(join(folder, name))) throw new BackupRefused(`There is no backup ${name} in ${folder}.`)
      await copyFile(join(folder, name), file)
    },
  }
}

/** Returns undefined for a file just removed by another process. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
