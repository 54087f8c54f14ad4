// Conditional and range requests (RFC 9110, 13 and 14).

type RequestHeaders = { get(name: string): string | null }

export type Validators = {
  etag: string
  /** An HTTP date, in whole seconds. */
  lastModified?: string
}

/** Returns true for a 304. If-Modified-Since applies only without If-None-Match. */
export function isCurrent(headers: RequestHeaders, { etag, lastModified }: Validators): boolean {
  const tags = headers.get('If-None-Match')
  if (tags !== null) return listsTag(tags, etag)
  const since = headers.get('If-Modified-Since')
  // An unreadable date is NaN, which is never later.
  return since !== null && lastModified !== undefined && Date.parse(since) >= Date.parse(lastModified)
}

/** Returns true if a list of tags, or `*`, includes this one; weak and strong tags compare equal. */
export function listsTag(tags: string, etag: string): boolean {
  if (tags === etag || tags.trim() === '*') return true
  const named: readonly string[] = tags.match(/"[^"]*"/g) ?? []
  return named.includes(etag.replace(/^W\//, ''))
}

/** Returns true if a range may be sent: the client's content is identical (If-Range). */
export function mayContinue(headers: RequestHeaders, { etag, lastModified }: Validators): boolean {
  const condition = headers.get('If-Range')?.trim()
  return condition === undefined || (condition === etag && !etag.startsWith('W/')) || condition === lastModified
}

/** Inclusive. */
export type ByteRange = { first: number; last: number }

/** Returns undefined to send the whole file (no, several or invalid ranges), 'outside' for an unsatisfiable range. */
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
