/** Search as every search box does it: a substring of a field, case-insensitive, in any Unicode normalization. */
export const SEARCH_MAX = 100

/** Returns true if one of the fields contains the search text; an empty search matches everything. */
export function matchesSearch(search: string, fields: readonly string[]): boolean {
  const wanted = foldForSearch(search.slice(0, SEARCH_MAX))
  return wanted === '' || fields.some((field) => foldForSearch(field).includes(wanted))
}

/** Returns the text as it is compared. The database stores this form beside the text, so that SQL can search it. */
export function foldForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase().trim()
}
