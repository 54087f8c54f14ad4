// Work that is done when the shop opens and once a day, and stops when it closes.
import type { Log } from './log.ts'

const DAY_MS = 24 * 60 * 60_000

/** `during` says in the log what failed; `everyMs` can be less in a test. */
type Parts = { log: Pick<Log, 'error'>; during: string; everyMs?: number | undefined }

export type Daily = {
  /** Stops the work that is under way and waits for it. */
  close(): Promise<void>
}

export function startDaily(work: (stopped: AbortSignal) => Promise<unknown>, { log, during, everyMs }: Parts): Daily {
  const stopping = new AbortController()
  let underWay: Promise<void> = Promise.resolve()

  async function run() {
    try {
      await work(stopping.signal)
    } catch (error) {
      // The next day it may succeed; the shop works without.
      log.error(error, { during })
    }
  }

  const start = () => void (underWay = underWay.then(run))
  start()
  const timer = setInterval(start, everyMs ?? DAY_MS)
  timer.unref()

  return {
    async close() {
      clearInterval(timer)
      stopping.abort()
      await underWay
    },
  }
}
