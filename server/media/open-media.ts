// Opens the media where the settings say: in the data folder, in a bucket, or at a hosted service.
import { join } from 'node:path'
import { bucketOf } from '#server/bucket/open-bucket.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type Media, type MediaSystem, openMedia } from './media.ts'

type Place = Pick<Config, 'dataDir' | 'mediaService' | 'mediaBucket'>

export async function openConfiguredMedia(config: Place, log: Log, system?: Partial<MediaSystem>): Promise<Media> {
  return await openMedia({
    folder: join(config.dataDir, 'media'),
    service: config.mediaService,
    bucket: await bucketOf(config),
    log,
    ...(system && { system }),
  })
}
