// Reads and writes the session cookie.

const NAME = 'session'
/** Only this host can set it, over https: no sibling site and no forged response. */
const SECURE_NAME = '__Host-session'
const TOKEN = /^[A-Za-z0-9._~-]{16,512}$/

/** Returns undefined when the request has no well-formed token. */
export function sessionToken(request: Request): string | undefined {
  return cookieNamed(hostName(NAME, request.url), request.headers.get('Cookie') ?? '', TOKEN)
}

/** For a raw Cookie header whose scheme is unknown. */
export function sessionTokenIn(cookies: string): string | undefined {
  return cookieNamed(SECURE_NAME, cookies, TOKEN) ?? cookieNamed(NAME, cookies, TOKEN)
}

/** Returns the first cookie of the name whose value matches `form`. */
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

/** Returns the Set-Cookie value; the scheme of `url` decides on Secure. */
export function sessionCookie(token: string, expiresAt: Date, url: string): string {
  return `${hostName(NAME, url)}=${token}; Expires=${expiresAt.toUTCString()}; ${cookieAttributes(url)}`
}

export function clearedSessionCookie(url: string): string {
  return `${hostName(NAME, url)}=; Max-Age=0; ${cookieAttributes(url)}`
}

export function cookieAttributes(url: string): string {
  const secure = isSecure(url) ? '; Secure' : ''
  return `Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Adds `__Host-` over https, so that no sibling site can set the cookie. */
export function hostName(name: string, url: string): string {
  return isSecure(url) ? `__Host-${name}` : name
}

function isSecure(url: string): boolean {
  return new URL(url).protocol === 'https:'
}
