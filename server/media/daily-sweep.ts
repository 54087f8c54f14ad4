// Sweeps the media when the shop opens and once a day, and stops when it closes.
import { type Daily, startDaily } from '#server/daily.ts'
import type { Log } from '#server/log.ts'
import type { Media } from './media.ts'
import type { FilesInUse } from './sweep.ts'

type Parts = { media: Pick<Media, 'sweep'>; inUse: FilesInUse; log: Log; everyMs?: number }

export function startDailySweep({ media, inUse, log, everyMs }: Parts): Daily {
  async function sweep(stopped: AbortSignal) {
    const swept = await media.sweep(inUse, stopped)
    if (Object.values(swept).some((files) => files > 0)) log.info('media swept', swept)
  }

  return startDaily(sweep, { log, during: 'the daily sweep of media', everyMs })
}
