// The origin that the visitor sees, by the Host header or by what a trusted proxy reports; and which origins visitors use.
import type { IncomingHttpHeaders } from 'node:http'

/** Returns a function that reads the origin of a request: undefined when the client has sent no readable host. */
export function createOriginReader() {
  let last = { url: '', origin: undefined as string | undefined }

  return function originOf(headers: IncomingHttpHeaders, isFromProxy: () => boolean): string | undefined {
    const url = urlIn(headers, isFromProxy)
    // Nearly all visitors send the same, and parsing it costs a tenth of sending a page.
    if (url !== last.url) last = { url, origin: parseOrigin(url) }
    return last.origin
  }
}

function urlIn(headers: IncomingHttpHeaders, isFromProxy: () => boolean): string {
  const { host = 'localhost', forwarded, 'x-forwarded-host': otherHost, 'x-forwarded-proto': otherProtocol } = headers
  const forwardedBy = forwarded ?? otherHost ?? otherProtocol
  if (forwardedBy === undefined || !isFromProxy()) return `http://${host}`
  const protocol = protocolIn(parameter(forwarded, 'proto')) ?? protocolIn(firstOf(otherProtocol)) ?? 'http'
  return `${protocol}://${parameter(forwarded, 'host') || firstOf(otherHost) || host}`
}

function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  const isNothingElse = url?.href === `${url?.protocol}//${url?.host}/`
  return isNothingElse ? url?.origin : undefined
}

function protocolIn(text: string | undefined): string | undefined {
  return /^(https?):?$/i.exec(text ?? '')?.[1]?.toLowerCase()
}

/** The value of the proxy that is nearest to the visitor: each further one appends its own. */
function firstOf(header: string | string[] | undefined): string | undefined {
  return String(header ?? '')
    .split(',')[0]
    ?.trim()
}

/** Of `Forwarded: for=203.0.113.7;proto=https;host="shop.in"` (RFC 7239). */
function parameter(forwarded: string | undefined, name: string): string | undefined {
  const parts = firstOf(forwarded)?.split(';') ?? []
  const [, value] = parts.map((part) => part.split('=')).find(([key]) => key?.trim().toLowerCase() === name) ?? []
  return value?.trim().replace(/^"(.*)"$/, '$1')
}

const MAX_ORIGINS = 32
/** An origin with so much fewer requests than the most frequent one is not frequent. */
const SHARE = 8
/** After so many requests the past counts half. */
const PERIOD_REQUESTS = 10_000

/**
 * Returns a function that counts a request to the origin and returns whether visitors use that origin. A client can make up
 * others in the Host header, and each has pages of its own: only those of frequent origins are cached.
 */
export function createFrequentOrigins(): (origin: string) => boolean {
  /** The least recently requested first. */
  const counts = new Map<string, number>()
  let requests = 0

  return function isFrequent(origin) {
    requests += 1
    if (requests % PERIOD_REQUESTS === 0) for (const [known, count] of counts) counts.set(known, Math.floor(count / 2))
    const count = (counts.get(origin) ?? 0) + 1
    counts.delete(origin)
    counts.set(origin, count)
    if (counts.size > MAX_ORIGINS) counts.delete(counts.keys().next().value ?? '')
    return count * SHARE >= Math.max(...counts.values())
  }
}
