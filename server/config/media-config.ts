// Settings of where media are stored, an S3 store or a hosted media service, each all or none, checked at the start.
import * as v from 'valibot'
import { isS3Url, s3Endpoint, type S3Place, s3PlaceOf, s3Region } from './s3-place.ts'

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

export const mediaEntries = {
  MEDIA_TO: v.optional(v.pipe(text, v.check(isS3Url, 'MEDIA_TO must look like s3://bucket/prefix'))),
  MEDIA_S3_ENDPOINT: s3Endpoint('MEDIA_S3_ENDPOINT'),
  MEDIA_S3_REGION: s3Region('MEDIA_S3_REGION'),
  MEDIA_S3_KEY_ID: v.optional(text),
  MEDIA_S3_SECRET: v.optional(text),
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

type Given = { [Name in keyof typeof mediaEntries]?: string | undefined }

const needed = ['MEDIA_IMAGE_UPLOAD_URL', 'MEDIA_VIDEO_UPLOAD_URL', 'MEDIA_UPLOAD_PRESET'] as const

const neededForBucket = ['MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET', 'MEDIA_S3_REGION'] as const

/** Returns a sentence per missing setting of an incomplete store or service, and one for both at once. */
export function mediaFaults(given: Given): string[] {
  const lacking = needed.filter((name) => !given[name])
  const isMeant = lacking.length < needed.length || given.MEDIA_ORIGIN
  if (isMeant && given.MEDIA_TO) return ['MEDIA_TO cannot be set when uploads go to a media service']
  if (isMeant) return lacking.map((name) => `${name} must be set as well when uploads go to a media service`)
  if (!given.MEDIA_TO) return []
  return neededForBucket
    .filter((name) => !given[name])
    .map((name) => `${name} must be set as well when MEDIA_TO is an s3 address`)
}

/** Needs settings without faults; undefined without a store. */
export function mediaBucketOf(given: Given): S3Place | undefined {
  return s3PlaceOf(given.MEDIA_TO ?? '', {
    keyId: given.MEDIA_S3_KEY_ID,
    secret: given.MEDIA_S3_SECRET,
    region: given.MEDIA_S3_REGION,
    endpoint: given.MEDIA_S3_ENDPOINT,
  })
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
