// The origin in what a page says of itself: the visitor's own in a browser, a placeholder while the page is drawn.

/** Stands in drawn pages, so that one page serves every Host. No text of a product can contain it. */
export const originPlaceholder = `https://${crypto.randomUUID?.() ?? 'shop'}.invalid`

/** Not in the data of a page: a script that names the origin would have another hash for each. */
export function siteOrigin(): string {
  return typeof document === 'undefined' ? originPlaceholder : window.location.origin
}
