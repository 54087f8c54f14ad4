// Coalesces calls that come close together.

/**
 * Runs the first call at once and all calls within `gapMs` as one after it; runs never overlap, and no call is lost.
 */
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
