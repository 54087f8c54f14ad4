// The shop's media: receives, stores and serves images and videos, and sweeps unused ones.
import { basename, join } from 'node:path'
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '#domain/upload.ts'
import type { Bucket } from '#server/bucket/bucket.ts'
import type { MediaService } from '../config/media-config.ts'
import { type Log, openLog } from '#server/log.ts'
import { Refusal } from '#server/refusal.ts'
import { QueueFull, semaphore } from '../semaphore.ts'
import { createThrottle } from '../throttle.ts'
import { openConverter } from './videos/convert-video.ts'
import { derivedFolders, openDerivedSizes } from './images/derived-sizes.ts'
import { LOCK_DEAD_AFTER_MS } from '../files/file-lock.ts'
import { hostedService } from './hosted-service.ts'
import { IMAGE_FOLDER_PATH, readImagePath } from './images/image-size.ts'
import { resizeImage, catalogueSize } from './images/image-size.ts'
import { decodeLock, isDiskFull, openStoredImages, refusalOf } from './images/stored-images.ts'
import { openReceipts, type Receipts } from './receipts.ts'
import { type BucketLimits, openBucketStore, usualBucketLimits } from './store/bucket-store.ts'
import { openFolderStore } from './store/media-store.ts'
import { stemsOf, sweepBucket } from './store/sweep-bucket.ts'
import { trimCopies } from './store/trim-copies.ts'
import { openStoredVideos, VIDEO_FOLDER_PATH } from './videos/stored-videos.ts'
import { imageReceiver, videoReceiver } from './uploads/receive-uploads.ts'
import { imageServer } from './images/serve-image.ts'
import { sweep } from './sweep.ts'
import type { FilesInUse, Swept } from './sweep.ts'
import type { StoreVideo, IngestedVideo } from './videos/ingest-video.ts'
import { createVideoIngestion } from './videos/ingest-video.ts'
import type { MayKeep, UploadRefusal } from './uploads/upload-refusal.ts'
import { freeBytesOf } from '#server/free-bytes.ts'
import { isRefusal, videoRefusals } from './uploads/upload-refusal.ts'
import type { VideoChunks } from './uploads/video-chunks.ts'
import { openVideoChunks } from './uploads/video-chunks.ts'
import { videoExtensions, videoType } from './videos/video-type.ts'

export type Media = {
  /** Receives multipart with the field `file` (§7). */
  receiveImage(request: Request, mayKeep?: MayKeep): Promise<{ secureUrl: string } | UploadRefusal>
  /** `note` is set after a conversion. */
  receiveVideo(request: Request, mayKeep?: MayKeep): Promise<IngestedVideo | UploadRefusal>
  receipts: Receipts
  chunks: VideoChunks
  /** Stores it locally and returns its path. Throws the refusal's sentence. */
  putImage(bytes: Uint8Array): Promise<string>
  /** Stores it locally by its detected type and returns its path. Throws the refusal's sentence. */
  putVideo(bytes: Uint8Array): Promise<string>
  /** Returns true if a product or video may use this URL: the file stays for a day, or is at the hosted service. */
  holds(kind: 'image' | 'video', url: string): Promise<boolean>
  /** Returns true if unplayable videos are converted. */
  converts(): Promise<boolean>
  /** Undefined if all files are local. */
  hostedOrigin: string | undefined
  /** Answers GET and HEAD; 404 except for stored videos, and images in known sizes. */
  serve(path: string, request: Request): Promise<Response>
  /** Removes files unused for a day; processes may share the folder. */
  sweep(inUse: FilesInUse, stopped?: AbortSignal): Promise<Swept>
  /** Aborts a conversion. */
  close(): void
}

export type MediaLimits = {
  imageBytes: number
  /** Reserved for orders. */
  reserveBytes: number
  /** Images are in memory while received, decoded and encoded; further ones wait unread. */
  imagesAtOnce: number
  imagesWaiting: number
  videosAtOnce: number
  videosWaiting: number
  decodesAtOnce: number
  decodesWaiting: number
  /** For a conversion; then the browser asks again. */
  responseDeadlineMs: number
  /** A process that has not touched its lock for this time counts as dead. */
  lockDeadAfterMs: number
  bucket: Partial<BucketLimits>
}

/** `converter` is on the PATH. */
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
  bucket: usualBucketLimits,
}

/** The check starts a process. */
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
  /** Shared by all machines; the folder then has copies. */
  bucket?: Bucket | undefined
  log?: Log
  limits?: Partial<MediaLimits>
  system?: Partial<MediaSystem>
}

export async function openMedia({ folder, service, bucket, log = openLog(), ...given }: Setting): Promise<Media> {
  const limits = { ...usualLimits, ...given.limits }
  const uploads = join(folder, 'uploads')
  const { now, ...system } = { ...realSystem, ...given.system }
  const decoding = semaphore({ permits: limits.decodesAtOnce, maxQueue: limits.decodesWaiting, waitingFor: 'image' })
  const lock = decodeLock(decoding, limits.decodesAtOnce)
  const local = await openFolderStore(folder, ['image', 'video', 'receipt', ...derivedFolders], now)
  const store = bucket
    ? openBucketStore({ bucket, local, temporaryFolder: uploads, log, limits: limits.bucket })
    : local
  const images = openStoredImages({ kind: 'image', store, lock })
  const videos = openStoredVideos(store)
  const sizes = openDerivedSizes({ store, decoding, resize: system.resize })
  const hosted = service && hostedService(service, log)
  const converter = openConverter(system.converter)
  const isRoomFor = async (bytes: number) => (await system.freeBytes(folder)) > limits.reserveBytes + bytes

  const isLookDue = createThrottle(CONVERTER_LOOK_MS)
  let converts = Promise.resolve(false)

  const serveImage = imageServer(store, images, sizes)

  async function storeHere(bytes: Uint8Array): Promise<{ secureUrl: string } | UploadRefusal> {
    const stored = await images.store(bytes)
    if (isRefusal(stored)) return stored
    await sizes.path(images.key(stored.name), catalogueSize).catch(ignoreIfPossibleLater)
    return { secureUrl: IMAGE_FOLDER_PATH + stored.name }
  }

  async function storeImage(bytes: Uint8Array): Promise<{ secureUrl: string } | UploadRefusal> {
    if (!hosted) return storeHere(bytes)
    const cleaned = await images.clean(bytes)
    return isRefusal(cleaned) ? cleaned : hosted.putImage(cleaned)
  }

  const storeVideo: StoreVideo = async (path, type) => {
    if (hosted) return hosted.putVideo(path, type, `${basename(path).slice(0, 32)}.${videoExtensions[type]}`)
    try {
      return { secureUrl: await videos.storeFrom(path, type) }
    } catch (error) {
      return refusalOf(error, videoRefusals)
    }
  }

  const ingestion = createVideoIngestion({ converter, store: storeVideo, isRoomFor })
  const receive = imageReceiver({
    uploadsAtOnce: limits.imagesAtOnce,
    uploadsWaiting: limits.imagesWaiting,
    isRoomFor,
    imageBytes: limits.imageBytes,
  })
  const receipts = openStoredImages({ kind: 'receipt', store, lock })

  return {
    receiveImage: (request, mayKeep) => receive(request, storeImage, mayKeep),
    receipts: openReceipts({ files: store, receipts, images, receive }),
    receiveVideo: videoReceiver({
      uploadsAtOnce: limits.videosAtOnce,
      uploadsWaiting: limits.videosWaiting,
      isRoomFor,
      folder: uploads,
      ingestion,
    }),
    chunks: await openVideoChunks({
      folder: uploads,
      ingestion,
      isRoomFor,
      mostBytes: VIDEO_MAX_BYTES,
      refusals: videoRefusals,
      ...limits,
    }),
    async putImage(bytes) {
      const stored = await storeHere(bytes)
      if (isRefusal(stored)) throw new Refusal(stored.message)
      return stored.secureUrl
    },
    async putVideo(bytes) {
      const type = videoType(bytes)
      if (!type) throw new Refusal(videoRefusals.wrongType.message)
      return videos.store(bytes, type)
    },
    async holds(kind, url) {
      if (hosted?.hasStored(url)) return true
      if (kind === 'video') return videos.touch(url)
      const found = readImagePath(url)
      return found !== undefined && found.size === undefined && (await store.touch(images.key(found.name)))
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
    async sweep(inUse, stopped) {
      const sweeping = { folder, inUse, now: now(), stopped, lockDeadAfterMs: limits.lockDeadAfterMs }
      if (!bucket) return sweep(sweeping)
      const { swept, stored } = await sweepBucket({ bucket, inUse, stopped })
      const { uploads: abandoned } = await sweep({ ...sweeping, imagesElsewhere: stemsOf(stored.keys()) })
      await trimCopies(folder, stored)
      return { ...swept, uploads: abandoned }
    },
    close: () => converter.close(),
  }
}

// A size that fails now is created on its first request.
function ignoreIfPossibleLater(error: unknown) {
  if (!(error instanceof QueueFull) && !isDiskFull(error)) throw error
}
