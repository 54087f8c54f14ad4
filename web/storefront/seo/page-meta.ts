// Meta tags for search engines and shared links.
import type { MetaDescriptor } from 'react-router'
import { languages } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { language } from '#domain/words/en/language.ts'
import { seo } from '#domain/words/en/pages/seo.ts'
import { pageUrl, siteOrigin } from './site-origin.ts'

/** From the public layout's loader. */
export type LayoutData = { settings: PublicSettings }

type Page = {
  /** The shop's name follows it, or is the whole title. */
  title?: string
  description: string
  /** The canonical path. */
  path: string
  picture?: 'shop' | 'order' | Picture
  /** From shop-structured-data.ts and catalogue-structured-data.ts. */
  structuredData?: readonly StructuredData[]
}

/** `path` without the origin, or the whole URL of another site. */
type Picture = { path: string; alt: string; width?: number; height?: number }

/** A schema.org object. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown }

/** Search engines cut longer ones. */
const DESCRIPTION_MAX = 160

/** Made by artwork/share/make-share-images.ts. */
function pictureOf(page: 'shop' | 'order'): Picture {
  const { pictureOfShop, pictureOfOrder } = wordsOf(seo)
  const alt = page === 'shop' ? pictureOfShop : pictureOfOrder
  return { path: `/share/${page}.jpg`, alt, width: 1200, height: 630 }
}

export function pageMeta({ settings }: LayoutData, page: Page): MetaDescriptor[] {
  const { path, structuredData = [] } = page
  const { name, tagline } = settings
  const shown = {
    title: page.title ? `${page.title} | ${name}` : [name, tagline].filter(Boolean).join(' · '),
    description: fittingDescription(page.description),
    address: pageUrl(path),
  }
  return [
    { title: shown.title },
    { name: 'description', content: shown.description },
    { tagName: 'link', rel: 'canonical', href: shown.address },
    // Search engines and the apps that show a link read the response alone.
    ...(import.meta.env.SSR ? [...alternates(path), ...linkPreview(name, page, shown)] : []),
    ...structuredData.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}

type Shown = { title: string; description: string; address: string }

function linkPreview(shop: string, { picture = 'shop' }: Page, { title, description, address }: Shown) {
  const { alt, path, width, height }: Picture = typeof picture === 'string' ? pictureOf(picture) : picture
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shop },
    { property: 'og:locale', content: wordsOf(language).locale },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL(path, siteOrigin()).href },
    ...(width ? [{ property: 'og:image:width', content: String(width) }] : []),
    ...(height ? [{ property: 'og:image:height', content: String(height) }] : []),
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The page in every language, and in the one for readers of others. */
function alternates(path: string): MetaDescriptor[] {
  const origin = siteOrigin()
  const each = languages.map((code) => ({ hrefLang: code as string, href: origin + pathIn(code, path) }))
  const others = { hrefLang: 'x-default', href: origin + path }
  return [...each, others].map((link) => ({ tagName: 'link', rel: 'alternate', ...link }))
}

/** Cuts after a whole word. */
export function fittingDescription(text: string): string {
  return text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX - 1).replace(/\s+\S*$/, '')}…`
}
