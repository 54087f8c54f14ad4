// The rows of the tables of batches.

/** A change of many products at once. `id` is its idempotency key; `left_out` and `undo_left` are JSON texts. */
export type BatchRow = {
  id: string
  kind: string
  who: string
  applied_at: string
  summary: string
  created: number
  edited: number
  deleted: number
  left_out: string
  undone_at: string | null
  undone_by: string | null
  undo_left: string | null
}

/** What a batch changed of a product, as JSON texts: `before` is null for a new one, `after` for a deleted one. */
export type BatchProductRow = { batch_id: string; product_id: string; before: string | null; after: string | null }
