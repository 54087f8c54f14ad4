// Every URL of the shop, read from its routes, and what of it is open to everybody; the rest is the admin's.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
export type Method = (typeof methods)[number]

const look: readonly Method[] = ['GET', 'HEAD', 'OPTIONS']

/** What a visitor may ask for. A URL that stands in no row is taken to be the admin's. */
const open: Record<string, readonly Method[]> = {
  '/': look,
  '/ordernow': look,
  '/contact': look,
  '/about': look,
  '/pricelist': look,
  '/privacy': look,
  '/terms': look,
  '/delivery': look,
  '/*': look,
  '/vinayagaadmin': [...look, 'POST'],
  '/orders': ['POST'],
  '/products.json': look,
  '/media/*': look,
  '/pricelist.pdf': look,
  '/pricelist.xlsx': look,
  '/sitemap.xml': look,
  '/robots.txt': look,
  '/manifest.webmanifest': look,
  '/healthz': look,
  '/readyz': look,
}

/** Paths as the routes name them, like /media/*; a layout without a path of its own is none. */
export function allPaths(entries: readonly RouteConfigEntry[] = routes, above = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    const own = index || (path !== undefined && children.length === 0) ? [here === '' ? '/' : here] : []
    return [...own, ...allPaths(children, here)]
  })
}

/** Every path of the shop; `names` stand for its parameters, and x for any other. */
export function everyPath(names: Record<string, string> = {}): string[] {
  return allPaths().map((path) => withNames(path, names))
}

/** The path with names in place of its parameters, and x for any other. */
export function withNames(path: string, names: Record<string, string>): string {
  return path.replace('*', 'x').replaceAll(/:(\w+)\??/g, (_, name: string) => names[name] ?? 'x')
}

/** What needs a session: each path with every method; `names` stand for the path's parameters, and x for any other. */
export function guarded(names: Record<string, string> = {}): { path: string; method: Method }[] {
  return guardedPaths()
    .map((path) => withNames(path, names))
    .flatMap((path) => methods.map((method) => ({ path, method })))
}

export function guardedPaths(): string[] {
  return allPaths().filter((path) => open[path] === undefined)
}

/** The rows of the table of what is open that stand for no URL any more. */
export function staleRows(): string[] {
  return Object.keys(open).filter((path) => !allPaths().includes(path))
}

/** Returns the pages within the storefront's layout, each with React Router's id of its route. */
export function publicPages(entries: readonly RouteConfigEntry[] = routes): { path: string; id: string }[] {
  const storefront = entries.find(({ file }) => file === 'storefront/shell/layout.tsx')
  return (storefront?.children ?? [])
    .filter(({ path }) => path !== '*')
    .map(({ path = '', file }) => ({ path: `/${path}`, id: file.replace(/\.tsx?$/, '') }))
}
