// Creates and stores each size of an image once; concurrent requests share the job.
import { mkdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Semaphore } from '#server/semaphore.ts'
import type { resizeImage, ImageSize } from './image-size.ts'
import { imageSizes } from './image-size.ts'
import { fileExists, writeStoredFile, removeTemporaryFiles } from '#server/files/stored-files.ts'
import type { StoredImages } from './stored-images.ts'

export type DerivedSizes = {
  /** Throws QueueFull. */
  path(name: string, size: ImageSize): Promise<string>
}

type Parts = { folder: string; images: StoredImages; decoding: Semaphore; resize: typeof resizeImage }

export async function openDerivedSizes({ folder, images, decoding, resize }: Parts): Promise<DerivedSizes> {
  for (const { transformation } of imageSizes) {
    await mkdir(join(folder, transformation), { recursive: true })
    await removeTemporaryFiles(join(folder, transformation))
  }
  const underWay = new Map<string, Promise<string>>()

  async function make(name: string, size: ImageSize, path: string): Promise<string> {
    try {
      if (await fileExists(path)) return path
      using _permit = await decoding.acquire()
      const resized = await resize(await readFile(images.path(name)), size)
      await writeStoredFile(join(folder, size.transformation), parse(path).base, resized)
      return path
    } finally {
      underWay.delete(path)
    }
  }

  return {
    path(name, size) {
      const path = join(folder, size.transformation, `${parse(name).name}.${size.format}`)
      const job = underWay.get(path) ?? make(name, size, path)
      underWay.set(path, job)
      return job
    },
  }
}
