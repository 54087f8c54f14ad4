// Opens the media where the settings say: in the data folder, in a bucket, or at a hosted service.
import { join } from 'node:path'
import type { Bucket } from '#server/bucket/bucket.ts'
import { bucketOf } from '#server/bucket/open-bucket.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type Media, type MediaSystem, openMedia } from './media.ts'

type Place = Pick<Config, 'dataDir' | 'mediaService' | 'mediaBucket'>

export async function openConfiguredMedia(config: Place, log: Log, system?: Partial<MediaSystem>): Promise<Media> {
  const bucket = await bucketOf(config)
  if (bucket) void warnIfRefused(bucket, log)
  return await openMedia({
    folder: join(config.dataDir, 'media'),
    service: config.mediaService,
    bucket,
    log,
    ...(system && { system }),
  })
}

/** A wrong setting is in the log before somebody uploads. The shop starts meanwhile, also without its store. */
async function warnIfRefused(bucket: Bucket, log: Log) {
  try {
    await bucket.list().next()
  } catch (error) {
    log.warn('media store not read', { reason: error instanceof Error ? error.message : String(error) })
  }
}
