// State of the chosen pictures.
import type { PictureMatch } from '#domain/pictures/match-pictures.ts'
import type { Product } from '#domain/product/product.ts'
import type { ChosenPicture } from './read-chosen.ts'

/** Matched, to check, unmatched. A row keeps its part. */
export type Part = 'sure' | 'look' | 'nothing'

export type PictureRow = {
  id: number
  picture: ChosenPicture
  match: PictureMatch
  part: Part
  /** The product's id; '' while unchosen. */
  product: string
  isTaken: boolean
  /** URL after the upload; '' before. */
  url: string
  /** Why the shop refused it; '' for no failure. */
  failure: string
}

export type PictureEvent =
  /** All pictures; earlier ones keep the owner's choices. */
  | { type: 'chosen'; rows: PictureRow[] }
  | { type: 'emptied' }
  | { type: 'assigned'; id: number; product: string }
  | { type: 'ticked'; id: number; isTaken: boolean }
  | { type: 'guesses ticked' }
  | { type: 'uploaded'; id: number; url: string }
  | { type: 'failed'; id: number; failure: string }
  /** Saved, or skipped because another admin changed them: not retried. */
  | { type: 'saved'; products: readonly string[] }
  | { type: 'files gone'; products: readonly string[] }

/** Current products by id. */
export type Products = ReadonlyMap<string, Pick<Product, 'imageUrl'>>

/**
 * `urlOf` returns the URL of an earlier upload. Only a match by code or name is ticked, and never one of two pictures
 * for a product.
 */
export function rowsOf(
  pictures: readonly ChosenPicture[],
  matchOf: (path: string) => PictureMatch,
  products: Products,
  urlOf: (picture: ChosenPicture) => string | undefined,
): PictureRow[] {
  const found = pictures.map((picture) => ({ picture, match: matchOf(picture.path) }))
  const claims = Map.groupBy(
    found.filter(({ match }) => isSure(match)),
    ({ match }) => match.ids[0],
  )
  return found.map(({ picture, match }, id) => {
    const product = match.by === 'several' ? '' : (match.ids[0] ?? '')
    const present = products.get(product)?.imageUrl ?? ''
    const url = present !== '' && urlOf(picture) === present ? present : ''
    const isAlone = isSure(match) && claims.get(product)?.length === 1
    const part = match.by === 'nothing' ? 'nothing' : isAlone ? 'sure' : 'look'
    return { id, picture, match, part, product, isTaken: isAlone && url === '', url, failure: '' }
  })
}

function isSure({ by }: PictureMatch): boolean {
  return by === 'code' || by === 'name'
}

export function isInShop({ url, product }: PictureRow, products: Products): boolean {
  return url !== '' && products.get(product)?.imageUrl === url
}

/** Returns the ticked rows with an existing product that lacks the picture. */
export function takenRows(rows: readonly PictureRow[], products: Products): PictureRow[] {
  return rows.filter((row) => row.isTaken && products.has(row.product) && !isInShop(row, products))
}

export function afterPictureEvent(rows: readonly PictureRow[], event: PictureEvent): readonly PictureRow[] {
  switch (event.type) {
    case 'chosen': {
      const known = new Map(rows.map((row) => [row.picture, row]))
      return event.rows.map((row) => known.get(row.picture) ?? row)
    }
    case 'emptied':
      return []
    case 'assigned':
      return take(changed(rows, event.id, { product: event.product, failure: '' }), event.id, event.product !== '')
    case 'ticked':
      return take(rows, event.id, event.isTaken)
    case 'guesses ticked':
      return rows.reduce((all, { id, match, product, isTaken }) => {
        const isFree = !isTaken && !all.some((row) => row.isTaken && row.product === product)
        return match.by === 'guess' && isFree ? take(all, id, true) : all
      }, rows)
    case 'uploaded':
      return changed(rows, event.id, { url: event.url, failure: '' })
    case 'failed':
      return changed(rows, event.id, { isTaken: false, failure: event.failure })
    case 'saved':
      return rows.map((row) => (row.isTaken && event.products.includes(row.product) ? { ...row, isTaken: false } : row))
    case 'files gone':
      return rows.map((row) => (event.products.includes(row.product) ? { ...row, url: '' } : row))
  }
}

/** A product has one picture: ticking one unticks the others. */
function take(rows: readonly PictureRow[], id: number, isTaken: boolean): readonly PictureRow[] {
  const product = rows.find((row) => row.id === id)?.product
  return rows.map((row) => {
    if (row.id === id) return { ...row, isTaken: isTaken && product !== '', failure: isTaken ? '' : row.failure }
    return isTaken && row.product === product && row.isTaken ? { ...row, isTaken: false } : row
  })
}

function changed(rows: readonly PictureRow[], id: number, part: Partial<PictureRow>): readonly PictureRow[] {
  return rows.map((row) => (row.id === id ? { ...row, ...part } : row))
}
