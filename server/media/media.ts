// The shop's media: receives the admin's images and videos, stores and serves them, and sweeps what nothing uses.
import { basename, join } from 'node:path'
import { IMAGE_MAX_BYTES, INVALID_VIDEO } from '#domain/upload.ts'
import type { MediaService } from '../config/media-config.ts'
import { type Log, openLog } from '#server/log.ts'
import { QueueFull, semaphore } from '../semaphore.ts'
import { createThrottle } from '../throttle.ts'
import { openConverter } from './videos/convert-video.ts'
import { openDerivedSizes } from './images/derived-sizes.ts'
import { LOCK_DEAD_AFTER_MS } from '../files/file-lock.ts'
import { hostedService } from './hosted-service.ts'
import { IMAGE_FOLDER_PATH, readImagePath } from './images/image-size.ts'
import { resizeImage, catalogueSize } from './images/image-size.ts'
import { decodeLock, isDiskFull, openStoredImages } from './images/stored-images.ts'
import { openReceipts, type Receipts } from './receipts.ts'
import { openStoredVideos, VIDEO_FOLDER_PATH } from './videos/stored-videos.ts'
import { imageReceiver, videoReceiver } from './uploads/receive-uploads.ts'
import { imageServer } from './images/serve-image.ts'
import { sweep } from './sweep.ts'
import type { FilesInUse, Swept } from './sweep.ts'
import type { StoreVideo, IngestedVideo } from './videos/ingest-video.ts'
import { createVideoIngestion } from './videos/ingest-video.ts'
import type { MayKeep, UploadRefusal } from './uploads/upload-refusal.ts'
import { freeBytesOf } from '#server/free-bytes.ts'
import { isRefusal } from './uploads/upload-refusal.ts'
import type { VideoChunks } from './uploads/video-chunks.ts'
import { openVideoChunks } from './uploads/video-chunks.ts'
import { videoExtensions, videoType } from './videos/video-type.ts'

export type Media = {
  /** Receives an upload (§7: multipart, field `file`); the path that it returns is what a product stores as its image. */
  receiveImage(request: Request, mayKeep?: MayKeep): Promise<{ secureUrl: string } | UploadRefusal>
  /** The same for a video; the result has a note when the video had to be converted. */
  receiveVideo(request: Request, mayKeep?: MayKeep): Promise<IngestedVideo | UploadRefusal>
  receipts: Receipts
  /** Resumable uploads of videos. */
  chunks: VideoChunks
  /** Stores an image that is in memory already on the own disk and returns its path. Throws the refusal's sentence. */
  putImage(bytes: Uint8Array): Promise<string>
  /** Stores a video that is in memory already, of the type that its bytes have, and returns its path. Throws the refusal's sentence. */
  putVideo(bytes: Uint8Array): Promise<string>
  /** Returns whether a product or video may be saved with this address: the file is here, and stays for a day at least, or at the hosted service. */
  holds(kind: 'image' | 'video', url: string): Promise<boolean>
  /** Returns whether videos that browsers do not play are converted; ffmpeg may be installed while the shop runs. */
  converts(): Promise<boolean>
  /** The origin of the hosted service's files; undefined when all are on the own disk. */
  hostedOrigin: string | undefined
  /** Answers GET and HEAD of a path under /media/; 404 for everything that is not a stored video or a stored image in a known size. */
  serve(path: string, request: Request): Promise<Response>
  /** Removes what nothing has used for a day; may run in several processes over one folder. */
  sweep(inUse: FilesInUse, stopped?: AbortSignal): Promise<Swept>
  /** Stops a conversion that is under way. */
  close(): void
}

export type MediaLimits = {
  imageBytes: number
  /** So much of the disk stays free for the orders. */
  reserveBytes: number
  /** Each image is in memory while it is received, decoded and encoded; the next ones wait unread. */
  imagesAtOnce: number
  imagesWaiting: number
  videosAtOnce: number
  videosWaiting: number
  decodesAtOnce: number
  decodesWaiting: number
  /** So long a response may wait for a video to be converted; then the browser asks again. */
  responseDeadlineMs: number
  /** A process that has not touched its lock for so long is dead, and another takes over. */
  lockDeadAfterMs: number
}

/** `converter` is the command that is looked for on the PATH. */
export type MediaSystem = {
  freeBytes(folder: string): Promise<number>
  resize: typeof resizeImage
  converter: string
  now(): Date
}

const usualLimits: MediaLimits = {
  imageBytes: IMAGE_MAX_BYTES,
  reserveBytes: 100 * 1024 * 1024,
  imagesAtOnce: 3,
  imagesWaiting: 200,
  videosAtOnce: 5,
  videosWaiting: 16,
  decodesAtOnce: 2,
  decodesWaiting: 200,
  responseDeadlineMs: 8_000,
  lockDeadAfterMs: LOCK_DEAD_AFTER_MS,
}

/** Looking for the converter starts a process. */
const CONVERTER_LOOK_MS = 600_000

const realSystem: MediaSystem = {
  freeBytes: freeBytesOf,
  resize: resizeImage,
  converter: 'ffmpeg',
  now: () => new Date(),
}

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
  const decoding = semaphore({ permits: limits.decodesAtOnce, maxQueue: limits.decodesWaiting, waitingFor: 'image' })
  const lock = decodeLock(decoding, limits.decodesAtOnce)
  const images = await openStoredImages({ folder: join(folder, 'image'), lock, now })
  const videos = await openStoredVideos(join(folder, 'video'), now)
  const sizes = await openDerivedSizes({ folder: join(folder, 'derived'), images, decoding, resize: system.resize })
  const hosted = service && hostedService(service, log)
  const converter = openConverter(system.converter)
  const isRoomFor = async (bytes: number) => (await system.freeBytes(folder)) > limits.reserveBytes + bytes

  const isLookDue = createThrottle(CONVERTER_LOOK_MS)
  let converts = Promise.resolve(false)

  const serveImage = imageServer(images, sizes)

  async function storeHere(bytes: Uint8Array): Promise<{ secureUrl: string } | UploadRefusal> {
    const stored = await images.store(bytes)
    if (isRefusal(stored)) return stored
    await sizes.path(stored.name, catalogueSize).catch(ignoreIfPossibleLater)
    return { secureUrl: IMAGE_FOLDER_PATH + stored.name }
  }

  async function storeImage(bytes: Uint8Array): Promise<{ secureUrl: string } | UploadRefusal> {
    if (!hosted) return storeHere(bytes)
    const cleaned = await images.clean(bytes)
    return isRefusal(cleaned) ? cleaned : hosted.putImage(cleaned)
  }

  const storeVideo: StoreVideo = async (path, type) =>
    hosted
      ? hosted.putVideo(path, type, `${basename(path).slice(0, 32)}.${videoExtensions[type]}`)
      : { secureUrl: await videos.storeFrom(path, type) }

  const ingestion = createVideoIngestion({ converter, store: storeVideo })
  const uploads = join(folder, 'uploads')
  const receive = imageReceiver({
    uploadsAtOnce: limits.imagesAtOnce,
    uploadsWaiting: limits.imagesWaiting,
    isRoomFor,
    imageBytes: limits.imageBytes,
  })
  const receipts = await openStoredImages({ folder: join(folder, 'receipt'), lock, now })

  return {
    receiveImage: (request, mayKeep) => receive(request, storeImage, mayKeep),
    receipts: openReceipts({ receipts, images, receive }),
    receiveVideo: videoReceiver({
      uploadsAtOnce: limits.videosAtOnce,
      uploadsWaiting: limits.videosWaiting,
      isRoomFor,
      folder: uploads,
      ingestion,
    }),
    chunks: await openVideoChunks({ folder: uploads, ingestion, isRoomFor, ...limits }),
    async putImage(bytes) {
      const stored = await storeHere(bytes)
      if (isRefusal(stored)) throw new Error(stored.message)
      return stored.secureUrl
    },
    async putVideo(bytes) {
      const type = videoType(bytes)
      if (!type) throw new Error(INVALID_VIDEO)
      return videos.store(bytes, type)
    },
    async holds(kind, url) {
      if (hosted?.hasStored(url)) return true
      if (kind === 'video') return videos.touch(url)
      const found = readImagePath(url)
      return found !== undefined && found.size === undefined && (await images.touch(found.name))
    },
    converts() {
      if (isLookDue()) converts = converter.isInstalled()
      return converts
    },
    hostedOrigin: service?.origin,
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

// A size that cannot be made now is made at its first request.
function ignoreIfPossibleLater(error: unknown) {
  if (!(error instanceof QueueFull) && !isDiskFull(error)) throw error
}
