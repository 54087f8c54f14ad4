// Conditional and range requests (RFC 9110, 13 and 14): whether the client's copy is current, and which bytes it asks for.

type RequestHeaders = { get(name: string): string | null }

export type Validators = {
  etag: string
  /** When the content last changed, in whole seconds as HTTP writes it. */
  lastModified?: string
}

/** Returns true when the response is 304. If-Modified-Since counts only where the client names no tags. */
export function isCurrent(headers: RequestHeaders, { etag, lastModified }: Validators): boolean {
  const tags = headers.get('If-None-Match')
  if (tags !== null) return listsTag(tags, etag)
  const since = headers.get('If-Modified-Since')
  // A date that cannot be read is NaN, which is never later.
  return since !== null && lastModified !== undefined && Date.parse(since) >= Date.parse(lastModified)
}

/** Returns whether a list of tags, or `*`, names this one; weak and strong tags of the same content are the same here. */
export function listsTag(tags: string, etag: string): boolean {
  if (tags === etag || tags.trim() === '*') return true
  const named: readonly string[] = tags.match(/"[^"]*"/g) ?? []
  return named.includes(etag.replace(/^W\//, ''))
}

/** Returns whether a range may be sent: what the client has is of the same content, byte for byte (If-Range). */
export function mayContinue(headers: RequestHeaders, { etag, lastModified }: Validators): boolean {
  const condition = headers.get('If-Range')?.trim()
  return condition === undefined || (condition === etag && !etag.startsWith('W/')) || condition === lastModified
}

/** First and last byte included. */
export type ByteRange = { first: number; last: number }

/** Returns undefined to send the whole file (no range, several, or none that can be read), 'outside' when the range has no byte of it. */
export function byteRange(header: string | null, size: number): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return undefined
  if (from === '') return Number(to) === 0 ? 'outside' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Number(to)
  if (last < first && to !== '') return undefined
  return first >= size ? 'outside' : { first, last: Math.min(last, size - 1) }
}
