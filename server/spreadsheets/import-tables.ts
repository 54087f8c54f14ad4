// The rows of the tables of imports.

/** A spreadsheet on its way into the shop. `sheets` and `products` are packed, `choices` and `applied` are JSON texts. */
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
}

/** What was chosen for the headings of a list: the columns of a table, or the category of a heading. */
export type SheetChoiceRow = { kind: 'columns' | 'category'; heading: string; chosen: string }
