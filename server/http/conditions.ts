// The conditions that a request puts on its answer (RFC 9110, 13): whether the client's copy is current, and may be continued.

type RequestHeaders = { get(name: string): string | null }

export type Validators = {
  etag: string
  /** When the content last changed, in whole seconds as HTTP writes it. */
  lastModified?: string
}

/** True when the answer is 304. If-Modified-Since counts only where the client names no tags. */
export function isCurrent(headers: RequestHeaders, { etag, lastModified }: Validators): boolean {
  const tags = headers.get('If-None-Match')
  if (tags !== null) return listsTag(tags, etag)
  const since = headers.get('If-Modified-Since')
  // A date that cannot be read is NaN, which is never later.
  return since !== null && lastModified !== undefined && Date.parse(since) >= Date.parse(lastModified)
}

/** Whether a list of tags or `*` names this one; weak and strong tags of the same content are the same here. */
export function listsTag(tags: string, etag: string): boolean {
  if (tags === etag || tags.trim() === '*') return true
  const named: readonly string[] = tags.match(/"[^"]*"/g) ?? []
  return named.includes(etag.replace(/^W\//, ''))
}

/** Whether a range may be sent: the part that the client has is of the same content, byte for byte. */
export function mayContinue(headers: RequestHeaders, { etag, lastModified }: Validators): boolean {
  const condition = headers.get('If-Range')?.trim()
  return condition === undefined || (condition === etag && !etag.startsWith('W/')) || condition === lastModified
}
