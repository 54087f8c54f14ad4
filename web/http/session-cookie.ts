// The cookie that carries the admin's session between browser and shop.

const NAME = 'session'
/** A browser takes it over https from this very host alone: no sibling site and no forged answer can set it. */
const SECURE_NAME = '__Host-session'
const TOKEN = /^[A-Za-z0-9._~-]{16,512}$/

/** The session token a request carries, or undefined when there is none worth looking up. */
export function sessionToken(request: Request): string | undefined {
  return tokenNamed(nameFor(request.url), request.headers.get('Cookie') ?? '')
}

/** The same, from a Cookie header as it came, of a request whose scheme is not known. */
export function sessionTokenIn(cookies: string): string | undefined {
  return tokenNamed(SECURE_NAME, cookies) ?? tokenNamed(NAME, cookies)
}

function tokenNamed(name: string, cookies: string): string | undefined {
  const pairs = cookies.split(';')
  for (const pair of pairs) {
    const cut = pair.indexOf('=')
    if (pair.slice(0, cut).trim() !== name) continue
    const value = pair.slice(cut + 1).trim()
    if (TOKEN.test(value)) return value
  }
  return undefined
}

/** The Set-Cookie line that keeps a session until `expiresAt`; `url` is the request's, whose scheme decides on Secure. */
export function sessionCookie(token: string, expiresAt: Date, url: string): string {
  return `${nameFor(url)}=${token}; Expires=${expiresAt.toUTCString()}; ${attributes(url)}`
}

/** The Set-Cookie line that makes a browser forget its session. */
export function clearedSessionCookie(url: string): string {
  return `${nameFor(url)}=; Max-Age=0; ${attributes(url)}`
}

function attributes(url: string): string {
  const secure = isSecure(url) ? '; Secure' : ''
  return `Path=/; HttpOnly; SameSite=Lax${secure}`
}

function nameFor(url: string): string {
  return isSecure(url) ? SECURE_NAME : NAME
}

function isSecure(url: string): boolean {
  return new URL(url).protocol === 'https:'
}
