// The visitor-facing origin, by Host header or a trusted proxy's headers.
import type { IncomingHttpHeaders } from 'node:http'

/** The returned function yields undefined for an unreadable host. */
export function createOriginReader() {
  let last = { url: '', origin: undefined as string | undefined }

  return function originOf(headers: IncomingHttpHeaders, isFromProxy: () => boolean): string | undefined {
    const url = urlIn(headers, isFromProxy)
    // Parsing costs a tenth of sending a page, and nearly all visitors share one origin.
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

/** URL allows quotation marks in a host, and pages would contain them. */
const HOST = /^[\w.:[\]-]+$/

function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  const isNothingElse = url?.href === `${url?.protocol}//${url?.host}/`
  return isNothingElse && HOST.test(url.host) ? url.origin : undefined
}

function protocolIn(text: string | undefined): string | undefined {
  return /^(https?):?$/i.exec(text ?? '')?.[1]?.toLowerCase()
}

/** The proxy nearest to the visitor is first; further ones append. */
function firstOf(header: string | string[] | undefined): string | undefined {
  return String(header ?? '')
    .split(',')[0]
    ?.trim()
}

/** Reads `Forwarded: for=203.0.113.7;proto=https;host="shop.in"` (RFC 7239). */
function parameter(forwarded: string | undefined, name: string): string | undefined {
  const parts = firstOf(forwarded)?.split(';') ?? []
  const [, value] = parts.map((part) => part.split('=')).find(([key]) => key?.trim().toLowerCase() === name) ?? []
  return value?.trim().replace(/^"(.*)"$/, '$1')
}
