// How many cards of a row are drawn before the visitor scrolls it.

/** As the style sheets say it. */
export const WIDE = '(width >= 48rem)'

/** As many as a wide desk shows of one line. */
const SEEN_AT_ONCE = 8
/** More than a phone shows; on a desk, the beginning of a row that has grown by the time it comes into sight. */
const FEW = 4
/** More rows than a desk shows without scrolling. */
const SEEN_FIRST = 2

/** Of the row at that place of the page. The first drawing is the server's, which knows no screen and fills one row. */
export function beginningOf(place: number, isFirstDrawing: boolean): number {
  const isSeenWhole = isFirstDrawing ? place === 0 : place < SEEN_FIRST && isWide()
  return isSeenWhole ? SEEN_AT_ONCE : FEW
}

/** By how many a row grows in the browser. */
export function cardsAtOnce(): number {
  return isWide() ? SEEN_AT_ONCE : FEW
}

function isWide(): boolean {
  return matchMedia(WIDE).matches
}
