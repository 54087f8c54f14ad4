// Uploads files to a hosted media service (§7).
import { openAsBlob } from 'node:fs'
import * as v from 'valibot'
import type { MediaService } from '../config/media-config.ts'
import type { Log } from '#server/log.ts'
import { imageRefusals } from './uploads/upload-refusal.ts'
import type { CleanedImage } from './images/stored-images.ts'
import type { UploadRefusal } from './uploads/upload-refusal.ts'
import { videoRefusals } from './uploads/upload-refusal.ts'
import type { VideoType } from './videos/video-type.ts'

const IMAGE_TIMEOUT_MS = 60_000
const VIDEO_TIMEOUT_MS = 20 * 60_000

const answerSchema = v.object({ secure_url: v.pipe(v.string(), v.url(), v.maxLength(500)) })

type HostedUpload = Promise<{ secureUrl: string } | UploadRefusal>

export type HostedService = {
  hasStored(url: string): boolean
  /** Refuses with `noService` if the service is unreachable, refuses, or violates §7. */
  putImage(image: CleanedImage): HostedUpload
  putVideo(path: string, type: VideoType, name: string): HostedUpload
}

export function hostedService(service: MediaService, log: Log): HostedService {
  async function send(url: string, form: FormData, timeoutMs: number): Promise<string | undefined> {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await fetch(url, { method: 'POST', body: form, redirect: 'error', signal })
      const text = await response.text()
      if (!response.ok) throw new Error(`answered ${response.status}: ${text.slice(0, 300)}`)
      const { secure_url } = v.parse(answerSchema, JSON.parse(text))
      if (hasStored(secure_url)) return secure_url
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

  function hasStored(url: string): boolean {
    return URL.canParse(url) && new URL(url).origin === service.origin
  }

  return {
    hasStored,

    async putImage({ bytes, type, name }) {
      const form = formOf(new Blob([bytes], { type: `image/${type}` }), name)
      const secureUrl = await send(service.imageUploadUrl, form, IMAGE_TIMEOUT_MS)
      return secureUrl ? { secureUrl } : imageRefusals.noService
    },

    async putVideo(path, type, name) {
      // Streamed from disk.
      const form = formOf(await openAsBlob(path, { type }), name)
      form.set('resource_type', 'video')
      const secureUrl = await send(service.videoUploadUrl, form, VIDEO_TIMEOUT_MS)
      return secureUrl ? { secureUrl } : videoRefusals.noService
    },
  }
}
