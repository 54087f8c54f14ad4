// The links of the frame: pages as the top bar and the footer list them, goods, and the shop's pages elsewhere.
import type { Register } from 'react-router'
import { type Category, categoryPath } from '#domain/category/category.ts'
import type { Social } from '#domain/settings/shop-settings.ts'
import { type Wording, words } from '#domain/words.ts'

/** Checked by its type, without `href`: the main process reads this file, and need not load the router for it. */
type PageLink = { to: string; label: string }
type Path = keyof Register['pages']

/** A new page is a new line. */
export function pageLinks(settings: Wording): readonly PageLink[] {
  return [
    { to: '/', label: 'Home' },
    { to: '/ordernow', label: words(settings).orderNow },
    { to: '/contact', label: 'Contact' },
    { to: '/about', label: 'About' },
    { to: '/pricelist', label: 'Price List' },
  ] satisfies { to: Path; label: string }[]
}

/** What the law wants to be found, and nobody looks for first: at the end of the footer. */
export const policyLinks: readonly PageLink[] = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/delivery', label: 'Delivery and Transport' },
] satisfies { to: Path; label: string }[]

/** Every page that the frame links to. */
export function linkedPages(settings: Wording): readonly PageLink[] {
  return [...pageLinks(settings), ...policyLinks]
}

/** Returns the ways to some of the goods, and to all of them. */
export function productLinks(categories: readonly Category[]): readonly PageLink[] {
  const links = categories.map((category) => ({ to: categoryPath(category), label: category }))
  return [...links, { to: '/ordernow', label: 'All crackers' }]
}

export const socialNames: readonly { kind: keyof Social; name: string }[] = [
  { kind: 'facebook', name: 'Facebook' },
  { kind: 'instagram', name: 'Instagram' },
  { kind: 'youtube', name: 'YouTube' },
]
