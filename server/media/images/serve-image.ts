// Serves stored images by path and transformation.
import { S3Failure } from '#server/bucket/s3-failure.ts'
import { QueueFull } from '#server/semaphore.ts'
import { IMMUTABLE, notFound, sendFile } from '#server/files/send-file.ts'
import { unavailable } from '../store/bucket-store.ts'
import type { MediaStore, SentAs } from '../store/media-store.ts'
import type { DerivedSizes } from './derived-sizes.ts'
import { contentTypes, type ImageSize, readImagePath } from './image-size.ts'
import { isDiskFull, type StoredImages } from './stored-images.ts'

export function imageServer(store: MediaStore, images: StoredImages, sizes: DerivedSizes) {
  return async (path: string, request: Request): Promise<Response> => {
    const found = readImagePath(path)
    if (!found) return notFound()
    const { name, size } = found
    return size ? serveSize(name, size, request) : store.serve(images.key(name), originalAs(name), request)
  }

  async function serveSize(name: string, size: ImageSize, request: Request): Promise<Response> {
    try {
      const path = await sizes.path(images.key(name), size)
      if (path === undefined) return notFound()
      const etag = `"${name}/${size.transformation}"`
      return await sendFile({ path, type: contentTypes[size.format], etag, cacheControl: IMMUTABLE }, request)
    } catch (error) {
      if (error instanceof S3Failure) return unavailable()
      if (!(error instanceof QueueFull) && !isDiskFull(error)) throw error
      // The original is better than no image, but must not be cached under this URL.
      return store.serve(images.key(name), { ...originalAs(name), cacheControl: 'no-store' }, request)
    }
  }
}

function originalAs(name: string): SentAs {
  return { type: typeOfImage(name), etag: `"${name}"`, cacheControl: IMMUTABLE }
}

export function typeOfImage(name: string): string {
  return name.endsWith('.png') ? 'image/png' : 'image/jpeg'
}
