// The origin of a page's URLs: the browser's own, or a placeholder during server rendering.
import { pagePath } from '#domain/language-address.ts'

/** Replaced in the response, so that one cached page serves every Host. No product text can contain it. */
export const originPlaceholder = /* @__PURE__ */ madeUpOrigin()

/** Pure, since a side effect at the top of a module would keep server-only code in the browser's bundle. */
function madeUpOrigin(): string {
  return `https://${crypto.randomUUID?.() ?? 'shop'}.invalid`
}

/** Not for loader data: a script with the origin would have a different hash for each. */
export function siteOrigin(): string {
  return typeof document === 'undefined' ? originPlaceholder : window.location.origin
}

/** The whole address of a page in the language of this one. `path` is that of the English page. */
export function pageUrl(path: string): string {
  return siteOrigin() + pagePath(path)
}
