// Runs work when the shop opens and once a day, piece by piece, until it closes.
import type { Log } from '../log.ts'
import { unavailableReason } from '../database/unavailable.ts'

const DAY_MS = 24 * 60 * 60_000
const RETRY_MS = 60_000

export type DailyWork = {
  /** Names the work in the log. */
  during: string
  run(stopped: AbortSignal): Promise<unknown>
}

/** Tests shorten the times. */
type Parts = { log: Pick<Log, 'error'>; everyMs?: number; retryMs?: number }

export type Daily = {
  /** Aborts the running work and waits for it. */
  close(): Promise<void>
}

/** A failure does not stop other work. If the database or disk was unavailable, retries once in a minute. */
export function startDaily(works: readonly DailyWork[], { log, everyMs = DAY_MS, retryMs = RETRY_MS }: Parts): Daily {
  const stopping = new AbortController()
  let underWay: Promise<void> = Promise.resolve()
  let retry: NodeJS.Timeout | undefined

  async function run(some: readonly DailyWork[], isRetry: boolean) {
    const again: DailyWork[] = []
    for (const work of some) {
      if (stopping.signal.aborted) return
      try {
        await work.run(stopping.signal)
      } catch (error) {
        // The next day may succeed; the shop works without.
        if (isRetry || !unavailableReason(error)) log.error(error, { during: work.during })
        else again.push(work)
      }
    }
    if (again.length > 0 && !stopping.signal.aborted) retry = setTimeout(start, retryMs, again, true).unref()
  }

  function start(some: readonly DailyWork[], isRetry: boolean) {
    underWay = underWay.then(() => run(some, isRetry))
  }

  start(works, false)
  const timer = setInterval(start, everyMs, works, false).unref()

  return {
    async close() {
      clearInterval(timer)
      stopping.abort()
      clearTimeout(retry)
      await underWay
    },
  }
}
