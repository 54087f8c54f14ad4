/** Chooses the categories that visitors see: those with goods, and of them the footer's and the landing page's posters (§2). */
import { type Category, findCategory, type ListedCategory } from './category.ts'

const FOOTER_MAX = 10
const POSTERS = 5

/** An empty category leads a visitor nowhere, in lists and from posters alike. `filled` are the names with goods. */
export function withGoods<Listed extends ListedCategory>(
  shown: readonly Listed[],
  filled: Iterable<Category>,
): readonly Listed[] {
  const names = new Set(filled)
  return shown.filter(({ name }) => names.has(name))
}

/** Returns the owner's choice, or the first categories if empty. */
export function footerCategories(shown: readonly (ListedCategory & { inFooter: boolean })[]): Category[] {
  const wanted = shown.filter(({ inFooter }) => inFooter)
  return (wanted.length > 0 ? wanted : shown).slice(0, FOOTER_MAX).map(({ name }) => name)
}

/** A poster shipped with the shop; `category` is the original spelling, as in links. */
export type DrawnPoster = { art: string; title: string; text: string; category: string }

/** `art` names a shipped poster's files; `category` is for its link; the settings may have a picture for its `place`. */
export type Poster = {
  place: number
  imageUrl: string
  art?: string
  title: string
  text: string
  category: string
  lang?: 'ta'
}

/**
 * Returns up to five posters: the owner's in category order, then the shipped ones, with current category names. Of a
 * category without goods none is shown, and the others keep their places.
 */
export function posterCategories(
  shown: readonly (ListedCategory & { posterUrl: string })[],
  drawn: readonly DrawnPoster[],
  filled: Iterable<Category>,
): Poster[] {
  const names = new Set(filled)
  const drawnOf = (url: string) => drawn.find(({ art }) => url === drawnPosterUrl(art))
  const own = shown
    .filter(({ posterUrl }) => posterUrl !== '' && !drawnOf(posterUrl))
    .map(({ name, tamilName, posterUrl }): NamedPoster => {
      const text = tamilName ?? ''
      return { name, imageUrl: posterUrl, title: name, text, category: name, ...(text && { lang: 'ta' }) }
    })
  const taken = drawn.flatMap(({ art, title, text, category }): NamedPoster[] => {
    const owner = shown.find(({ posterUrl }) => posterUrl === drawnPosterUrl(art))
    if (!owner) return []
    const isRenamed = findCategory([{ name: owner.name }], category) === undefined
    const words = isRenamed ? { title: owner.name, category: owner.name } : { title, category }
    return [{ name: owner.name, imageUrl: owner.posterUrl, art, text, ...words }]
  })
  const places = [...own, ...taken].slice(0, POSTERS)
  return places.flatMap(({ name, ...poster }, place) => (names.has(name) ? [{ place, ...poster }] : []))
}

/** With the category's current name. */
type NamedPoster = Omit<Poster, 'place'> & { name: Category }

export function drawnPosterUrl(art: string): string {
  return `/posters/${art}.jpg`
}
