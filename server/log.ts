// The shop's log: one line of JSON an event, without names, numbers, passwords or cookies of anyone.

export type Log = {
  info(event: string, details?: Record<string, unknown>): void
  /** Writes the error with its stack; `details` say where it happened, e.g. the request id. */
  error(error: unknown, details?: Record<string, unknown>): void
}

export function openLog(write: (line: string) => void = (line) => void process.stderr.write(line)): Log {
  const line = (entry: Record<string, unknown>) =>
    write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
  return {
    info: (event, details) => line({ event, ...details }),
    error: (error, details) =>
      line({
        event: 'error',
        ...details,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  }
}
