// Bounds the copies that a machine keeps of the bucket: the oldest go.
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredObject } from '#server/bucket/bucket.ts'

const COPIES_MAX_BYTES = 2 * 1024 ** 3

/** Removes nothing that the bucket does not have. */
export async function trimCopies(
  folder: string,
  stored: ReadonlyMap<string, StoredObject>,
  maxBytes = COPIES_MAX_BYTES,
): Promise<void> {
  const copies: { path: string; bytes: number; mtimeMs: number }[] = []
  for (const { key, bytes } of stored.values()) {
    const path = join(folder, key)
    const file = await stat(path).catch(() => undefined)
    if (file?.size === bytes) copies.push({ path, bytes, mtimeMs: file.mtimeMs })
  }
  let excess = copies.reduce((sum, { bytes }) => sum + bytes, 0) - maxBytes
  for (const { path, bytes } of copies.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
    if (excess <= 0) return
    await rm(path, { force: true })
    excess -= bytes
  }
}
