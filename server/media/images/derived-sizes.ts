// Creates and stores each size of an image once; concurrent requests share the job.
import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { S3Failure } from '#server/bucket/s3-failure.ts'
import type { Semaphore } from '#server/semaphore.ts'
import { isAway } from '../store/bucket-store.ts'
import type { MediaStore } from '../store/media-store.ts'
import type { resizeImage, ImageSize } from './image-size.ts'
import { imageSizes } from './image-size.ts'

export type DerivedSizes = {
  /** Undefined without the image. Throws QueueFull. */
  path(imageKey: string, size: ImageSize): Promise<string | undefined>
}

export const derivedFolders: readonly string[] = imageSizes.map(({ transformation }) => `derived/${transformation}`)

type Parts = { store: MediaStore; decoding: Semaphore; resize: typeof resizeImage }

export function openDerivedSizes({ store, decoding, resize }: Parts): DerivedSizes {
  const underWay = new Map<string, Promise<string | undefined>>()

  async function make(imageKey: string, size: ImageSize, key: string): Promise<string | undefined> {
    try {
      const { found, failure } = await findSize(key)
      if (found !== undefined) return found
      // A visitor waits once for a store that is away.
      const image = await store.find(imageKey, { isHereOnly: failure !== undefined })
      if (image === undefined && failure !== undefined) throw failure
      if (image === undefined) return undefined
      using _permit = await decoding.acquire()
      return await store.keep(key, await resize(await readFile(image), size))
    } finally {
      underWay.delete(key)
    }
  }

  /** A damaged size is created again. */
  async function findSize(key: string): Promise<{ found?: string | undefined; failure?: Error }> {
    try {
      return { found: await store.find(key) }
    } catch (error) {
      if (!isAway(error)) throw error
      return error instanceof S3Failure && error.isDamaged ? {} : { failure: error }
    }
  }

  return {
    path(imageKey, size) {
      const key = `derived/${size.transformation}/${parse(imageKey).name}.${size.format}`
      const job = underWay.get(key) ?? make(imageKey, size, key)
      underWay.set(key, job)
      return job
    },
  }
}
