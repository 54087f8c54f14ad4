// Evaluates If-None-Match.

/** Returns true when the request names the entity tag, weak or strong, or * (RFC 9110, 13.1.2). */
export function knowsEtag({ headers }: Request, etag: string): boolean {
  const known = (headers.get('If-None-Match') ?? '').split(',').map((each) => each.trim())
  return known.some((each) => [etag, `W/${etag}`, '*'].includes(each))
}
