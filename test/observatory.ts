// The MDN HTTP Observatory's published scoring (mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests).

export type Scanned = {
  headers: Headers
  html: string
  cookies: readonly string[]
  /** The redirect of plain http. */
  redirectsTo: string
}

export type Score = { total: number; parts: Record<string, number> }

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const SIX_MONTHS_SECONDS = 15_768_000
/** Bonuses count only from this score without them. */
const LEAST_FOR_BONUS = 90

export function observatoryScore(scanned: Scanned): Score {
  const parts = {
    'content-security-policy': policyPoints(policyOf(scanned.headers)),
    cookies: cookiePoints(scanned.cookies),
    'cross-origin-resource-sharing': sharingPoints(scanned.headers),
    redirection: scanned.redirectsTo.startsWith('https://') ? 0 : -20,
    'referrer-policy': referrerPoints(scanned.headers.get('Referrer-Policy')),
    'strict-transport-security': transportPoints(scanned.headers.get('Strict-Transport-Security')),
    'subresource-integrity': integrityPoints(scanned.html),
    'x-content-type-options': scanned.headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(scanned.headers),
    'cross-origin-resource-policy': resourcePoints(scanned.headers.get('Cross-Origin-Resource-Policy')),
  }
  const all = Object.values(parts)
  const without = 100 + sumOf(all.filter((points) => points < 0))
  return {
    total: without < LEAST_FOR_BONUS ? Math.max(0, without) : without + sumOf(all.filter((points) => points > 0)),
    parts,
  }
}

function sumOf(points: number[]): number {
  return points.reduce((sum, each) => sum + each, 0)
}

type Policy = Map<string, string[]>

function policyOf(headers: Headers): Policy | undefined {
  const text = headers.get('Content-Security-Policy')
  if (text === null) return undefined
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

function policyPoints(policy: Policy | undefined): number {
  if (!policy) return -25
  const [script, style, object] = [of(policy, 'script-src'), of(policy, 'style-src'), of(policy, 'object-src')]
  const passive = [...of(policy, 'img-src'), ...of(policy, 'media-src')]
  const active = [...policy].flatMap(([name, sources]) => (['img-src', 'media-src'].includes(name) ? [] : sources))
  if (script.some(isUnsafe) || object.some((source) => BROAD.includes(source))) return -20
  if (active.some(isPlain)) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (passive.some(isPlain)) return -10
  if (style.some(isUnsafe)) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function of(policy: Policy, name: string): string[] {
  return withoutIgnored(policy.get(name) ?? policy.get('default-src') ?? ['*'])
}

function isUnsafe(source: string): boolean {
  return source === "'unsafe-inline'" || source === 'data:' || BROAD.includes(source)
}

function isPlain(source: string): boolean {
  return source.startsWith('http:') || source.startsWith('ftp:')
}

/** Browsers ignore 'unsafe-inline' beside a hash or a nonce. */
function withoutIgnored(sources: readonly string[]): string[] {
  const hasHash = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source))
  return sources.filter((source) => !hasHash || source !== "'unsafe-inline'")
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0
  const each = cookies.map((cookie) => {
    const isSession = /^[^=]*(?:sess|login|auth)/i.test(cookie)
    if (!/;\s*secure/i.test(cookie)) return isSession ? -40 : -20
    if (isSession && !/;\s*httponly/i.test(cookie)) return -30
    return /;\s*samesite=(?:lax|strict)/i.test(cookie) ? 5 : 0
  })
  return Math.min(...each)
}

function sharingPoints(headers: Headers): number {
  const origin = headers.get('Access-Control-Allow-Origin')
  return origin !== null && headers.get('Access-Control-Allow-Credentials') === 'true' ? -50 : 0
}

function referrerPoints(policy: string | null): number {
  if (policy === null) return 0
  return PRIVATE_REFERRERS.includes(policy) ? 5 : -5
}

function transportPoints(header: string | null): number {
  if (header === null) return -20
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds)) return -20
  return seconds >= SIX_MONTHS_SECONDS ? 0 : -10
}

function integrityPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)]
  if (scripts.length === 0) return 0
  if (scripts.every(([tag]) => tag.includes('integrity='))) return 5
  const elsewhere = scripts.map(([, src = '']) => src).filter((src) => /^(?:\w+:)?\/\//.test(src))
  if (elsewhere.length === 0) return 0
  return elsewhere.every((src) => src.startsWith('https:')) ? -5 : -50
}

function framePoints(headers: Headers): number {
  const ancestors = policyOf(headers)?.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5
  return /^(?:deny|sameorigin)$/i.test(headers.get('X-Frame-Options') ?? '') ? 0 : -20
}

function resourcePoints(policy: string | null): number {
  return policy === 'same-origin' || policy === 'same-site' ? 10 : 0
}
