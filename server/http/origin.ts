// The origin that the visitor sees, by the Host header or by what a trusted proxy reports.
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

/** An URL may have quotation marks in its host, and pages name it as it is. */
const HOST = /^[\w.:[\]-]+$/

function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  const isNothingElse = url?.href === `${url?.protocol}//${url?.host}/`
  return isNothingElse && HOST.test(url.host) ? url.origin : undefined
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
