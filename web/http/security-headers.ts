// Security headers, and the Content-Security-Policy of each kind of response.

export const securityHeaders: ReadonlyMap<string, string> = new Map([
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
])

/** For the page of an order: its address is a secret, and what it shows is one customer's. */
export const orderLinkHeaders: ReadonlyMap<string, string> = new Map([
  ['Referrer-Policy', 'no-referrer'],
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex, nofollow'],
])

/** For responses other than pages. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** For a document in a frame of our own pages. It runs no scripts; WebKit renders it with an inline style sheet. */
export const framedHeaders: ReadonlyMap<string, string> = new Map([
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"],
])

/** For a video opened directly. A sandbox would give it an opaque origin, so that 'self' never matches. */
export const playedPolicy = "default-src 'none'; media-src 'self'; frame-ancestors 'none'"

/** Base64 SHA-256 of the inline texts. */
type Hashes = { scripts: readonly string[]; styles: readonly string[] }

/** `mediaOrigin` may serve images and videos. */
export function pagePolicy({ scripts, styles }: Hashes, mediaOrigin?: string): string {
  const media = mediaOrigin === undefined ? [] : [mediaOrigin]
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts.map(named)].join(' '),
    ['style-src', "'self'", ...styles.map(named)].join(' '),
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', ...media].join(' '),
    ['media-src', "'self'", 'blob:', ...media].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The PDF of the price list.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function named(hash: string): string {
  return `'sha256-${hash}'`
}
