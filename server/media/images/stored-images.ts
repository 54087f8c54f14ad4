// The shop's images on disk, named by content hash.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { QueueFull, type Semaphore, semaphore } from '#server/semaphore.ts'
import { cleanImage, type DecodeLock } from './clean-image.ts'
import { imageRefusals } from '../uploads/upload-refusal.ts'
import type { ImageType } from './image-type.ts'
import {
  contentName,
  hasCode,
  fileExists,
  writeStoredFile,
  removeTemporaryFiles,
  touchFile,
  touchSynced,
} from '#server/files/stored-files.ts'
import { isRefusal, type UploadRefusal } from '../uploads/upload-refusal.ts'

export type CleanedImage = { name: string; type: ImageType; bytes: Uint8Array<ArrayBuffer> }

export type StoredImages = {
  /** Does not store it. */
  clean(upload: Uint8Array): Promise<CleanedImage | UploadRefusal>
  store(upload: Uint8Array): Promise<{ name: string } | UploadRefusal>
  path(name: string): string
  has(name: string): Promise<boolean>
  /** If missing. */
  keep(name: string, bytes: Uint8Array): Promise<void>
  /** Like `has`, and prevents sweeping for a day. */
  touch(name: string): Promise<boolean>
}

/** One for all stores: two locks that each took some of `decoding`'s permits would deadlock. */
export function decodeLock(decoding: Semaphore, decodesAtOnce: number): DecodeLock {
  const decodingWhole = semaphore({ permits: 1, waitingFor: 'image' })
  return async (isWhole) => {
    if (!isWhole) return decoding.acquire()
    using permits = new DisposableStack()
    permits.use(await decodingWhole.acquire())
    for (let taken = 0; taken < decodesAtOnce; taken += 1) permits.use(await decoding.acquire())
    return permits.move()
  }
}

type Parts = { folder: string; lock: DecodeLock; now(): Date }

export async function openStoredImages({ folder, lock, now }: Parts): Promise<StoredImages> {
  await mkdir(folder, { recursive: true })
  await removeTemporaryFiles(folder)

  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    if (!(await touchSynced(folder, name, now()))) await writeStoredFile(folder, name, bytes)
  }

  async function clean(upload: Uint8Array): Promise<CleanedImage | UploadRefusal> {
    try {
      const image = await cleanImage(upload, lock)
      if (isRefusal(image)) return image
      const name = contentName(image.bytes, image.type === 'jpeg' ? 'jpg' : 'png')
      return { name, type: image.type, bytes: new Uint8Array(image.bytes) }
    } catch (error) {
      if (error instanceof QueueFull) return imageRefusals.busy
      throw error
    }
  }

  return {
    clean,
    async store(upload) {
      const image = await clean(upload)
      if (isRefusal(image)) return image
      const { name, bytes } = image
      try {
        await keep(name, bytes)
        return { name }
      } catch (error) {
        if (isDiskFull(error)) return imageRefusals.noRoom
        throw error
      }
    },
    keep,
    path: (name) => join(folder, name),
    has: (name) => fileExists(join(folder, name)),
    touch: (name) => touchFile(join(folder, name), now()),
  }
}

export function isDiskFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC', 'EDQUOT')
}
