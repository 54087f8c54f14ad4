// Where a visitor to a guarded page goes after signing in: only ever back into the back office.
import { href } from 'react-router'

export const ADMIN_HOME = '/admin'
const SIGN_IN = href('/vinayagaadmin')
const ANY_ORIGIN = 'http://shop.invalid'

/** The path to open after sign-in: `wanted` when it is a page of the back office, else the welcome page. */
export function nextPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith(ADMIN_HOME) || !URL.canParse(wanted, ANY_ORIGIN)) return ADMIN_HOME
  const url = new URL(wanted, ANY_ORIGIN)
  const inside = url.pathname === ADMIN_HOME || url.pathname.startsWith(`${ADMIN_HOME}/`)
  if (url.origin !== ANY_ORIGIN || !inside || url.pathname === `${ADMIN_HOME}/sign-out`) return ADMIN_HOME
  return url.pathname + url.search
}

/** In the sign-in address of someone whose change was refused because the session had ended. */
export const UNSAVED = 'unsaved'

/** The sign-in address for someone who asked for `url` without a session, by a GET or by a form of `method`. */
export function signInPath(url: URL, method = 'GET'): string {
  const next = nextPath(url.pathname + url.search)
  if (next === ADMIN_HOME) return SIGN_IN
  return `${SIGN_IN}?next=${encodeURIComponent(next)}${method === 'GET' ? '' : `&${UNSAVED}=1`}`
}
