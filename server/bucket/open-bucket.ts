// Opens the bucket of the media, if the settings name one.
import type { S3Place } from '#server/config/s3-place.ts'
import type { Bucket } from './bucket.ts'

export type MediaPlace = { mediaBucket?: S3Place | undefined }

/** Loads the S3 client on demand. */
export async function bucketOf({ mediaBucket }: MediaPlace): Promise<Bucket | undefined> {
  return mediaBucket && (await import('./bucket.ts')).openBucket(mediaBucket)
}
