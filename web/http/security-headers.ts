// The headers of every response, and the policy of what a page may load and run.

export const securityHeaders: ReadonlyMap<string, string> = new Map([
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
])

/** For responses that are no pages: they load and run nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** For a document that our own pages show in a frame. It runs nothing; WebKit draws it with a style sheet inside its own page. */
export const framedHeaders: ReadonlyMap<string, string> = new Map([
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"],
])

/** For a video that is opened by itself: its document plays it and runs nothing. In a sandbox it would be nobody's own. */
export const playedPolicy = "default-src 'none'; media-src 'self'; frame-ancestors 'none'"

/** Of its inline texts, as base64 SHA-256. */
type Hashes = { scripts: readonly string[]; styles: readonly string[] }

/** Images and videos may come from `mediaOrigin` as well. */
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
    // The price list's PDF.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function named(hash: string): string {
  return `'sha256-${hash}'`
}
