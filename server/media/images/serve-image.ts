// Shows kept pictures: finds the file that a path and its transformation mean, and sends it to be kept for ever.
import { QueueFull } from '../../semaphore.ts'
import type { DerivedSizes } from './derived-sizes.ts'
import { readImagePath } from './image-path.ts'
import type { ImageSize } from './image-size.ts'
import { contentTypes } from './image-size.ts'
import type { KeptPictures } from './stored-images.ts'
import { isDiskFull } from './stored-images.ts'
import type { SentFile } from '../send-file.ts'
import { FOR_EVER, notFound, sendFile } from '../send-file.ts'

export function imageServer(pictures: KeptPictures, sizes: DerivedSizes) {
  return async (path: string, request: Request): Promise<Response> => {
    const asked = readImagePath(path)
    if (!asked || !(await pictures.has(asked.name))) return notFound()
    const whole = wholePicture(pictures, asked.name)
    return sendFile(asked.size ? await inSize(whole, asked.name, asked.size) : whole, request)
  }

  async function inSize(whole: SentFile, name: string, size: ImageSize): Promise<SentFile> {
    try {
      const path = await sizes.path(name, size)
      const etag = `"${name}/${size.transformation}"`
      return { path, type: contentTypes[size.format], etag, cacheControl: FOR_EVER }
    } catch (error) {
      // A visitor would rather see the picture large than not at all; nobody keeps it under this address.
      if (error instanceof QueueFull || isDiskFull(error)) return { ...whole, cacheControl: 'no-store' }
      throw error
    }
  }
}

function wholePicture(pictures: KeptPictures, name: string): SentFile {
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
  return { path: pictures.path(name), type, etag: `"${name}"`, cacheControl: FOR_EVER }
}
