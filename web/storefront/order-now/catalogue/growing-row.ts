// Renders a row in portions as the visitor scrolls.
import { type RefObject, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useGrowingList } from '#web/browser/use-growing-list.ts'

/** As in the style sheets. */
export const WIDE = '(width >= 48rem)'

/** The lookahead of a row, as a part of its width, and of a grid, as a part of the screen's height. */
const MARGIN = '0px 50%'
const GRID_MARGIN = '100% 0px'

/** One line on a wide desktop. */
const SEEN_AT_ONCE = 8
/** More than fit on a phone; on desktops, rows grow before they come into view. */
const FEW = 4
/** More rows than a desktop shows without scrolling. */
const SEEN_FIRST = 2

/** Returns the row's initial number of cards. The hydrating render matches the server, which knows no screen. */
export function beginningOf(place: number, isHydrating: boolean): number {
  const isSeenWhole = isHydrating ? place === 0 : place < SEEN_FIRST && isWide()
  return isSeenWhole ? SEEN_AT_ONCE : FEW
}

type GrowingRow<T> = {
  row: RefObject<HTMLElement | null>
  cards: readonly T[]
  /** Read at the first render only. */
  beginning: number
  /** A grid scrolls with the page. */
  isGrid: boolean
}

/** Attach `more` to the element after the last card. */
export function useGrowingRow<T>({ row, cards, beginning, isGrid }: GrowingRow<T>) {
  const { count, end, grow } = useGrowingList<HTMLLIElement>(cards.length, {
    first: beginning,
    step: cardsAtOnce,
    ...(isGrid ? { margin: GRID_MARGIN } : { margin: MARGIN, scroller: row }),
  })
  const shown = useMemo(() => (count < cards.length ? cards.slice(0, count) : cards), [cards, count])

  /** For the keyboard, which reaches `more` before the row has grown: focuses the next card. */
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
