// Serves stored images by path and transformation.
import { QueueFull } from '#server/semaphore.ts'
import type { DerivedSizes } from './derived-sizes.ts'
import { readImagePath } from './image-size.ts'
import type { ImageSize } from './image-size.ts'
import { contentTypes } from './image-size.ts'
import type { StoredImages } from './stored-images.ts'
import { isDiskFull } from './stored-images.ts'
import type { SentFile } from '#server/files/send-file.ts'
import { IMMUTABLE, notFound, sendFile } from '#server/files/send-file.ts'

export function imageServer(images: StoredImages, sizes: DerivedSizes) {
  return async (path: string, request: Request): Promise<Response> => {
    const found = readImagePath(path)
    if (!found || !(await images.has(found.name))) return notFound()
    const original = originalFile(images, found.name)
    return sendFile(found.size ? await inSize(original, found.name, found.size) : original, request)
  }

  async function inSize(original: SentFile, name: string, size: ImageSize): Promise<SentFile> {
    try {
      const path = await sizes.path(name, size)
      const etag = `"${name}/${size.transformation}"`
      return { path, type: contentTypes[size.format], etag, cacheControl: IMMUTABLE }
    } catch (error) {
      // The original is better than no image, but must not be cached under this URL.
      if (error instanceof QueueFull || isDiskFull(error)) return { ...original, cacheControl: 'no-store' }
      throw error
    }
  }
}

function originalFile(images: StoredImages, name: string): SentFile {
  return { path: images.path(name), type: typeOfImage(name), etag: `"${name}"`, cacheControl: IMMUTABLE }
}

export function typeOfImage(name: string): string {
  return name.endsWith('.png') ? 'image/png' : 'image/jpeg'
}
