// The common type of backup places, implemented by folder-store.ts and s3-store.ts.

import type { Occasion } from '../backup-name.ts'

export type StoredBackup = { name: string; occasion: Occasion; at: Date; bytes: number }

export type BackupStore = {
  /** For a sentence: 'the folder /mnt/backups'. */
  title: string
  /** Where backups are created: the place itself, or a folder to send from. */
  folder: string
  /** Stores a checked file of `folder`, atomically. */
  put(name: string): Promise<void>
  /** Returns all with a valid `backupName`. */
  list(): Promise<StoredBackup[]>
  remove(name: string): Promise<void>
  /** Writes the backup to a file. */
  fetch(name: string, file: string): Promise<void>
}
