// The links of top bar and footer.
import type { Register } from 'react-router'
import { type Category, categoryPath } from '#domain/category/category.ts'
import type { Social } from '#domain/settings/shop-settings.ts'
import { type Wording, words } from '#domain/words.ts'

/** Typed paths instead of `href`, which would load the router in the main process. */
type PageLink = { to: string; label: string }
type Path = keyof Register['pages']

export function pageLinks(settings: Wording): readonly PageLink[] {
  return [
    { to: '/', label: 'Home' },
    { to: '/ordernow', label: words(settings).orderNow },
    { to: '/contact', label: 'Contact' },
    { to: '/about', label: 'About' },
    { to: '/pricelist', label: 'Price List' },
  ] satisfies { to: Path; label: string }[]
}

/** At the end of the footer. */
export const policyLinks: readonly PageLink[] = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/delivery', label: 'Delivery and Transport' },
] satisfies { to: Path; label: string }[]

export function linkedPages(settings: Wording): readonly PageLink[] {
  return [...pageLinks(settings), ...policyLinks]
}

/** Returns links to these categories and to all products. */
export function productLinks(categories: readonly Category[]): readonly PageLink[] {
  const links = categories.map((category) => ({ to: categoryPath(category), label: category }))
  return [...links, { to: '/ordernow', label: 'All crackers' }]
}

export const socialNames: readonly { kind: keyof Social; name: string }[] = [
  { kind: 'facebook', name: 'Facebook' },
  { kind: 'instagram', name: 'Instagram' },
  { kind: 'youtube', name: 'YouTube' },
]
