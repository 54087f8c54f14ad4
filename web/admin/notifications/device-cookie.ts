// Identifies a browser with push messages, so that signing out ends them.
import { cookieAttributes, cookieNamed, hostName } from '#web/http/session-cookie.ts'

const NAME = 'push-device'
/** The browsers' limit. */
const DAYS = 400
const ID = /^[\w-]{16,64}$/

/** Undefined without a cookie. */
export function deviceId(request: Request): string | undefined {
  return cookieNamed(hostName(NAME, request.url), request.headers.get('Cookie') ?? '', ID)
}

/** `url` is the request's: its scheme decides on Secure. */
export function deviceCookie(id: string, url: string): string {
  return `${hostName(NAME, url)}=${id}; Max-Age=${DAYS * 86_400}; ${cookieAttributes(url)}`
}

export function clearedDeviceCookie(url: string): string {
  return `${hostName(NAME, url)}=; Max-Age=0; ${cookieAttributes(url)}`
}
