// The daily sweep of the media, with a log line of its removals.
import type { DailyWork } from '#server/background/daily.ts'
import type { Log } from '#server/log.ts'
import type { Media } from '../media/media.ts'
import type { FilesInUse } from '../media/sweep.ts'

type Parts = { media: Pick<Media, 'sweep'>; inUse: FilesInUse; log: Pick<Log, 'info'> }

export function dailySweep({ media, inUse, log }: Parts): DailyWork {
  return {
    during: 'the daily sweep of media',
    async run(stopped) {
      const swept = await media.sweep(inUse, stopped)
      if (Object.values(swept).some((files) => files > 0)) log.info('media swept', swept)
    },
  }
}
