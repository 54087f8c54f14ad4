// When to send a request again that a busy shop has not done.

const SHORTEST_MS = 1_000
const LONGEST_MS = 10 * 60_000

/** The shop or a proxy is busy, limiting or unavailable. */
export function comesLater(status: number): boolean {
  return status === 409 || status === 429 || status > 501
}

/** Reads a Retry-After header (RFC 9110 §10.2.3), seconds or an HTTP date: from a second to ten minutes; undefined for a header that is missing, unreadable or not in the future. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  const isDate = /^[A-Z][a-z]/.test(header)
  const ms = isDate ? Date.parse(header) - nowMs : /^\d+$/.test(header) ? Number(header) * 1_000 : 0
  return ms > 0 ? Math.min(Math.max(ms, SHORTEST_MS), LONGEST_MS) : undefined
}
