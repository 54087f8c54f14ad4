// The rows of the table of checks: when each began and ended, and the faults that it found.

/** `counts` and `sentences` are JSON, given with `faults` once it has ended well; `reason` says why one could not be made. */
export type DataCheckRow = {
  id: string
  started_at: string
  ended_at: string | null
  outcome: 'running' | 'done' | 'failed'
  faults: number | null
  counts: string | null
  sentences: string | null
  reason: string | null
}
