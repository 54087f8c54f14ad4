// Ingests an uploaded video: detects its type, converts it if necessary, and stores it.
import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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

type Parts = { converter: Converter; store: StoreVideo }

export type VideoIngestion = {
  /** The rest then need not be sent. */
  check(head: Uint8Array): Promise<UploadRefusal | undefined>
  /** May move the file; the caller removes the rest. */
  ingest(path: string): Promise<IngestedVideo | UploadRefusal>
}

export function createVideoIngestion({ converter, store }: Parts): VideoIngestion {
  return {
    async check(head) {
      const type = videoType(head)
      if (!type) return videoRefusals.wrongType
      const isUnplayable = type === 'video/x-msvideo' && !(await converter.isInstalled())
      return isUnplayable ? videoRefusals.unplayable : undefined
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
        if (!(await converter.isInstalled())) return videoRefusals.unplayable
        await removeHalfConverted(path)
        const newType = await converter.convert(path, type, converted)
        // The shop is closing; the next start converts again.
        if (converter.isClosed()) return videoRefusals.busy
        if (!newType || (await checkPlayable(converted, newType)) !== 'plays') return videoRefusals.notConverted
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
