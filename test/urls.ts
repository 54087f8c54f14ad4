// Every URL of the shop, and its public methods; the rest is the admin's.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
export type Method = (typeof methods)[number]

const look: readonly Method[] = ['GET', 'HEAD', 'OPTIONS']

/** A visitor's methods. A URL without a row is the admin's. */
const open: Record<string, readonly Method[]> = {
  '/': look,
  '/ordernow': look,
  '/contact': look,
  '/about': look,
  '/pricelist': look,
  '/privacy': look,
  '/terms': look,
  '/delivery': look,
  '/order/:link': [...look, 'POST'],
  '/*': look,
  '/vinayagaadmin': [...look, 'POST'],
  '/orders': ['POST'],
  '/products.json': look,
  '/packs.json': look,
  '/settings.json': look,
  '/media/*': look,
  '/pricelist.pdf': look,
  '/pricelist.xlsx': look,
  '/sitemap.xml': look,
  '/robots.txt': look,
  '/manifest.webmanifest': look,
  '/healthz': look,
  '/readyz': look,
}

/** Paths as in the routes, like /media/*; a layout without a path is left out. */
export function allPaths(entries: readonly RouteConfigEntry[] = routes, above = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    const own = index || (path !== undefined && children.length === 0) ? [here === '' ? '/' : here] : []
    return [...own, ...allPaths(children, here)]
  })
}

/** Every path of the shop; `names` fill the parameters, x all others. */
export function everyPath(names: Record<string, string> = {}): string[] {
  return allPaths().map((path) => withNames(path, names))
}

/** Fills the path's parameters from `names`, or with x. */
export function withNames(path: string, names: Record<string, string>): string {
  return path.replace('*', 'x').replaceAll(/:(\w+)\??/g, (_, name: string) => names[name] ?? 'x')
}

/** Every path × method that needs a session; `names` fill the parameters, x all others. */
export function guarded(names: Record<string, string> = {}): { path: string; method: Method }[] {
  return guardedPaths()
    .map((path) => withNames(path, names))
    .flatMap((path) => methods.map((method) => ({ path, method })))
}

export function guardedPaths(): string[] {
  return allPaths().filter((path) => open[path] === undefined)
}

export function staleRows(): string[] {
  return Object.keys(open).filter((path) => !allPaths().includes(path))
}

/** Returns the storefront's pages that everyone may open, each with its React Router route id. An order's page is not one. */
export function publicPages(entries: readonly RouteConfigEntry[] = routes): { path: string; id: string }[] {
  const storefront = entries.find(({ file }) => file === 'storefront/shell/layout.tsx')
  return (storefront?.children ?? [])
    .filter(({ path }) => path !== '*' && !path?.includes(':'))
    .map(({ path = '', file }) => ({ path: `/${path}`, id: file.replace(/\.tsx?$/, '') }))
}
