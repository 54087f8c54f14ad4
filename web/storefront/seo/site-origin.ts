// The origin in what a page says of itself: the visitor's own in a browser, a placeholder while the page is drawn.

/** Is put into drawn pages, so that one page serves every Host. No text of a product can contain it. */
export const originPlaceholder = /* @__PURE__ */ madeUpOrigin()

/** A call with an effect, at the top of a module, would keep in the browser what the server alone needs of its importers. */
function madeUpOrigin(): string {
  return `https://${crypto.randomUUID?.() ?? 'shop'}.invalid`
}

/** Not in the data of a page: a script that names the origin would have another hash for each. */
export function siteOrigin(): string {
  return typeof document === 'undefined' ? originPlaceholder : window.location.origin
}
