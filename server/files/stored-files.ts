// Stored files: written once, whole or not at all, and never changed afterwards.
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const TEMPORARY = '.tmp-'
/** Another process over the same folder may be writing: what is younger than this is left alone. */
const TEMPORARY_FOR_MS = 60_000

/** Returns a name made from the content, so that the same bytes are one file: 32 hexadecimal digits and the extension. */
export function contentName(bytes: Uint8Array, extension: string): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`
}

/** Returns the same name for a file on disk, which is read chunk by chunk. */
export async function contentNameOf(path: string, extension: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return `${hash.digest('hex').slice(0, 32)}.${extension}`
}

export async function fileExists(path: string): Promise<boolean> {
  return (await fileSize(path)) !== undefined
}

/** Sets the file's time to now, so that no sweep removes it for a day. Returns false when there is no such file. */
export async function touchFile(path: string, now: Date): Promise<boolean> {
  try {
    await utimes(path, now, now)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/**
 * The same, and an existing file is as durable as one that was just written: the upload before may have failed because the
 * folder could not be synced.
 */
export async function touchSynced(folder: string, name: string, now: Date): Promise<boolean> {
  if (!(await touchFile(join(folder, name), now))) return false
  await syncFolder(folder)
  return true
}

/** Returns the file's size in bytes; undefined when there is no such file. */
export async function fileSize(path: string): Promise<number | undefined> {
  try {
    const file = await stat(path)
    return file.isFile() ? file.size : undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Writes the file so that no crash or power cut can leave half of it under its name. */
export async function writeStoredFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, TEMPORARY + randomBytes(8).toString('hex'))
  try {
    await writeSynced(temporary, bytes)
    await rename(temporary, join(folder, name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/** Moves a complete file into the folder under that name. */
export async function moveFile(path: string, folder: string, name: string): Promise<void> {
  await using file = await open(path, 'r+')
  await file.sync()
  await rename(path, join(folder, name))
  await syncFolder(folder)
}

async function syncFolder(folder: string) {
  await using directory = await open(folder, 'r')
  await directory.sync()
}

async function writeSynced(path: string, bytes: Uint8Array) {
  await using file = await open(path, 'wx')
  await file.writeFile(bytes)
  await file.sync()
}

/** Removes files that a crash left half written. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(TEMPORARY)) continue
    const path = join(folder, name)
    // Another process may have given it its name by now.
    const file = await stat(path).catch(() => undefined)
    if (file && Date.now() - file.mtimeMs > TEMPORARY_FOR_MS) await rm(path, { force: true })
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
