// Files that are written once, whole or not at all, and never change afterwards.
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const TEMPORARY = '.tmp-'
/** Another process over the same folder may be writing: what is younger than this is left alone. */
const ABANDONED_AFTER_MS = 60_000

/** A name that says what is in the file, so that the same bytes are one file: 32 hexadecimal digits and the ending. */
export function contentName(bytes: Uint8Array, ending: string): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`
}

/** The same name for a file on disk, which is read piece by piece. */
export async function contentNameOf(path: string, ending: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return `${hash.digest('hex').slice(0, 32)}.${ending}`
}

export async function isKept(path: string): Promise<boolean> {
  return (await keptSize(path)) !== undefined
}

/** Says of a kept file that it is wanted now, so that no sweep takes it for forgotten; false when there is no such file. */
export async function renew(path: string, now: Date): Promise<boolean> {
  try {
    await utimes(path, now, now)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/**
 * The same, and a file that is there is as safe as one that was just written: the sender before may have been told that
 * the folder could not be brought to the disk.
 */
export async function renewSynced(folder: string, name: string, now: Date): Promise<boolean> {
  if (!(await renew(join(folder, name), now))) return false
  await syncFolder(folder)
  return true
}

/** The file's size in bytes; undefined when there is no such file. */
export async function keptSize(path: string): Promise<number | undefined> {
  try {
    const file = await stat(path)
    return file.isFile() ? file.size : undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Writes the file so that no crash or power cut can leave half of it under its name. */
export async function keepFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
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

/** Gives a file that is whole its name in the folder. */
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

/** Removes what a crash left half written. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(TEMPORARY)) continue
    const path = join(folder, name)
    // Another process may have given it its name by now.
    const file = await stat(path).catch(() => undefined)
    if (file && Date.now() - file.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true })
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
