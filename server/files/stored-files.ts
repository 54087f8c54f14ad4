// Stored files: written atomically once, and never changed.
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const TEMPORARY = '.tmp-'
/** Younger ones may belong to another process. */
const TEMPORARY_FOR_MS = 60_000

/** Returns 32 hexadecimal digits of the content's hash with the extension. */
export function contentName(bytes: Uint8Array, extension: string): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`
}

/** The same for a file, read in chunks. */
export async function contentNameOf(path: string, extension: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return `${hash.digest('hex').slice(0, 32)}.${extension}`
}

export async function fileExists(path: string): Promise<boolean> {
  return (await fileSize(path)) !== undefined
}

/** Updates the file's time, which protects it from sweeps for a day. Returns false if it does not exist. */
export async function touchFile(path: string, now: Date): Promise<boolean> {
  try {
    await utimes(path, now, now)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/** Also makes an existing file durable: an earlier upload may have failed to sync the folder. */
export async function touchSynced(folder: string, name: string, now: Date): Promise<boolean> {
  if (!(await touchFile(join(folder, name), now))) return false
  await syncFolder(folder)
  return true
}

/** Returns undefined if the file does not exist. */
export async function fileSize(path: string): Promise<number | undefined> {
  try {
    const file = await stat(path)
    return file.isFile() ? file.size : undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Atomic, also on a crash or power cut. */
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

/** Moves a complete file into the folder. */
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

/** Removes partial files after a crash. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(TEMPORARY)) continue
    const path = join(folder, name)
    // Another process may have renamed it by now.
    const file = await stat(path).catch(() => undefined)
    if (file && Date.now() - file.mtimeMs > TEMPORARY_FOR_MS) await rm(path, { force: true })
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
