// The rows of an order's revisions, and of who is editing it.

/** `contents` is the JSON text of what the revision says; `who` is null of the order as it was placed. */
export type OrderRevisionRow = { order_id: string; number: number; at: string; who: string | null; contents: string }

/** `tab` is drawn anew by each screen that is opened to edit an order. */
export type OrderEditorRow = { order_id: string; tab: string; who: string; seen_at: string }
