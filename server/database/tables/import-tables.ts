// The rows of the tables of imports.

/** A spreadsheet on its way into the shop. `sheets`, `products` and `known` are packed, `choices` is a JSON text. */
export type ImportRow = {
  id: string
  file_name: string
  who: string
  created_at: string
  sheets: string
  choices: string
  /** The products as the preview shows them; null before the preview. */
  products: string | null
  /** What the import did; null until it is confirmed. */
  applied: string | null
  /** Raised by each change of what a preview shows. */
  version: number
  /** The categories and the remembered headings that the preview was made with; null before it. */
  known: string | null
  /** The tab that made all choices since the version `tab_from`, when one tab did. */
  tab: string | null
  tab_from: number | null
}

/** What was chosen for the headings of a list: the columns of a table, or the category of a heading. */
export type SheetChoiceRow = { kind: 'columns' | 'category'; heading: string; chosen: string }
