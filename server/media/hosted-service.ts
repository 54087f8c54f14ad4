// A hosted media service of the specification's contract: files go there by multipart, and secure_url comes back (§7).
import { openAsBlob } from 'node:fs'
import * as v from 'valibot'
import type { MediaService } from '../media-config.ts'
import type { Log } from '#server/log.ts'
import { imageRefusals } from './images/image-refusal.ts'
import type { CleanPicture } from './images/stored-images.ts'
import type { UploadRefusal } from './uploads/upload-refusal.ts'
import { videoRefusals } from './videos/video-refusal.ts'
import type { VideoType } from './videos/video-type.ts'

const IMAGE_LIMIT_MS = 60_000
const VIDEO_LIMIT_MS = 20 * 60_000

const answerSchema = v.object({ secure_url: v.pipe(v.string(), v.url(), v.maxLength(500)) })

export type HostedService = ReturnType<typeof hostedService>

export function hostedService(service: MediaService, log: Log) {
  async function send(url: string, form: FormData, limitMs: number): Promise<string | undefined> {
    try {
      const signal = AbortSignal.timeout(limitMs)
      const answer = await fetch(url, { method: 'POST', body: form, redirect: 'error', signal })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`answered ${answer.status}: ${text.slice(0, 300)}`)
      const { secure_url } = v.parse(answerSchema, JSON.parse(text))
      if (isThere(secure_url)) return secure_url
      throw new Error(`keeps files at ${new URL(secure_url).origin}: set MEDIA_ORIGIN to it`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error(new Error(`The media service ${new URL(url).origin} did not take a file: ${reason}`))
      return undefined
    }
  }

  function formOf(file: Blob, name: string): FormData {
    const form = new FormData()
    form.set('upload_preset', service.preset)
    form.set('file', file, name)
    return form
  }

  /** Whether the address is one under which the service keeps files. */
  function isThere(url: string): boolean {
    return URL.canParse(url) && new URL(url).origin === service.origin
  }

  return {
    isThere,

    async putImage({ bytes, type, name }: CleanPicture): Promise<{ secureUrl: string } | UploadRefusal> {
      const form = formOf(new Blob([bytes], { type: `image/${type}` }), name)
      const secureUrl = await send(service.imageUploadUrl, form, IMAGE_LIMIT_MS)
      return secureUrl ? { secureUrl } : imageRefusals.noService
    },

    /** The file is sent from disk, piece by piece. */
    async putVideo(path: string, type: VideoType, name: string): Promise<{ secureUrl: string } | UploadRefusal> {
      const form = formOf(await openAsBlob(path, { type }), name)
      form.set('resource_type', 'video')
      const secureUrl = await send(service.videoUploadUrl, form, VIDEO_LIMIT_MS)
      return secureUrl ? { secureUrl } : videoRefusals.noService
    },
  }
}
