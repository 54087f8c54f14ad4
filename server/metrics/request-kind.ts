// Classifies requests into few kinds for charts.

export type RequestKind = 'page' | 'data' | 'order' | 'upload' | 'media' | 'asset' | 'live' | 'health' | 'office'

const STARTS: readonly [start: string, kind: RequestKind][] = [
  ['/assets/', 'asset'],
  ['/media/', 'media'],
  ['/live', 'live'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/admin', 'office'],
  ['/vinayagaadmin', 'office'],
]

/** `url` is path and query, as in Node. */
export function requestKind(method: string, url: string): RequestKind {
  const path = url.split('?', 1)[0] ?? ''
  if (method === 'POST' && path === '/orders') return 'order'
  const kind = STARTS.find(([start]) => path.startsWith(start))?.[1]
  if (kind === 'media' && method !== 'GET' && method !== 'HEAD') return 'upload'
  if (kind) return kind
  if (path.endsWith('.data')) return 'data'
  return /\.(?!pdf$|json$|xml$|txt$)\w+$/.test(path) ? 'asset' : 'page'
}
