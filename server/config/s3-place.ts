// Settings of an S3 store. A shop may use two: one for backups, one for media.
import * as v from 'valibot'

/** Speaks Amazon's S3 protocol. */
export type S3Place = {
  endpoint: string
  region: string
  bucket: string
  /** Ends with a slash unless it is empty. */
  prefix: string
  keyId: string
  secret: string
}

const S3_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/

const text = v.pipe(v.string(), v.trim())

export function isS3Url(url: string): boolean {
  return S3_URL.test(url)
}

export function s3Endpoint(name: string) {
  return v.optional(
    v.pipe(text, v.regex(/^https?:\/\/[^/\s]+$/, `${name} must look like https://s3.example, without a path`)),
  )
}

export function s3Region(name: string) {
  return v.optional(v.pipe(text, v.regex(/^[a-z0-9-]+$/, `${name} must look like ap-south-1`)))
}

type Given = {
  keyId: string | undefined
  secret: string | undefined
  region: string | undefined
  endpoint: string | undefined
}

/** Needs settings without faults; undefined for another address. */
export function s3PlaceOf(url: string, { keyId, secret, region, endpoint }: Given): S3Place | undefined {
  const [, bucket, path = ''] = S3_URL.exec(url) ?? []
  if (!bucket || !keyId || !secret || !region) return undefined
  return {
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: path && `${path.replace(/(?<!\/)\/+$/, '')}/`,
    keyId,
    secret,
  }
}
