// Row types of imports.

/** `sheets`, `products` and `known` are packed, `choices` is JSON. */
export type ImportRow = {
  id: string
  file_name: string
  who: string
  created_at: string
  sheets: string
  choices: string
  /** As previewed; null before the preview. */
  products: string | null
  /** The import's result; null until confirmed. */
  applied: string | null
  /** Incremented by each change of the preview. */
  version: number
  /** Categories and remembered headings of the preview. */
  known: string | null
  /** The tab that made all choices since version `tab_from`. */
  tab: string | null
  tab_from: number | null
}

/** A table's columns, or a heading's category. */
export type ImportChoiceRow = { kind: 'columns' | 'category'; heading: string; chosen: string }
