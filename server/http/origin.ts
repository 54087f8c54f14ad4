// The origin that the visitor sees, from what the request says, or from what a trusted proxy says of it.
import type { IncomingHttpHeaders } from 'node:http'

/** Gives the function that reads it. Strangers may write anything: undefined when no host can be read. */
export function openOrigins() {
  let last = { said: '', origin: undefined as string | undefined }

  return function originOf(headers: IncomingHttpHeaders, isFromProxy: () => boolean): string | undefined {
    const said = saidBy(headers, isFromProxy)
    // Nearly all visitors say the same, and reading it costs a tenth of sending a page.
    if (said !== last.said) last = { said, origin: readOrigin(said) }
    return last.origin
  }
}

function saidBy(headers: IncomingHttpHeaders, isFromProxy: () => boolean): string {
  const { host = 'localhost', forwarded, 'x-forwarded-host': otherHost, 'x-forwarded-proto': otherProtocol } = headers
  const saysMore = forwarded ?? otherHost ?? otherProtocol
  if (saysMore === undefined || !isFromProxy()) return `http://${host}`
  const protocol = protocolIn(parameter(forwarded, 'proto')) ?? protocolIn(firstOf(otherProtocol)) ?? 'http'
  return `${protocol}://${parameter(forwarded, 'host') || firstOf(otherHost) || host}`
}

function readOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  const isNothingElse = url?.href === `${url?.protocol}//${url?.host}/`
  return isNothingElse ? url?.origin : undefined
}

function protocolIn(text: string | undefined): string | undefined {
  return /^(https?):?$/i.exec(text ?? '')?.[1]?.toLowerCase()
}

/** What the proxy that stands nearest to the visitor has said: each further one appends its own. */
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
