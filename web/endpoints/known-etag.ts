// If-None-Match: whether the client has what it asks for already.

/** Returns true when the request names the entity tag, weak or strong, or any (RFC 9110, 13.1.2). */
export function knowsEtag({ headers }: Request, etag: string): boolean {
  const known = (headers.get('If-None-Match') ?? '').split(',').map((each) => each.trim())
  return known.some((each) => [etag, `W/${etag}`, '*'].includes(each))
}
