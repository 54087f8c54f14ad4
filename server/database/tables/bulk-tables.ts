// Row types of bulk changes of products.

/** `id` is the idempotency key; `left_out` and `undo_left` are JSON. */
export type BulkChangeRow = {
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

/** JSON: `before` is null for a new product, `after` for a deleted one. */
export type BulkChangeProductRow = {
  bulk_change_id: string
  product_id: string
  before: string | null
  after: string | null
}
