// The cookie by which the shop knows a browser that asked for push messages: signing out there ends them.
import { cookieAttributes, cookieNamed, hostName } from '#web/http/session-cookie.ts'

const NAME = 'push-device'
/** As long as browsers keep any cookie. */
const DAYS = 400
const ID = /^[\w-]{16,64}$/

/** Returns the id of the device; undefined when the browser has none. */
export function deviceId(request: Request): string | undefined {
  return cookieNamed(hostName(NAME, request.url), request.headers.get('Cookie') ?? '', ID)
}

/** The Set-Cookie line that keeps the id; `url` is the request's, whose scheme decides on Secure. */
export function deviceCookie(id: string, url: string): string {
  return `${hostName(NAME, url)}=${id}; Max-Age=${DAYS * 86_400}; ${cookieAttributes(url)}`
}

export function clearedDeviceCookie(url: string): string {
  return `${hostName(NAME, url)}=; Max-Age=0; ${cookieAttributes(url)}`
}
