// Where sign-in redirects to: only ever into the back office.
import { href } from 'react-router'
import { screenPaths } from './navigation.ts'

export const ADMIN_HOME = '/admin'
const SIGN_IN = href('/vinayagaadmin')
const SIGN_OUT = href('/admin/sign-out')
const ANY_ORIGIN = 'http://shop.invalid'

/** Returns `wanted` when it is a page of the back office, else the Dashboard. */
export function nextPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith(ADMIN_HOME) || !URL.canParse(wanted, ANY_ORIGIN)) return ADMIN_HOME
  const url = new URL(wanted, ANY_ORIGIN)
  const inside = url.pathname === ADMIN_HOME || url.pathname.startsWith(`${ADMIN_HOME}/`)
  if (url.origin !== ANY_ORIGIN || !inside || url.pathname === SIGN_OUT) return ADMIN_HOME
  return url.pathname + url.search
}

/** In the sign-in address after a change was refused because the session had ended. */
export const UNSAVED = 'unsaved'
export const UNSAVED_HEADER = 'Change-Unsaved'

/** Whether a request without a session loses what somebody typed. */
export function isChange({ pathname }: URL, method: string): boolean {
  return method !== 'GET' && pathname !== SIGN_OUT
}

/** Returns the sign-in address after a request for `url` without a session. */
export function signInPath(url: URL, method = 'GET'): string {
  const next = nextPath(url.pathname + url.search)
  const isForm = isChange(url, method)
  // A path that only takes forms has no screen to return to.
  const isBack = next !== ADMIN_HOME && (!isForm || screenPaths.includes(url.pathname))
  const query = [...(isBack ? [`next=${encodeURIComponent(next)}`] : []), ...(isForm ? [`${UNSAVED}=1`] : [])]
  return query.length > 0 ? `${SIGN_IN}?${query.join('&')}` : SIGN_IN
}
