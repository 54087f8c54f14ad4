// The one spelling of an address: others lead there, so that no page is drawn or kept under two.

/** Every path that is written out in routes.ts. */
const known: ReadonlySet<string> = new Set([
  '/',
  '/ordernow',
  '/contact',
  '/about',
  '/pricelist',
  '/vinayagaadmin',
  '/admin',
  '/admin/sign-out',
  '/admin/upload',
  '/admin/products',
  '/admin/orders',
  '/admin/account',
  '/admin/video',
  '/orders',
  '/products.json',
  '/media/image/upload',
  '/media/video/upload',
  '/media/video/pieces',
  '/pricelist.pdf',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/healthz',
  '/readyz',
])

/** Without doubled and closing slashes, and as the routes write it. Undefined for a path that is badly encoded. */
export function canonicalPath(path: string): string | undefined {
  const decoded = decode(path)
  if (decoded === undefined) return undefined
  const plain = withoutSlashes(decoded).toLowerCase()
  return known.has(plain) ? plain : withoutSlashes(path)
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
