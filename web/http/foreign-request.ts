// Refuses cross-site requests; the log names the setting that fixes a false refusal.
import { pathIn } from '#domain/language-address.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { answers } from '#domain/words/en/answers.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import type { Log } from '#server/log.ts'
import { isOffice } from './canonical-path.ts'
import { isForDocument, refusalPage } from './refusal-page.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const LOG_INTERVAL_MS = 60_000
const LONGEST_ORIGIN = 200

/** Returns undefined for same-site requests. `now` is a monotonic clock in milliseconds. */
export function refuseForeign(
  request: Request,
  log: Pick<Log, 'warn'>,
  now: () => number = () => performance.now(),
): Response | undefined {
  if (!isCrossOrigin(request)) return undefined
  const seen = originSeen(request)
  const { origin: expected, host } = new URL(request.url)
  // Only the protocol differs: an untrusted proxy terminates TLS.
  const isMisconfigured = seen.origin === `https://${host}` && expected === `http://${host}`
  writeLog(log, now(), { ...seen, expected, mend: mendFor(seen, expected, isMisconfigured) })
  const text = wordsOf(answers)
  const message = isMisconfigured ? text.foreignUnknown : text.foreign({ address: expected })
  return responseTo(request, message)
}

/**
 * True for an unsafe cross-site method. Without both headers no browser sent it, so no signed-in person can have sent
 * it unknowingly.
 */
export function isCrossOrigin(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return false
  const site = request.headers.get('Sec-Fetch-Site')
  const origin = request.headers.get('Origin')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  // The form of a page that sends no referrer names no origin; the browser says where it comes from, which no page can forge.
  if (origin === 'null' && site === 'same-origin') return false
  return origin !== null && origin !== new URL(request.url).origin
}

type Seen = { origin: string; fetchSite: string }

function originSeen({ headers }: Request): Seen {
  return {
    origin: (headers.get('Origin') ?? 'none').slice(0, LONGEST_ORIGIN),
    fetchSite: (headers.get('Sec-Fetch-Site') ?? 'none').slice(0, LONGEST_ORIGIN),
  }
}

function mendFor({ origin, fetchSite }: Seen, expected: string, isMisconfigured: boolean): string {
  if (isMisconfigured)
    return `Set TRUSTED_PROXIES to the proxy's address, so that its X-Forwarded-Proto is believed; or set PUBLIC_URL to ${origin}`
  if (fetchSite === 'cross-site' || fetchSite === 'same-site' || origin === 'null' || origin === 'none')
    return 'Another site sent it: nothing to mend'
  return `If visitors reach the shop at ${origin} and not at ${expected}: set PUBLIC_URL to it, or let the proxy pass the Host header on`
}

const written = new WeakMap<object, number>()

function writeLog(log: Pick<Log, 'warn'>, now: number, details: Record<string, string>): void {
  const last = written.get(log)
  if (last !== undefined && now - last < LOG_INTERVAL_MS) return
  written.set(log, now)
  log.warn('request refused as foreign', details)
}

/** Answers forms with a page, the router with text, and API clients with JSON. */
function responseTo(request: Request, message: string): Response {
  const { pathname, origin } = new URL(request.url)
  if (pathname.endsWith('.data')) return new Response(message, { status: 403 })
  const answer = Response.json({ message }, { status: 403 })
  if (!isForDocument(request)) return answer
  const home = isOffice(pathname) ? '/vinayagaadmin' : pathIn(shownLanguage(), '/')
  return refusalPage(answer, message, { href: origin + home, label: wordsOf(answers).openShop })
}
