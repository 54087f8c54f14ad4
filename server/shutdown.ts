// Shuts the process down: after a signal or an uncaught error, once what is under way is finished, and always in bounded time.
import type { Log } from './log.ts'

/** Ten seconds for the requests under way and five for the rest. */
const LIMIT_MS = 15_000

type Ending = {
  log: Log
  /** Takes no more requests, finishes those under way, and closes what is open. */
  stop(): Promise<void>
  limitMs?: number
}

/** SIGTERM and SIGINT end the process with 0. An uncaught error is logged and ends it with 1, so that its supervisor starts another. */
export function handleShutdown({ log, stop, limitMs = LIMIT_MS }: Ending): void {
  let code = 0
  let isEnding = false

  async function end(): Promise<void> {
    if (isEnding) return
    isEnding = true
    setTimeout(() => {
      log.info('ended before everything was closed', { seconds: limitMs / 1_000 })
      process.exit(1)
    }, limitMs)
    try {
      await stop()
    } catch (error) {
      log.error(error)
      code = 1
    }
    process.exit(code)
  }

  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  // An unhandled rejection comes here as well.
  process.on('uncaughtException', (error) => {
    log.error(error, { uncaught: true })
    code = 1
    void end()
  })
}
