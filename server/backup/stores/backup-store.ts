// The common type of backup places, a folder or an S3 store.

import type { Occasion } from '../backup-name.ts'

export type StoredBackup = { name: string; occasion: Occasion; at: Date; bytes: number }

export type BackupStore = {
  /** The place itself, or with `send` a folder to send from. */
  folder: string
  /** Of a store: 's3://bucket/prefix'. */
  address?: string
  /** Of a store: stores the checked file whole or not at all. */
  send?(file: string, name: string): Promise<void>
  list(): Promise<StoredBackup[]>
  remove(name: string): Promise<void>
  fetch(name: string, file: string): Promise<void>
}
