// Remembers for a moment that something is refused, so that a flood of it is answered without asking the database each time.
import type { System } from './system.ts'

/** Not for long: another process may have ended the wait. */
const REMEMBERED_MS = 1_000
const MOST = 10_000

export type RefusalCache = ReturnType<typeof createRefusalCache>

export function createRefusalCache({ monotonicMs }: Pick<System, 'monotonicMs'>) {
  const refused = new Map<string, { at: number; waitMs: number }>()
  return {
    add(key: string, waitMs: number) {
      if (refused.size >= MOST) refused.clear()
      refused.set(key, { at: monotonicMs(), waitMs })
    },

    /** 0 when it is not refused, as far as is known here. */
    leftMs(key: string): number {
      const refusal = refused.get(key)
      if (!refusal) return 0
      const elapsed = monotonicMs() - refusal.at
      if (elapsed < Math.min(refusal.waitMs, REMEMBERED_MS)) return refusal.waitMs - elapsed
      refused.delete(key)
      return 0
    },

    forget: (key: string) => void refused.delete(key),
  }
}
