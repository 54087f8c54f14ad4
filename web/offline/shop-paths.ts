// Which addresses of the shop open without a network, and under which address each is saved.
import { pathIn, splitLanguage } from '#domain/language-address.ts'

/** Pages that are the same for every visitor. The page of an order is not: nothing of a person is saved. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/ordernow',
  '/contact',
  '/about',
  '/pricelist',
  '/privacy',
  '/terms',
  '/delivery',
]

/** Undefined for any other page, or another spelling. */
export function publicPage(pathname: string): string | undefined {
  const { language, path } = splitLanguage(pathname)
  return PUBLIC_PAGES.includes(path) && pathIn(language, path) === pathname ? path : undefined
}

/** The address of a page's data, as React Router asks for it. */
export function dataPath(pathname: string): string {
  return pathname === '/' ? '/_.data' : `${pathname}.data`
}

/** The page whose data are at this address; undefined for other addresses. */
export function pageOfData(pathname: string): string | undefined {
  if (!pathname.endsWith('.data')) return undefined
  const page = pathname.slice(0, -'.data'.length).replace(/\/_$/, '') || '/'
  return publicPage(page) === undefined ? undefined : page
}

/** Only on the order page does the search choose what is drawn. */
const DRAWN = ['category', 'product']

export function isDrawnBySearch({ pathname, searchParams }: URL): boolean {
  return publicPage(pathname) === '/ordernow' && DRAWN.some((name) => searchParams.get(name))
}
