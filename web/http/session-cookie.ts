// The cookie that carries the admin's session between browser and shop.

const NAME = 'session'
/** A browser takes it over https from this very host alone: no sibling site and no forged answer can set it. */
const SECURE_NAME = '__Host-session'
const TOKEN = /^[A-Za-z0-9._~-]{16,512}$/

/** The session token a request carries, or undefined when there is none worth looking up. */
export function sessionToken(request: Request): string | undefined {
  return cookieNamed(hostName(NAME, request.url), request.headers.get('Cookie') ?? '', TOKEN)
}

/** The same, from a Cookie header as it came, of a request whose scheme is not known. */
export function sessionTokenIn(cookies: string): string | undefined {
  return cookieNamed(SECURE_NAME, cookies, TOKEN) ?? cookieNamed(NAME, cookies, TOKEN)
}

/** Returns the first cookie of that name whose value is of the form. */
export function cookieNamed(name: string, cookies: string, form: RegExp): string | undefined {
  const pairs = cookies.split(';')
  for (const pair of pairs) {
    const cut = pair.indexOf('=')
    if (pair.slice(0, cut).trim() !== name) continue
    const value = pair.slice(cut + 1).trim()
    if (form.test(value)) return value
  }
  return undefined
}

/** The Set-Cookie line that keeps a session until `expiresAt`; `url` is the request's, whose scheme decides on Secure. */
export function sessionCookie(token: string, expiresAt: Date, url: string): string {
  return `${hostName(NAME, url)}=${token}; Expires=${expiresAt.toUTCString()}; ${cookieAttributes(url)}`
}

/** The Set-Cookie line that makes a browser forget its session. */
export function clearedSessionCookie(url: string): string {
  return `${hostName(NAME, url)}=; Max-Age=0; ${cookieAttributes(url)}`
}

/** For a cookie of this host that no script reads. */
export function cookieAttributes(url: string): string {
  const secure = isSecure(url) ? '; Secure' : ''
  return `Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Over https with the prefix by which no sibling site can set it. */
export function hostName(name: string, url: string): string {
  return isSecure(url) ? `__Host-${name}` : name
}

function isSecure(url: string): boolean {
  return new URL(url).protocol === 'https:'
}
