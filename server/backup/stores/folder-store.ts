// Keeps backups in a folder.
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupName } from '../backup-name.ts'
import type { BackupStore, StoredBackup } from './backup-store.ts'

export function openFolderStore(folder: string): BackupStore {
  return {
    title: `the folder ${folder}`,
    folder,
    // It was made there.
    async put() {},
    async list() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const found: StoredBackup[] = []
      for (const name of await readdir(folder)) {
        const read = readBackupName(name)
        if (read) found.push({ name, ...read, bytes: (await stat(join(folder, name))).size })
      }
      return found
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    fetch: (name, file) => copyFile(join(folder, name), file),
  }
}
