// The shop's media: receives the admin's images and videos, keeps them, shows them as pages ask, and sweeps the forgotten.
import { statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { IMAGE_MAX_BYTES, INVALID_VIDEO } from '#domain/upload.ts'
import type { MediaService } from '../media-config.ts'
import { type Log, openLog } from '#server/log.ts'
import { QueueFull, semaphore } from '../semaphore.ts'
import { openConverter } from './videos/convert-video.ts'
import { openDerivedSizes } from './images/derived-sizes.ts'
import { LOCK_DEAD_AFTER_MS } from './file-lock.ts'
import { hostedService } from './hosted-service.ts'
import { IMAGE_FOLDER_PATH, readImagePath } from './images/image-path.ts'
import { drawSize, firstLook } from './images/image-size.ts'
import { isDiskFull, openKeptPictures } from './images/stored-images.ts'
import { openKeptVideos, VIDEO_FOLDER_PATH } from './videos/stored-videos.ts'
import { imageReceiver, videoReceiver } from './uploads/receive-uploads.ts'
import { imageServer } from './images/serve-image.ts'
import { sweep } from './sweep.ts'
import type { FilesInUse, Swept } from './sweep.ts'
import type { KeepVideo, TakenVideo } from './videos/ingest-video.ts'
import { videoTaker } from './videos/ingest-video.ts'
import type { UploadRefusal } from './uploads/upload-refusal.ts'
import { isRefusal } from './uploads/upload-refusal.ts'
import type { VideoPieces } from './uploads/video-chunks.ts'
import { openVideoPieces } from './uploads/video-chunks.ts'
import { videoEndings, videoType } from './videos/video-type.ts'

export type Media = {
  /** Takes an upload (§7: multipart, field `file`); the answer's path is what a product keeps as its image. */
  receiveImage(request: Request): Promise<{ secureUrl: string } | UploadRefusal>
  /** The same for a video, which is told with a note when it had to be converted. */
  receiveVideo(request: Request): Promise<TakenVideo | UploadRefusal>
  /** Videos over lines that break. */
  pieces: VideoPieces
  /** Keeps an image that is in memory already on the own disk and gives its path; throws the refusal's sentence. */
  putImage(bytes: Uint8Array): Promise<string>
  /** Keeps a video that is in memory already, of the type that its bytes say, and gives its path; throws the refusal's sentence. */
  putVideo(bytes: Uint8Array): Promise<string>
  /** Whether a product or video may be saved with this address: the file is here, and stays for a day at least, or at the hosted service. */
  holds(kind: 'image' | 'video', url: string): Promise<boolean>
  /** Where the hosted service keeps files; undefined when all are on the own disk. */
  hostedAt: string | undefined
  /** Answers GET and HEAD of a path under /media/; 404 for everything that is not a kept video or a kept picture in a known size. */
  serve(path: string, request: Request): Promise<Response>
  /** Removes what nothing has used for a day; may run in several processes over one folder. */
  sweep(inUse: FilesInUse, stopped?: AbortSignal): Promise<Swept>
  /** Ends what runs beside the shop. */
  close(): void
}

export type MediaLimits = {
  imageBytes: number
  /** So much of the disk stays free for the orders. */
  reserveBytes: number
  uploadsAtOnce: number
  uploadsWaiting: number
  decodesAtOnce: number
  decodesWaiting: number
  /** So long an answer may wait for a video to be converted; then the browser asks again. */
  patienceMs: number
  /** A process that has not touched its lock for so long is dead, and another takes over. */
  lockDeadAfterMs: number
}

/** `converter` is the command that is looked for on the PATH. */
export type MediaSystem = {
  freeBytes(folder: string): Promise<number>
  draw: typeof drawSize
  converter: string
  now(): Date
}

const usualLimits: MediaLimits = {
  imageBytes: IMAGE_MAX_BYTES,
  reserveBytes: 100 * 1024 * 1024,
  uploadsAtOnce: 5,
  uploadsWaiting: 16,
  decodesAtOnce: 2,
  decodesWaiting: 200,
  patienceMs: 8_000,
  lockDeadAfterMs: LOCK_DEAD_AFTER_MS,
}

const realSystem: MediaSystem = { freeBytes, draw: drawSize, converter: 'ffmpeg', now: () => new Date() }

type Setting = {
  folder: string
  service?: MediaService | undefined
  log?: Log
  limits?: Partial<MediaLimits>
  system?: Partial<MediaSystem>
}

export async function openMedia({ folder, service, log = openLog(), ...given }: Setting): Promise<Media> {
  const limits = { ...usualLimits, ...given.limits }
  const { now, ...system } = { ...realSystem, ...given.system }
  const decoding = semaphore({ permits: limits.decodesAtOnce, maxQueue: limits.decodesWaiting })
  const pictures = await openKeptPictures({ folder: join(folder, 'image'), decoding, now })
  const videos = await openKeptVideos(join(folder, 'video'), now)
  const sizes = await openDerivedSizes({ folder: join(folder, 'derived'), pictures, decoding, draw: system.draw })
  const hosted = service && hostedService(service, log)
  const converter = openConverter(system.converter)
  const isRoomFor = async (bytes: number) => (await system.freeBytes(folder)) > limits.reserveBytes + bytes
  const gate = { ...limits, isRoomFor }

  const serveImage = imageServer(pictures, sizes)

  async function keepHere(bytes: Uint8Array): Promise<{ secureUrl: string } | UploadRefusal> {
    const kept = await pictures.keep(bytes)
    if (isRefusal(kept)) return kept
    await sizes.path(kept.name, firstLook).catch(canWait)
    return { secureUrl: IMAGE_FOLDER_PATH + kept.name }
  }

  async function keepImage(bytes: Uint8Array): Promise<{ secureUrl: string } | UploadRefusal> {
    if (!hosted) return keepHere(bytes)
    const cleaned = await pictures.clean(bytes)
    return isRefusal(cleaned) ? cleaned : hosted.putImage(cleaned)
  }

  const keepVideo: KeepVideo = async (path, type) =>
    hosted
      ? hosted.putVideo(path, type, `${basename(path).slice(0, 32)}.${videoEndings[type]}`)
      : { secureUrl: await videos.keepFrom(path, type) }

  const taker = videoTaker({ converter, keep: keepVideo })
  const uploads = join(folder, 'uploads')

  return {
    receiveImage: imageReceiver({ ...gate, keep: keepImage }),
    receiveVideo: videoReceiver({ ...gate, folder: uploads, taker }),
    pieces: await openVideoPieces({ folder: uploads, taker, isRoomFor, ...limits }),
    async putImage(bytes) {
      const kept = await keepHere(bytes)
      if (isRefusal(kept)) throw new Error(kept.message)
      return kept.secureUrl
    },
    async putVideo(bytes) {
      const type = videoType(bytes)
      if (!type) throw new Error(INVALID_VIDEO)
      return videos.keep(bytes, type)
    },
    async holds(kind, url) {
      if (hosted?.isThere(url)) return true
      if (kind === 'video') return videos.renew(url)
      const asked = readImagePath(url)
      return asked !== undefined && asked.size === undefined && (await pictures.renew(asked.name))
    },
    hostedAt: service?.origin,
    async serve(path, request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
      }
      return path.startsWith(VIDEO_FOLDER_PATH) ? videos.serve(path, request) : serveImage(path, request)
    },
    sweep: (inUse, stopped) => sweep({ folder, inUse, now: now(), stopped, lockDeadAfterMs: limits.lockDeadAfterMs }),
    close: () => converter.close(),
  }
}

// A size that cannot be made now is made when it is asked for.
function canWait(error: unknown) {
  if (!(error instanceof QueueFull) && !isDiskFull(error)) throw error
}

async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize
}
