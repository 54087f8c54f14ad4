// Settings of a hosted media service, all or none, checked at the start.
import * as v from 'valibot'

/** Implements the upload contract of spec §7. */
export type MediaService = {
  imageUploadUrl: string
  videoUploadUrl: string
  preset: string
  /** The origin of its files. */
  origin: string
}

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

const text = v.pipe(v.string(), v.trim())

function uploadUrl(name: string) {
  return v.optional(v.pipe(text, v.check(isSafeUrl, `${name} must look like https://api.media.example/shop/upload`)))
}

export const mediaServiceEntries = {
  MEDIA_IMAGE_UPLOAD_URL: uploadUrl('MEDIA_IMAGE_UPLOAD_URL'),
  MEDIA_VIDEO_UPLOAD_URL: uploadUrl('MEDIA_VIDEO_UPLOAD_URL'),
  MEDIA_UPLOAD_PRESET: v.optional(text),
  MEDIA_ORIGIN: v.optional(
    v.pipe(
      text,
      v.check(isOrigin, 'MEDIA_ORIGIN must look like https://media.example, without a path'),
      v.transform((url) => new URL(url).origin),
    ),
  ),
}

type Given = { [Name in keyof typeof mediaServiceEntries]?: string | undefined }

const needed = ['MEDIA_IMAGE_UPLOAD_URL', 'MEDIA_VIDEO_UPLOAD_URL', 'MEDIA_UPLOAD_PRESET'] as const

/** Returns a sentence per missing setting of an incomplete service. */
export function mediaServiceFaults(given: Given): string[] {
  const lacking = needed.filter((name) => !given[name])
  const isMeant = lacking.length < needed.length || given.MEDIA_ORIGIN
  return isMeant ? lacking.map((name) => `${name} must be set as well when uploads go to a media service`) : []
}

/** Needs settings without faults; undefined without a service. */
export function mediaServiceOf(given: Given): MediaService | undefined {
  const [imageUploadUrl, videoUploadUrl, preset] = needed.map((name) => given[name])
  if (!imageUploadUrl || !videoUploadUrl || !preset) return undefined
  return { imageUploadUrl, videoUploadUrl, preset, origin: given.MEDIA_ORIGIN ?? new URL(imageUploadUrl).origin }
}

/** Requires TLS, unless the service is on this machine. */
function isSafeUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username } = new URL(url)
  if (username !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname))
}

function isOrigin(url: string): boolean {
  return isSafeUrl(url) && new URL(url).href === `${new URL(url).origin}/`
}
