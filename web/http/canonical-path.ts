// The canonical path of an address: others redirect to it, so that no page is rendered or cached under two.
import type { ServerBuild } from 'react-router'

/** Returns the path without doubled and closing slashes, and in the case of its route. Undefined for a path that is badly encoded. */
export type CanonicalPath = (path: string) => string | undefined

/** `paths` are those of the routes without parameters. */
export function createCanonicalPath(paths: Iterable<string>): CanonicalPath {
  const known = new Set(paths)
  return (path) => {
    const decoded = decode(path)
    if (decoded === undefined) return undefined
    const plain = withoutSlashes(decoded).toLowerCase()
    return known.has(plain) ? plain : withoutSlashes(path)
  }
}

/** Returns the paths of the routes up to their first parameter: /media/video/pieces for /media/video/pieces/:id?. */
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

/** A browser reads \ as /, and // as the beginning of another site's address. */
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
