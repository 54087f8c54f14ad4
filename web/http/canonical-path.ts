// Redirects variants of a path to one, so that no page is rendered or cached twice.
import type { ServerBuild } from 'react-router'
import { pathIn, splitLanguage } from '#domain/language-address.ts'

/** Returns the path without double and trailing slashes, in the case of its route; undefined for bad encoding. */
export type CanonicalPath = (path: string) => string | undefined

/** `paths` are the routes without parameters. The back office has one address for all languages. */
export function createCanonicalPath(paths: Iterable<string>): CanonicalPath {
  const known = new Set(paths)
  return (path) => {
    const decoded = decode(path)
    if (decoded === undefined) return undefined
    const plain = splitLanguage(withoutSlashes(decoded).toLowerCase())
    const { language, path: canonical } = known.has(plain.path) ? plain : splitLanguage(withoutSlashes(path))
    return isOffice(canonical) ? canonical : pathIn(language, canonical)
  }
}

export function isOffice(path: string): boolean {
  return /^\/(?:admin|vinayagaadmin)(?=[/.]|$)/.test(path)
}

/** Stops at the first parameter: /media/video/pieces for /media/video/pieces/:id?. */
export function pathsOf(routes: ServerBuild['routes']): string[] {
  return Object.values(routes).map((route) => {
    const segments: string[] = []
    for (let at = route; at; at = at.parentId === undefined ? undefined : routes[at.parentId])
      segments.unshift(at.path ?? '')
    const path = segments
      .join('/')
      .replace(/\/+/g, '/')
      .replace(/\/[:*].*/, '')
    return withoutSlashes(path.startsWith('/') ? path : `/${path}`)
  })
}

/** Browsers read \ as /, and a leading // as another host. */
function withoutSlashes(path: string): string {
  const single = path.replace(/[\\/]+/g, '/')
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
