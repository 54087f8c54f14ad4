// The shop's log: one line per event, without names, numbers, passwords and cookies.
import { AsyncLocalStorage } from 'node:async_hooks'
import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { loggedPath, withoutPersonalData } from './log/personal-data.ts'

export const logLevels = ['debug', 'info', 'warn', 'error'] as const
export const logFormats = ['json', 'text'] as const
/** `level` is the lowest written. `text` is for a terminal, `json` for log collectors. */
export type LogSettings = { level: (typeof logLevels)[number]; format: (typeof logFormats)[number] }

type Details = Record<string, unknown>

export type Log = {
  /** Each request, for debugging. Off unless LOG_LEVEL is debug. */
  debug(event: string, details?: Details): void
  /** Normal events. */
  info(event: string, details?: Details): void
  /** Handled problems that somebody should know of. */
  warn(event: string, details?: Details): void
  /** `details` locate it. The event is 'error' unless they name one. */
  error(error: unknown, details?: Details): void
  /** Runs `work` and adds `requestId` to its lines. */
  during<Result>(requestId: string, work: () => Result): Result
}

const STANDARD_ERROR = 2

/** `write` gets complete lines, and must not throw. */
export function openLog(
  write: (line: string) => void = toStandardError,
  { level, format }: LogSettings = { level: 'info', format: 'json' },
  inEachLine: Details = {},
): Log {
  const requests = new AsyncLocalStorage<string>()
  const lines = { write: format === 'text' ? (line: string) => write(readableLine(line)) : write }
  const logger = pino(
    {
      level,
      // Omits process id and host name.
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: withoutPersonalData, path: loggedPath },
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      mixin() {
        const requestId = requests.getStore()
        // A new object, because pino adds the line's details to it.
        return requestId === undefined ? { ...inEachLine } : { ...inEachLine, requestId }
      },
    },
    lines,
  )
  return {
    debug: (event, details) => logger.debug({ event, ...details }),
    info: (event, details) => logger.info({ event, ...details }),
    warn: (event, details) => logger.warn({ event, ...details }),
    error: (error, details) => logger.error({ event: 'error', ...details, error: stackOf(error) }),
    during: (requestId, work) => requests.run(requestId, work),
  }
}

let pending = ''
let isFlushedAtExit = false

/** One system call per turn of the event loop, for speed in a rush; flushes on exit. */
function toStandardError(line: string): void {
  if (!isFlushedAtExit) process.once('exit', flush)
  isFlushedAtExit = true
  if (pending === '') setImmediate(flush)
  pending += line
}

function flush(): void {
  const lines = pending
  pending = ''
  writeStandardError(lines)
}

/** Never throws: a full disk or a closed reader must not end the shop. */
function writeStandardError(lines: string): void {
  try {
    const bytes = Buffer.from(lines)
    for (let at = 0; at < bytes.length;) at += writeSync(STANDARD_ERROR, bytes, at)
  } catch {
    // No output is left to report it.
  }
}

/** Omits an error's other properties: a database's contain the refused row. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = error.stack ?? error.message
  return error.cause === undefined ? own : `${own}\nCaused by: ${stackOf(error.cause)}`
}

type Entry = { level?: unknown; at?: unknown; event?: unknown; error?: unknown }

/** '14:05:09 info  order placed  orderId=… lines=3', with a line end. */
function readableLine(json: string): string {
  const { level, at, event, error, ...details } = JSON.parse(json) as Entry & Record<string, unknown>
  const time = new Date(String(at)).toTimeString().slice(0, 8)
  const said = Object.entries(details).map(([name, value]) => `${name}=${textOf(value)}`)
  const line = [`${time} ${String(level).padEnd(5)} ${String(event)}`, said.join(' ')].filter(Boolean).join('  ')
  return error === undefined ? `${line}\n` : `${line}\n${String(error)}\n`
}

function textOf(value: unknown): string {
  return typeof value === 'string' && !/[\s"=]/.test(value) ? value : JSON.stringify(value)
}
