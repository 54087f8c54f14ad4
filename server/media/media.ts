// The shop's media: receives the admin's images, keeps them and the videos, and shows all as the pages ask for them.
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_MAX_BYTES, INVALID_VIDEO } from '#domain/upload.ts'
import { LineIsFull, turnstile } from '#server/turnstile.ts'
import { openDerivedSizes } from './derived-sizes.ts'
import { IMAGE_FOLDER_PATH } from './image-path.ts'
import type { ImageRefusal } from './image-refusal.ts'
import { imageRefusals, isRefusal } from './image-refusal.ts'
import { drawSize, firstLook } from './image-size.ts'
import { isDiskFull, openKeptPictures } from './kept-pictures.ts'
import { openKeptVideos, VIDEO_FOLDER_PATH } from './kept-videos.ts'
import { giveUp, readUpload } from './read-upload.ts'
import { imageServer } from './serve-image.ts'
import { videoType } from './video-type.ts'

export type Media = {
  /** Takes an upload (§7: multipart, field `file`); the answer's path is what a product keeps as its image. */
  receiveImage(request: Request): Promise<{ secureUrl: string } | ImageRefusal>
  /** Keeps an image that is in memory already and gives its path; throws the refusal's sentence. */
  putImage(bytes: Uint8Array): Promise<string>
  /** Keeps a video that is in memory already, of the type that its bytes say, and gives its path; throws the refusal's sentence. */
  putVideo(bytes: Uint8Array): Promise<string>
  /** Answers GET and HEAD of a path under /media/; 404 for everything that is not a kept video or a kept picture in a known size. */
  serve(path: string, request: Request): Promise<Response>
}

export type MediaLimits = {
  imageBytes: number
  /** So much of the disk stays free for the orders. */
  reserveBytes: number
  uploadsAtOnce: number
  uploadsWaiting: number
  decodesAtOnce: number
  decodesWaiting: number
}

export type MediaWorld = { freeBytes(folder: string): Promise<number>; draw: typeof drawSize }

const usualLimits: MediaLimits = {
  imageBytes: IMAGE_MAX_BYTES,
  reserveBytes: 100 * 1024 * 1024,
  uploadsAtOnce: 4,
  uploadsWaiting: 16,
  decodesAtOnce: 2,
  decodesWaiting: 200,
}

const realWorld: MediaWorld = { freeBytes, draw: drawSize }

type Setting = { folder: string; limits?: Partial<MediaLimits>; world?: Partial<MediaWorld> }

export async function openMedia({ folder, limits: givenLimits, world: givenWorld }: Setting): Promise<Media> {
  const limits = { ...usualLimits, ...givenLimits }
  const world = { ...realWorld, ...givenWorld }
  const uploading = turnstile({ atOnce: limits.uploadsAtOnce, waiting: limits.uploadsWaiting })
  const decoding = turnstile({ atOnce: limits.decodesAtOnce, waiting: limits.decodesWaiting })
  const pictures = await openKeptPictures(join(folder, 'image'), decoding)
  const videos = await openKeptVideos(join(folder, 'video'))
  const sizes = await openDerivedSizes({ folder: join(folder, 'derived'), pictures, decoding, draw: world.draw })

  const serveImage = imageServer(pictures, sizes)

  async function keep(bytes: Uint8Array): Promise<{ secureUrl: string } | ImageRefusal> {
    const kept = await pictures.keep(bytes)
    if (isRefusal(kept)) return kept
    await sizes.path(kept.name, firstLook).catch(canWait)
    return { secureUrl: IMAGE_FOLDER_PATH + kept.name }
  }

  return {
    async receiveImage(request) {
      try {
        using _ = await uploading.enter()
        const isRoomLeft = (await world.freeBytes(folder)) > limits.reserveBytes + limits.imageBytes
        const upload = isRoomLeft ? await readUpload(request, limits.imageBytes) : imageRefusals.noRoom
        return isRefusal(upload) ? upload : await keep(upload)
      } catch (error) {
        if (error instanceof LineIsFull) return imageRefusals.busy
        throw error
      } finally {
        if (!request.bodyUsed) await giveUp(request.body)
      }
    },
    async putImage(bytes) {
      const kept = await keep(bytes)
      if (isRefusal(kept)) throw new Error(kept.message)
      return kept.secureUrl
    },
    async putVideo(bytes) {
      const type = videoType(bytes)
      if (!type) throw new Error(INVALID_VIDEO)
      return videos.keep(bytes, type)
    },
    async serve(path, request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
      }
      return path.startsWith(VIDEO_FOLDER_PATH) ? videos.serve(path, request) : serveImage(path, request)
    },
  }
}

// A size that cannot be made now is made when it is asked for.
function canWait(error: unknown) {
  if (!(error instanceof LineIsFull) && !isDiskFull(error)) throw error
}

async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize
}
