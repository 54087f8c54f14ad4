// A stream limited to its session, which is checked before each send.

/** A stream ends once more events than this wait for its session check. */
const MAX_UNSENT = 500

type Needs = {
  isSignedIn(): Promise<boolean>
  send(bytes: Buffer): void
  end(): void
}

export type AuthenticatedStream = {
  /** Sends after a session check that starts later; without bytes only checks. */
  push(bytes?: Buffer): void
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
