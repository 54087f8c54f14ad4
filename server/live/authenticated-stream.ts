// A stream that lasts as long as its session: before anything is sent, it is asked whether that still stands.

/** A session that cannot be asked for so long is not waited for. */
const MOST_WAITING = 500

type Guarded = {
  mayGoOn(): Promise<boolean>
  send(bytes: Buffer): void
  end(): void
}

export type GuardedStream = ReturnType<typeof guardedStream>

export function guardedStream({ mayGoOn, send, end }: Guarded) {
  let waiting: Buffer[] = []
  let isWanted = false
  let isAsking = false
  let hasEnded = false

  /** Sends after a question that was asked later than this call; without bytes it only asks. */
  function push(bytes?: Buffer): void {
    if (hasEnded) return
    if (bytes) waiting.push(bytes)
    if (waiting.length > MOST_WAITING) return stop()
    isWanted = true
    if (!isAsking) void askAndSend()
  }

  async function askAndSend(): Promise<void> {
    isAsking = true
    try {
      while (isWanted) {
        isWanted = false
        const due = waiting
        waiting = []
        if (!(await mayGoOn())) return stop()
        due.forEach(send)
      }
    } catch {
      stop()
    } finally {
      isAsking = false
    }
  }

  function stop() {
    hasEnded = true
    waiting = []
    end()
  }

  return { push, stop }
}
