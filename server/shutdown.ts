// Shuts the process down on a signal or an uncaught error, after pending work, in bounded time.
import type { Log } from './log.ts'

/** Ten seconds for pending requests and five for the rest. */
const LIMIT_MS = 15_000
/** Ctrl+C arrives twice, from the terminal and from npm. */
const SAME_SIGNAL_MS = 1_000

type Ending = {
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Accepts no more requests, finishes pending ones, and closes everything. */
  stop(): Promise<void>
  limitMs?: number
  sameSignalMs?: number
}

/**
 * SIGTERM and SIGINT exit with 0, a second one at once with 1; an uncaught error with 1, so that the supervisor
 * restarts the process. The returned function ends it as SIGTERM does.
 */
export function handleShutdown({
  log,
  stop,
  limitMs = LIMIT_MS,
  sameSignalMs = SAME_SIGNAL_MS,
}: Ending): () => Promise<void> {
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
  // Unhandled rejections arrive here too.
  process.on('uncaughtException', (error) => {
    log.error(error, { uncaught: true })
    code = 1
    void end()
  })
  return end
}
