// The shop's images, cleaned and named by content hash.
import { S3Failure } from '#server/bucket/s3-failure.ts'
import { QueueFull, type Semaphore, semaphore } from '#server/semaphore.ts'
import { cleanImage, type DecodeLock } from './clean-image.ts'
import { imageRefusals } from '../uploads/upload-refusal.ts'
import type { ImageType } from './image-type.ts'
import { contentName, hasCode } from '#server/files/stored-files.ts'
import type { MediaStore } from '../store/media-store.ts'
import { isRefusal, type UploadRefusal, type UploadRefusals } from '../uploads/upload-refusal.ts'

export type CleanedImage = { name: string; type: ImageType; bytes: Uint8Array<ArrayBuffer> }

export type StoredImages = {
  /** Does not store it. */
  clean(upload: Uint8Array): Promise<CleanedImage | UploadRefusal>
  store(upload: Uint8Array): Promise<{ name: string } | UploadRefusal>
  key(name: string): string
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

type Parts = { kind: 'image' | 'receipt'; store: MediaStore; lock: DecodeLock }

export function openStoredImages({ kind, store, lock }: Parts): StoredImages {
  const key = (name: string) => `${kind}/${name}`

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
        await store.put(key(name), bytes)
        return { name }
      } catch (error) {
        return refusalOf(error, imageRefusals)
      }
    },
    key,
  }
}

/** Throws other errors than those of a disk or a store. */
export function refusalOf(error: unknown, { noRoom, noService }: UploadRefusals): UploadRefusal {
  if (isDiskFull(error)) return noRoom
  if (!(error instanceof S3Failure)) throw error
  return error.isFull ? noRoom : noService
}

export function isDiskFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC', 'EDQUOT')
}
