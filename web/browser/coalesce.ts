// Coalesces calls: the first runs at once, those that follow within the gap run as one after it.

/** Runs `act` at most once every `gapMs` and never twice at the same time; a call is never lost. */
export function coalesce(act: () => Promise<unknown>, gapMs: number, later: (act: () => void, ms: number) => void) {
  let resting = false
  let wanted = false

  async function run(): Promise<void> {
    resting = true
    wanted = false
    await act().catch(() => {})
    later(() => {
      resting = false
      if (wanted) void run()
    }, gapMs)
  }

  return () => {
    if (resting) wanted = true
    else void run()
  }
}
