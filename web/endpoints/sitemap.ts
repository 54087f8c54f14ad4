// GET /sitemap.xml: public pages, categories with products, and products, in every language.
import { href } from 'react-router'
import { sections } from '#domain/product/catalogue.ts'
import { type Language, languages } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'
import { categoryPath } from '#domain/category/category.ts'
import { type Product, productPath } from '#domain/product/product.ts'
import { shopContext } from '#web/shop-context.ts'
import { linkedPages } from '../storefront/shell/links.ts'
import type { Route } from './+types/sitemap.ts'

type Entry = { path: string; changed?: string }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url)
  const shop = context.get(shopContext)
  const [products, shown] = await Promise.all([shop.products.offered(), shop.categories.shown()])
  const entries = linkedPages(shop.settings).flatMap(({ to }): Entry[] => {
    if (to === href('/pricelist')) return [entry(to, products)]
    if (to !== href('/ordernow')) return [{ path: to }]
    const categories = sections(products, shown).map((section) =>
      entry(categoryPath(section.category), section.products),
    )
    return [
      entry(to, products),
      ...categories,
      ...products.map((product) => entry(productPath(product.code), [product])),
    ]
  })
  return new Response(sitemap(origin, entries), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
}

/** Dated by the last change of its products. */
function entry(path: string, products: readonly Product[]): Entry {
  const changed = products.map(({ createdAt, updatedAt = createdAt }) => updatedAt).toSorted()
  return { path, ...(changed.length > 0 && { changed: changed.at(-1) ?? '' }) }
}

function sitemap(origin: string, entries: readonly Entry[]): string {
  const urls = entries.flatMap(({ path, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    const address = (language: Language) => escaped(origin + pathIn(language, path))
    const alternates = languages
      .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`)
      .join('')
    return languages.map((language) => `  <url><loc>${address(language)}</loc>${lastmod}${alternates}</url>\n`)
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('')}</urlset>\n`
  )
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
