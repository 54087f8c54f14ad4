// The shop itself as search engines read it: a store with an address, and the site that is its own.
import { href } from 'react-router'
import type { StructuredData, LayoutData } from './page-meta.ts'
import { postalAddress } from './postal-address.ts'

/** The rating is left out: it would need the number of people who gave it, which nobody knows. */
export function storeData({ settings, origin }: LayoutData): StructuredData {
  const { name, tagline, address, phone, email, established, licenceNumber, gstin, social } = settings
  const isSelling = settings.takingOrders && !settings.callItEnquiry
  const pages = Object.values(social).filter((page) => page !== '')
  return {
    '@type': 'Store',
    '@id': storeId(origin),
    name,
    ...(tagline && { slogan: tagline }),
    url: `${origin}/`,
    image: `${origin}/share/shop.jpg`,
    logo: `${origin}/icons/icon-512.png`,
    telephone: phone.replaceAll(/[^+\d]/g, ''),
    email,
    address: postalAddress(address),
    ...(established !== undefined && { foundingDate: String(established) }),
    areaServed: 'IN',
    currenciesAccepted: 'INR',
    ...(isSelling && { paymentAccepted: 'UPI' }),
    ...(gstin && { taxID: gstin }),
    ...(licenceNumber && { identifier: { '@type': 'PropertyValue', name: 'Licence', value: licenceNumber } }),
    ...(pages.length > 0 && { sameAs: pages }),
  }
}

export function websiteData({ settings, origin }: LayoutData): StructuredData {
  return { '@type': 'WebSite', name: settings.name, url: `${origin}/`, publisher: { '@id': storeId(origin) } }
}

/** The way to a page from the landing page, which need not be named. */
export function breadcrumbData({ origin }: LayoutData, way: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: href('/') }, ...way].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

function storeId(origin: string): string {
  return `${origin}/#shop`
}
