// Structured data of the shop and of a page's breadcrumbs.
import { href } from 'react-router'
import { imageUrl } from '#domain/image-url.ts'
import { waysToPay } from '#domain/ways-to-pay/ways-to-pay.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { payment as paymentWords } from '#domain/words/en/payment.ts'
import { seo } from '#domain/words/en/pages/seo.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import type { StructuredData, LayoutData } from './page-meta.ts'
import { pageUrl, siteOrigin } from './site-origin.ts'
import { postalAddress } from './postal-address.ts'

/**
 * Omits the rating, which requires the number of its votes, and the opening hours, which are free text where search
 * engines expect 'Mo-Sa 09:00-21:00'.
 */
export function storeData({ settings }: LayoutData): StructuredData {
  const origin = siteOrigin()
  const { name, otherName, tagline, logo, address, phone, email, established, licenceNumber, gstin, social, mapLink } =
    settings
  const isSelling = settings.takingOrders && !settings.callItEnquiry
  const { upi, bankTransfer: bank } = wordsOf(paymentWords)
  const payment = waysToPay(settings)
    .map((way) => ({ upi, bank })[way])
    .join(', ')
  const pages = Object.values(social).filter((page) => page !== '')
  return {
    '@type': 'Store',
    '@id': storeId(origin),
    name,
    ...(otherName && { alternateName: otherName }),
    ...(tagline && { slogan: tagline }),
    url: `${origin}/`,
    image: `${origin}/share/shop.jpg`,
    logo: logo ? new URL(imageUrl(logo, { width: 640 }), origin).href : `${origin}/icons/icon-512.png`,
    telephone: phone.replaceAll(/[^+\d]/g, ''),
    email,
    address: postalAddress(address),
    ...(mapLink && { hasMap: mapLink }),
    ...(established !== undefined && { foundingDate: String(established) }),
    areaServed: 'IN',
    currenciesAccepted: 'INR',
    ...(isSelling && payment && { paymentAccepted: payment }),
    ...(gstin && { taxID: gstin }),
    ...(licenceNumber && {
      identifier: { '@type': 'PropertyValue', name: wordsOf(seo).licence, value: licenceNumber },
    }),
    ...(pages.length > 0 && { sameAs: pages }),
  }
}

export function websiteData({ settings }: LayoutData): StructuredData {
  const origin = siteOrigin()
  return { '@type': 'WebSite', name: settings.name, url: `${origin}/`, publisher: { '@id': storeId(origin) } }
}

/** `way` excludes Home. */
export function breadcrumbData(way: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: wordsOf(shell).home, path: href('/') }, ...way].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path),
    })),
  }
}

function storeId(origin: string): string {
  return `${origin}/#shop`
}
