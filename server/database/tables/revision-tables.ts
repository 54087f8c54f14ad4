// Row types of order revisions and editors.

/** `contents` is JSON; `who` is null for the original order. */
export type OrderRevisionRow = { order_id: string; number: number; at: string; who: string | null; contents: string }

/** `tab` is random per open edit screen. */
export type OrderEditorRow = { order_id: string; tab: string; who: string; seen_at: string }
