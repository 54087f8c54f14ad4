// Sweeps the media when the shop opens and once a day, and stops when it closes.
import type { Log } from '#server/log.ts'
import type { Media } from './media.ts'
import type { FilesInUse } from './sweep.ts'

const DAY_MS = 24 * 60 * 60_000

type Parts = { media: Pick<Media, 'sweep'>; inUse: FilesInUse; log: Log; everyMs?: number }

export type DailySweep = {
  /** Stops the sweep that is under way and waits for it. */
  close(): Promise<void>
}

export function startDailySweep({ media, inUse, log, everyMs = DAY_MS }: Parts): DailySweep {
  const stopping = new AbortController()
  let underWay: Promise<void> = Promise.resolve()

  async function run() {
    try {
      const swept = await media.sweep(inUse, stopping.signal)
      if (Object.values(swept).some((files) => files > 0)) log.info('media swept', swept)
    } catch (error) {
      // The next sweep may succeed; the shop works without.
      log.error(error, { during: 'the daily sweep of media' })
    }
  }

  const start = () => void (underWay = underWay.then(run))
  start()
  const timer = setInterval(start, everyMs)
  timer.unref()

  return {
    async close() {
      clearInterval(timer)
      stopping.abort()
      await underWay
    },
  }
}
