// The one guard against requests that another site makes a visitor's browser send.
import type { LightRequest } from '#server/http/light-request.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True for a request that would change something and does not come from our own pages.
 * A request without both headers comes from no browser, so no signed-in person can be behind it unknowingly.
 */
export function isFromElsewhere(request: LightRequest): boolean {
  if (SAFE_METHODS.has(request.method)) return false
  const site = request.headers.get('Sec-Fetch-Site')
  const origin = request.headers.get('Origin')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  return origin !== null && origin !== new URL(request.url).origin
}
