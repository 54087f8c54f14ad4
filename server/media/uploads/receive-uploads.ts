// Takes uploads in, so many at once and only while the disk has room, each by the multipart form of the contract (§7).
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { QueueFull, semaphore } from '../../semaphore.ts'
import { imageRefusals } from '../images/image-refusal.ts'
import { isDiskFull } from '../images/stored-images.ts'
import { openPartFile } from './part-file.ts'
import { pictureRoom } from '../images/image-memory.ts'
import { giveUp, readUpload } from './read-upload.ts'
import type { TakenVideo, VideoTaker } from '../videos/ingest-video.ts'
import { isRefusal, type UploadRefusal, type UploadRefusals } from './upload-refusal.ts'
import { videoRefusals } from '../videos/video-refusal.ts'

type Gate = { uploadsAtOnce: number; uploadsWaiting: number; isRoomFor(bytes: number): Promise<boolean> }

type ImageParts = Gate & {
  imageBytes: number
  keep(bytes: Uint8Array): Promise<{ secureUrl: string } | UploadRefusal>
}

export function imageReceiver({ imageBytes, keep, ...gate }: ImageParts) {
  const enter = gateOf(gate, { maxBytes: imageBytes, refusals: imageRefusals })
  return (request: Request) =>
    enter(request, async () => {
      const rules = { maxBytes: imageBytes, refusals: imageRefusals }
      const upload = await readUpload(request, rules, pictureRoom(imageBytes))
      return isRefusal(upload) ? upload : await keep(upload)
    })
}

type VideoParts = Gate & { folder: string; taker: VideoTaker }

export function videoReceiver({ folder, taker, ...gate }: VideoParts) {
  const rules = { maxBytes: VIDEO_MAX_BYTES, refusals: videoRefusals }
  const enter = gateOf(gate, rules)

  async function arrived(request: Request, path: string): Promise<number | UploadRefusal> {
    await using part = await openPartFile(path, 0, taker.judge)
    return await readUpload(request, rules, part)
  }

  return (request: Request): Promise<TakenVideo | UploadRefusal> =>
    enter(request, async () => {
      const path = join(folder, `${randomBytes(16).toString('hex')}.part`)
      try {
        const size = await arrived(request, path)
        return typeof size === 'number' ? await taker.take(path) : size
      } finally {
        await rm(path, { force: true })
      }
    })
}

function gateOf(
  { uploadsAtOnce, uploadsWaiting, isRoomFor }: Gate,
  { maxBytes, refusals }: { maxBytes: number; refusals: UploadRefusals },
) {
  const uploading = semaphore({ permits: uploadsAtOnce, maxQueue: uploadsWaiting })
  return async <Taken>(request: Request, take: () => Promise<Taken | UploadRefusal>) => {
    try {
      using _permit = await uploading.acquire()
      return (await isRoomFor(maxBytes)) ? await take() : refusals.noRoom
    } catch (error) {
      if (error instanceof QueueFull) return refusals.busy
      if (isDiskFull(error)) return refusals.noRoom
      throw error
    } finally {
      if (!request.bodyUsed) await giveUp(request.body)
    }
  }
}
