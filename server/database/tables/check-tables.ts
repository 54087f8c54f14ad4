// Row type of data checks.

/** `counts` and `sentences` are JSON, set with `faults` on success; `reason` is set on failure. */
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
