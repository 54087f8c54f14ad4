// Takes a video that has come in whole: looks what it is, converts it if it must be, and puts it where it is kept.
import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Converter } from './convert-video.ts'
import { videoHead } from '../uploads/part-file.ts'
import { playable } from './playable.ts'
import type { UploadRefusal } from '../uploads/upload-refusal.ts'
import { videoRefusals } from './video-refusal.ts'
import { type VideoType, videoType } from './video-type.ts'

export const CONVERTED = 'The video was converted to a kind that phones and browsers play.'

/** Stands in the name of a video that is being converted. */
export const CONVERTING = '-converting-'

/** `note` is what the admin should know about a video that was taken. */
export type TakenVideo = { secureUrl: string; note?: string }

/** Puts a video where it is kept: on the own disk, or at a hosted service. */
export type KeepVideo = (path: string, type: VideoType) => Promise<{ secureUrl: string } | UploadRefusal>

type Parts = { converter: Converter; keep: KeepVideo }

export type VideoTaker = ReturnType<typeof videoTaker>

export function videoTaker({ converter, keep }: Parts) {
  return {
    /** Why a file that begins so need not be sent any further. */
    async judge(head: Uint8Array): Promise<UploadRefusal | undefined> {
      const type = videoType(head)
      if (!type) return videoRefusals.wrongType
      const isHopeless = type === 'video/x-msvideo' && !(await converter.isThere())
      return isHopeless ? videoRefusals.unplayable : undefined
    },

    /** Takes the file at the path, which may be gone afterwards; the caller removes what is left of it. */
    async take(path: string): Promise<TakenVideo | UploadRefusal> {
      // Another process may take the same file: each converts into one of its own.
      const converted = `${path}${CONVERTING}${randomBytes(8).toString('hex')}`
      try {
        const type = videoType(await videoHead(path))
        if (!type) return videoRefusals.wrongType
        const found = await playable(path, type)
        if (found === 'damaged') return videoRefusals.damaged
        if (found === 'plays') return await keep(path, type)
        if (!(await converter.isThere())) return videoRefusals.unplayable
        await removeHalfConverted(path)
        const newType = await converter.convert(path, type, converted)
        // A shop that closes has not looked at it to the end: its next opening will.
        if (converter.isClosed()) return videoRefusals.busy
        if (!newType || (await playable(converted, newType)) !== 'plays') return videoRefusals.notConverted
        const kept = await keep(converted, newType)
        return 'secureUrl' in kept ? { ...kept, note: CONVERTED } : kept
      } finally {
        await rm(converted, { force: true })
      }
    },
  }
}

/** What a process that was killed left of the same video. */
async function removeHalfConverted(path: string): Promise<void> {
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    if (name.startsWith(basename(path) + CONVERTING)) await rm(join(folder, name), { force: true })
  }
}
