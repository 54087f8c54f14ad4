// A stream that lasts as long as its session: the session is checked before anything is sent.

/** A session that cannot be checked for so long ends the stream. */
const MAX_UNSENT = 500

type Needs = {
  isSignedIn(): Promise<boolean>
  send(bytes: Buffer): void
  end(): void
}

export type AuthenticatedStream = {
  /** Sends the bytes after a check that began later than this call; without bytes it only checks. */
  push(bytes?: Buffer): void
  /** Ends the stream; nothing is sent any more. */
  stop(): void
}

export function createAuthenticatedStream({ isSignedIn, send, end }: Needs): AuthenticatedStream {
  let unsent: Buffer[] = []
  let isCheckNeeded = false
  let isChecking = false
  let hasEnded = false

  function push(bytes?: Buffer): void {
    if (hasEnded) return
    if (bytes) unsent.push(bytes)
    if (unsent.length > MAX_UNSENT) return stop()
    isCheckNeeded = true
    if (!isChecking) void checkAndSend()
  }

  async function checkAndSend(): Promise<void> {
    isChecking = true
    try {
      while (isCheckNeeded) {
        isCheckNeeded = false
        const due = unsent
        unsent = []
        if (!(await isSignedIn())) return stop()
        due.forEach(send)
      }
    } catch {
      stop()
    } finally {
      isChecking = false
    }
  }

  function stop() {
    hasEnded = true
    unsent = []
    end()
  }

  return { push, stop }
}
