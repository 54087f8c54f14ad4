/** How a search box finds text: anywhere in a field, in any case, however the Tamil letters were composed. */
export const SEARCH_MAX = 100

/** Whether one of the fields contains what was typed; an empty search finds everything. */
export function matchesSearch(search: string, fields: readonly string[]): boolean {
  const wanted = foldForSearch(search.slice(0, SEARCH_MAX))
  return wanted === '' || fields.some((field) => foldForSearch(field).includes(wanted))
}

/** A text as it is compared: also what a store keeps beside the text, so that a database can search it. */
export function foldForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase().trim()
}
