// Ingests an uploaded video: detects its type, converts it if necessary, and stores it.
import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import type { Converter } from './convert-video.ts'
import { videoHead } from '../uploads/part-file.ts'
import { checkPlayable } from './playable.ts'
import type { UploadRefusal } from '../uploads/upload-refusal.ts'
import { videoRefusals } from '../uploads/upload-refusal.ts'
import { type VideoType, videoType } from './video-type.ts'

/** In the name of a video being converted. */
export const CONVERTING = '-converting-'

/** `note` is for the admin. */
export type IngestedVideo = { secureUrl: string; note?: string }

export type StoreVideo = (path: string, type: VideoType) => Promise<{ secureUrl: string } | UploadRefusal>

type Parts = { converter: Converter; store: StoreVideo; isRoomFor(bytes: number): Promise<boolean> }

export type VideoIngestion = {
  /** The rest then need not be sent. */
  check(head: Uint8Array): Promise<UploadRefusal | undefined>
  /** May move the file; the caller removes the rest. */
  ingest(path: string): Promise<IngestedVideo | UploadRefusal>
}

export function createVideoIngestion({ converter, store, isRoomFor }: Parts): VideoIngestion {
  /** Closing, it cannot look; the next start does. */
  async function unlessConvertible(): Promise<UploadRefusal | undefined> {
    if (await converter.isInstalled()) return undefined
    return converter.isClosed() ? videoRefusals.busy : videoRefusals.unplayable
  }

  return {
    async check(head) {
      const type = videoType(head)
      if (!type) return videoRefusals.wrongType
      return type === 'video/x-msvideo' ? await unlessConvertible() : undefined
    },

    async ingest(path) {
      // A separate target, since another process may ingest the same file.
      const converted = `${path}${CONVERTING}${randomBytes(8).toString('hex')}`
      try {
        const type = videoType(await videoHead(path))
        if (!type) return videoRefusals.wrongType
        const result = await checkPlayable(path, type)
        if (result === 'damaged') return videoRefusals.damaged
        if (result === 'plays') return await store(path, type)
        const refusal = await unlessConvertible()
        if (refusal) return refusal
        await removeHalfConverted(path)
        if (!(await isRoomFor(VIDEO_MAX_BYTES))) return videoRefusals.noRoom
        const newType = await converter.convert(path, type, converted)
        if (newType === 'ended') return videoRefusals.busy
        if (newType === 'no room') return videoRefusals.noRoom
        if (newType === 'failed' || (await checkPlayable(converted, newType)) !== 'plays')
          return videoRefusals.notConverted
        const stored = await store(converted, newType)
        return 'secureUrl' in stored ? { ...stored, note: wordsOf(uploads).converted } : stored
      } finally {
        await rm(converted, { force: true })
      }
    },
  }
}

/** Removes partial conversions of a killed process. */
async function removeHalfConverted(path: string): Promise<void> {
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    if (name.startsWith(basename(path) + CONVERTING)) await rm(join(folder, name), { force: true })
  }
}
