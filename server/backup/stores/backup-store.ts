// A place for backups as one type: folder-store.ts and s3-store.ts open one each.

import type { Occasion } from '../backup-name.ts'

export type StoredBackup = { name: string; occasion: Occasion; at: Date; bytes: number }

export type BackupStore = {
  /** For a sentence: 'the folder /mnt/backups'. */
  title: string
  /** Where a backup is made: in the place itself, or in a folder from which it is sent there. */
  folder: string
  /** Puts a checked file of that folder into the place; afterwards it is there, whole. */
  put(name: string): Promise<void>
  /** Returns all that have a name of `backupName`. */
  list(): Promise<StoredBackup[]>
  remove(name: string): Promise<void>
  /** Writes the backup of that name to a file. */
  fetch(name: string, file: string): Promise<void>
}
