// How much of a row is rendered: its beginning, and more of it as the visitor scrolls near the end of that.
import { type RefObject, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useGrowingList } from '#web/browser/use-growing-list.ts'

/** As in the style sheets. */
export const WIDE = '(width >= 48rem)'

/** How far ahead of what is seen a row grows, as a part of its width; and a grid, as a part of the screen's height. */
const MARGIN = '0px 50%'
const GRID_MARGIN = '100% 0px'

/** As many as a wide desk shows of one line. */
const SEEN_AT_ONCE = 8
/** More than a phone shows; on a desk, the beginning of a row that has grown by the time it comes into sight. */
const FEW = 4
/** More rows than a desk shows without scrolling. */
const SEEN_FIRST = 2

/** Returns how many cards the row at that place begins with. The hydrating render has the server's, which knows no screen. */
export function beginningOf(place: number, isHydrating: boolean): number {
  const isSeenWhole = isHydrating ? place === 0 : place < SEEN_FIRST && isWide()
  return isSeenWhole ? SEEN_AT_ONCE : FEW
}

type GrowingRow<T> = {
  row: RefObject<HTMLElement | null>
  cards: readonly T[]
  /** Of this only the first render's counts. */
  beginning: number
  /** It scrolls with the page. */
  isGrid: boolean
}

/** `more` belongs on the element behind the last card. */
export function useGrowingRow<T>({ row, cards, beginning, isGrid }: GrowingRow<T>) {
  const { count, end, grow } = useGrowingList<HTMLLIElement>(cards.length, {
    first: beginning,
    step: cardsAtOnce,
    ...(isGrid ? { margin: GRID_MARGIN } : { margin: MARGIN, scroller: row }),
  })
  const shown = useMemo(() => (count < cards.length ? cards.slice(0, count) : cards), [cards, count])

  /** For the keyboard, which reaches `more` before the row has grown: the focus goes to the next card. */
  function goOn() {
    flushSync(grow)
    row.current?.children[shown.length]?.querySelector('button')?.focus()
  }

  return { shown, more: end, goOn }
}

function cardsAtOnce(): number {
  return isWide() ? SEEN_AT_ONCE : FEW
}

function isWide(): boolean {
  return matchMedia(WIDE).matches
}
