// How much of a long row is drawn: its beginning, and more of it as the visitor comes near the end of that.
import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cardsAtOnce } from './row-length.ts'

/** How far ahead of what is seen, as a part of it. */
const AHEAD = '50%'

type Growing<T> = {
  shown: readonly T[]
  /** Belongs to what stands behind the last card while there are more to come. */
  more: RefObject<HTMLLIElement | null>
  /** For who comes to that with the keyboard, quicker than the row grows: on to the next card. */
  goOn(): void
}

/** A list of 2,000 products costs a phone no more than one of 200. Of `beginning` only the first call's counts. */
export function useGrowingRow<T>(
  row: RefObject<HTMLElement | null>,
  cards: readonly T[],
  beginning: number,
): Growing<T> {
  const [count, setCount] = useState(beginning)
  const more = useRef<HTMLLIElement>(null)
  const shown = useMemo(() => (count < cards.length ? cards.slice(0, count) : cards), [cards, count])

  useEffect(() => {
    if (!more.current) return
    // A row far from the screen is not laid out, so its end is not near.
    const watcher = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return
        startTransition(() => setCount(shown.length + cardsAtOnce()))
      },
      { root: row.current, rootMargin: `0px ${AHEAD}` },
    )
    watcher.observe(more.current)
    return () => watcher.disconnect()
  }, [row, shown])

  function goOn() {
    flushSync(() => setCount(shown.length + cardsAtOnce()))
    row.current?.children[shown.length]?.querySelector('button')?.focus()
  }

  return { shown, more, goOn }
}
