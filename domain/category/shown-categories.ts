/** Chooses the categories that visitors see: those with goods, and of them the footer's and the landing page's posters (§2). */
import { namesOf } from '../names/shown-name.ts'
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
export function footerCategories(shown: readonly (ListedCategory & { inFooter: boolean })[]): ListedCategory[] {
  const wanted = shown.filter(({ inFooter }) => inFooter)
  return (wanted.length > 0 ? wanted : shown)
    .slice(0, FOOTER_MAX)
    .map(({ name, tamilName }) => ({ name, ...(tamilName && { tamilName }) }))
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
}

/** Posters shipped with the shop, in the order of the landing page. */
const drawnArts = ['fancy', 'one-sound', 'single-shots', 'wala', 'gift-box']

type WithPoster = ListedCategory & { posterUrl: string }

/** Up to five categories with a poster, for the landing page's places: the owner's first, then those with a shipped one. */
export function posterPlaces<Listed extends WithPoster>(shown: readonly Listed[]): { owner: Listed; art?: string }[] {
  const drawnUrls = drawnArts.map(drawnPosterUrl)
  const own = shown.filter(({ posterUrl }) => posterUrl !== '' && !drawnUrls.includes(posterUrl))
  const drawn = drawnArts.flatMap((art) => {
    const owner = shown.find(({ posterUrl }) => posterUrl === drawnPosterUrl(art))
    return owner ? [{ owner, art }] : []
  })
  return [...own.map((owner) => ({ owner })), ...drawn].slice(0, POSTERS)
}

/** Returns the posters, with current category names. Of a category without goods none is shown; others keep their places. */
export function posterCategories(
  shown: readonly WithPoster[],
  drawn: readonly DrawnPoster[],
  filled: Iterable<Category>,
): Poster[] {
  const names = new Set(filled)
  return posterPlaces(shown).flatMap(({ owner, art }, place): Poster[] => {
    if (!names.has(owner.name)) return []
    const { name, posterUrl: imageUrl } = owner
    const { shown: title, other: text = '' } = namesOf(owner)
    const words = drawn.find((poster) => poster.art === art)
    if (!words) return [{ place, imageUrl, title, text, category: name }]
    const isRenamed = findCategory([{ name }], words.category) === undefined
    return [{ place, imageUrl, ...words, ...(isRenamed && { title, category: name }) }]
  })
}

function drawnPosterUrl(art: string): string {
  return `/posters/${art}.jpg`
}
