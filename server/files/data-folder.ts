// Restricts the data folder to its owner, since it has customers' addresses and password hashes.
import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnusable } from '../database/open.ts'

const OTHERS = 0o077

/** Call before writing anything; child processes inherit it. */
export function createFilesForOwnerOnly(): void {
  process.umask(OTHERS)
}

/** Creates the folder. Returns a sentence for the operator if others could read an existing one. */
export async function closeDataFolder(folder: string): Promise<string | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new DatabaseUnusable(`The data folder ${folder} cannot be used: ${error.message}`)
  })
  if (!(await isOpen(folder))) return undefined
  try {
    // The folder first, which blocks others at once.
    await chmod(folder, 0o700)
    for (const name of await readdir(folder, { recursive: true })) await closeFile(join(folder, name))
  } catch {
    // Another user owns it, and must do it.
  }
  return (await isOpen(folder))
    ? `${folder} is open to other users of this machine, and this one may not change it: run chmod -R go= ${folder} as its owner`
    : `${folder} was open to other users of this machine; now it is its owner's alone.`
}

async function closeFile(path: string): Promise<void> {
  const file = await lstat(path)
  if (!file.isSymbolicLink() && (file.mode & OTHERS) !== 0) await chmod(path, file.mode & 0o700)
}

async function isOpen(path: string): Promise<boolean> {
  return ((await stat(path)).mode & OTHERS) !== 0
}
