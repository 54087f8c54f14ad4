// Where the shop's images and videos are: whole files that never change, under keys such as 'image/a.png'.
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { notFound, type SentFile, sendFile } from '#server/files/send-file.ts'
import {
  fileExists,
  moveFile,
  removeTemporaryFiles,
  touchFile,
  touchSynced,
  writeStoredFile,
} from '#server/files/stored-files.ts'

export type SentAs = Omit<SentFile, 'path'>

export type MediaStore = {
  /** The path of the file on this machine; undefined if there is none. With `isHereOnly` none is fetched. */
  find(key: string, how?: { isHereOnly: boolean }): Promise<string | undefined>
  /** Stores it unless it is there. Durable once resolved, and protected from sweeps for a day. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The same for a complete file on the same disk, which it moves. */
  take(key: string, path: string): Promise<void>
  /** Stores what can be created again. Returns its path. */
  keep(key: string, bytes: Uint8Array): Promise<string>
  /** Protects it from sweeps for a day. Returns false if there is none. */
  touch(key: string): Promise<boolean>
  /** 404 if there is none. */
  serve(key: string, as: SentAs, request: Request): Promise<Response>
}

export async function openFolderStore(
  folder: string,
  keyFolders: readonly string[],
  now: () => Date,
): Promise<MediaStore> {
  const pathOf = (key: string) => join(folder, key)
  const folderOf = (key: string) => dirname(pathOf(key))
  const isThere = (key: string) => touchSynced(folderOf(key), basename(key), now())
  for (const each of keyFolders) {
    await mkdir(join(folder, each), { recursive: true })
    await removeTemporaryFiles(join(folder, each))
  }

  async function find(key: string): Promise<string | undefined> {
    return (await fileExists(pathOf(key))) ? pathOf(key) : undefined
  }

  return {
    find,
    async put(key, bytes) {
      if (!(await isThere(key))) await writeStoredFile(folderOf(key), basename(key), bytes)
    },
    async take(key, path) {
      if (await isThere(key)) await rm(path, { force: true })
      else await moveFile(path, folderOf(key), basename(key))
    },
    async keep(key, bytes) {
      await writeStoredFile(folderOf(key), basename(key), bytes)
      return pathOf(key)
    },
    touch: (key) => touchFile(pathOf(key), now()),
    async serve(key, as, request) {
      const path = await find(key)
      return path === undefined ? notFound() : sendFile({ ...as, path }, request)
    },
  }
}
