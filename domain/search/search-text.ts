/** Substring search, case-insensitive, in any Unicode normalization. */
export const SEARCH_MAX = 100

/** An empty search matches everything. */
export function matchesSearch(search: string, fields: readonly string[]): boolean {
  const wanted = foldForSearch(search.slice(0, SEARCH_MAX))
  return wanted === '' || fields.some((field) => foldForSearch(field).includes(wanted))
}

/** Returns the compared form, which the database stores beside the text for SQL. */
export function foldForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase().trim()
}
