// Shuts the process down: after a signal or an uncaught error, once what is under way is finished, and always in bounded time.
import type { Log } from './log.ts'

/** Ten seconds for the requests under way and five for the rest. */
const LIMIT_MS = 15_000
/** Ctrl+C reaches the shop twice, from the terminal and from npm. */
const SAME_SIGNAL_MS = 1_000

type Ending = {
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Takes no more requests, finishes those under way, and closes what is open. */
  stop(): Promise<void>
  limitMs?: number
  sameSignalMs?: number
}

/**
 * SIGTERM and SIGINT end the process with 0, and a second one at once with 1. An uncaught error is logged and ends it with 1, so that
 * its supervisor starts another.
 */
export function handleShutdown({ log, stop, limitMs = LIMIT_MS, sameSignalMs = SAME_SIGNAL_MS }: Ending): void {
  let code = 0
  let since: number | undefined

  async function end(): Promise<void> {
    if (since !== undefined) return
    since = performance.now()
    setTimeout(() => {
      log.warn('ended before everything was closed', { seconds: limitMs / 1_000 })
      process.exit(1)
    }, limitMs)
    try {
      await stop()
      log.info('stopped', { seconds: Math.round(performance.now() - since) / 1_000 })
    } catch (error) {
      log.error(error)
      code = 1
    }
    process.exit(code)
  }

  function onSignal(signal: NodeJS.Signals): void {
    if (since === undefined) {
      log.info('stopping', { signal })
      void end()
    } else if (performance.now() - since > sameSignalMs) {
      log.warn('ended by a second signal before everything was closed', { signal })
      process.exit(1)
    }
  }

  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // An unhandled rejection comes here as well.
  process.on('uncaughtException', (error) => {
    log.error(error, { uncaught: true })
    code = 1
    void end()
  })
}
