/** Which categories the footer names, and which have a poster on the landing page (§2). */
import { type Category, findCategory, type ListedCategory } from './category.ts'

const FOOTER_MAX = 10
const POSTERS = 5

/** Returns the categories that the owner wants in the footer; the first ones when there is none. */
export function footerCategories(shown: readonly (ListedCategory & { inFooter: boolean })[]): Category[] {
  const wanted = shown.filter(({ inFooter }) => inFooter)
  return (wanted.length > 0 ? wanted : shown).slice(0, FOOTER_MAX).map(({ name }) => name)
}

/** A poster that comes with the shop; `category` is as links have always spelled it. */
export type DrawnPoster = { art: string; title: string; text: string; category: string }

/** `art` names the files of a drawn poster; `category` is for its link. */
export type Poster = { imageUrl: string; art?: string; title: string; text: string; category: string; lang?: 'ta' }

/**
 * Returns five posters at the most: those with a picture of the owner's first, in the order of the categories, then the drawn ones in
 * their own order. A drawn one of a renamed category has its new name.
 */
export function posterCategories(
  shown: readonly (ListedCategory & { posterUrl: string })[],
  drawn: readonly DrawnPoster[],
): Poster[] {
  const drawnOf = (url: string) => drawn.find(({ art }) => url === drawnPosterUrl(art))
  const own = shown
    .filter(({ posterUrl }) => posterUrl !== '' && !drawnOf(posterUrl))
    .map(({ name, tamilName, posterUrl }): Poster => {
      const text = tamilName ?? ''
      return { imageUrl: posterUrl, title: name, text, category: name, ...(text && { lang: 'ta' }) }
    })
  const taken = drawn.flatMap(({ art, title, text, category }): Poster[] => {
    const owner = shown.find(({ posterUrl }) => posterUrl === drawnPosterUrl(art))
    if (!owner) return []
    const isRenamed = findCategory([{ name: owner.name }], category) === undefined
    const words = isRenamed ? { title: owner.name, category: owner.name } : { title, category }
    return [{ imageUrl: owner.posterUrl, art, text, ...words }]
  })
  return [...own, ...taken].slice(0, POSTERS)
}

/** Returns the address of a drawn poster. */
export function drawnPosterUrl(art: string): string {
  return `/posters/${art}.jpg`
}
