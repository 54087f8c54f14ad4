// How long a process rests between two comparisons with the database.

export const COMPARE_MS = 2_000
const REST_FACTOR = 50
const MAX_REST_MS = 10_000

/** A multiple of the comparison's duration; limited, because part of it may be a wait for a lock or a connection. */
export function restAfter(tookMs: number, compareMs: number): number {
  return Math.max(compareMs, Math.min(tookMs * REST_FACTOR, MAX_REST_MS))
}
