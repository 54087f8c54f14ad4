// The links of top bar and footer.
import type { Register } from 'react-router'
import { categoryPath, type ListedCategory } from '#domain/category/category.ts'
import type { Social } from '#domain/settings/shop-settings.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { type ShopWording, words } from '#domain/words.ts'
import { type Words, wordsOf } from '#domain/words/catalogue.ts'
import { shell } from '#domain/words/en/pages/shell.ts'

/** Typed paths instead of `href`, which would load the router in the main process. */
type PageLink = { to: string; label: string }
type Path = keyof Register['pages']

type ShellWords = Words<typeof shell>

export function pageLinks(settings: ShopWording, said: ShellWords): readonly PageLink[] {
  return [
    { to: '/', label: said.home },
    { to: '/ordernow', label: words(settings).orderNow },
    { to: '/contact', label: said.contact },
    { to: '/about', label: said.about },
    { to: '/pricelist', label: said.priceList },
  ] satisfies { to: Path; label: string }[]
}

/** At the end of the footer. */
export function policyLinks(said: ShellWords): readonly PageLink[] {
  return [
    { to: '/privacy', label: said.privacy },
    { to: '/terms', label: said.terms },
    { to: '/delivery', label: said.delivery },
  ] satisfies { to: Path; label: string }[]
}

export function linkedPages(settings: ShopWording, said = wordsOf(shell)): readonly PageLink[] {
  return [...pageLinks(settings, said), ...policyLinks(said)]
}

export function productLinks(categories: readonly ListedCategory[], said: ShellWords): readonly PageLink[] {
  const links = categories.map((category) => ({ to: categoryPath(category.name), label: shownName(category) }))
  return [...links, { to: '/ordernow', label: said.allCrackers }]
}

export const socialNames: readonly { kind: keyof Social; name: string }[] = [
  { kind: 'facebook', name: 'Facebook' },
  { kind: 'instagram', name: 'Instagram' },
  { kind: 'youtube', name: 'YouTube' },
]
