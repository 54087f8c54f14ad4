// Receives multipart uploads (§7), limited in number and by free disk space.
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { QueueFull, semaphore } from '#server/semaphore.ts'
import { imageRefusals } from './upload-refusal.ts'
import { isDiskFull } from '../images/stored-images.ts'
import { openPartFile } from './part-file.ts'
import { createImageBuffer } from '../images/image-memory.ts'
import { cancelBody, readUpload } from './read-upload.ts'
import type { IngestedVideo, VideoIngestion } from '../videos/ingest-video.ts'
import { isRefusal, type MayKeep, type UploadRefusal, type UploadRefusals } from './upload-refusal.ts'
import { videoRefusals } from './upload-refusal.ts'

type Gate = { uploadsAtOnce: number; uploadsWaiting: number; isRoomFor(bytes: number): Promise<boolean> }

type StoreImage = (bytes: Uint8Array) => Promise<{ secureUrl: string } | UploadRefusal>

/** All stores share the gate, and so the memory. */
export function imageReceiver({ imageBytes, ...gate }: Gate & { imageBytes: number }) {
  const withPermit = gateOf(gate, { maxBytes: imageBytes, refusals: imageRefusals })
  return (request: Request, store: StoreImage, mayKeep?: MayKeep) =>
    withPermit(request, async () => {
      const rules = { maxBytes: imageBytes, refusals: imageRefusals }
      const upload = await readUpload(request, rules, createImageBuffer(imageBytes))
      if (isRefusal(upload)) return upload
      return (await mayKeep?.()) ?? (await store(upload))
    })
}

type VideoParts = Gate & { folder: string; ingestion: VideoIngestion }

export function videoReceiver({ folder, ingestion, ...gate }: VideoParts) {
  const rules = { maxBytes: VIDEO_MAX_BYTES, refusals: videoRefusals }
  const withPermit = gateOf(gate, rules)

  async function receiveFile(request: Request, path: string): Promise<number | UploadRefusal> {
    await using part = await openPartFile(path, 0, ingestion.check)
    return await readUpload(request, rules, part)
  }

  return (request: Request, mayKeep?: MayKeep): Promise<IngestedVideo | UploadRefusal> =>
    withPermit(request, async () => {
      const path = join(folder, `${randomBytes(16).toString('hex')}.part`)
      try {
        const size = await receiveFile(request, path)
        if (typeof size !== 'number') return size
        return (await mayKeep?.()) ?? (await ingestion.ingest(path))
      } finally {
        await rm(path, { force: true })
      }
    })
}

function gateOf(
  { uploadsAtOnce, uploadsWaiting, isRoomFor }: Gate,
  { maxBytes, refusals }: { maxBytes: number; refusals: UploadRefusals },
) {
  const uploading = semaphore({ permits: uploadsAtOnce, maxQueue: uploadsWaiting, waitingFor: 'upload' })
  return async <Result>(request: Request, receive: () => Promise<Result | UploadRefusal>) => {
    try {
      using _permit = await uploading.acquire()
      return (await isRoomFor(maxBytes)) ? await receive() : refusals.noRoom
    } catch (error) {
      if (error instanceof QueueFull) return refusals.busy
      if (isDiskFull(error)) return refusals.noRoom
      throw error
    } finally {
      if (!request.bodyUsed) await cancelBody(request.body)
    }
  }
}
