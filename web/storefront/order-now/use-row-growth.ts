// How much of a long row is drawn: its beginning, and more of it as the visitor comes near the end of that.
import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useAwake } from './use-awake.ts'

/** More than a wide desk shows of one line. */
const CARDS = 12

/** How far ahead of what is seen, as a part of it. */
const AHEAD = '50%'

type Growing<T> = {
  shown: readonly T[]
  /** Belongs to what stands behind the last card while there are more to come. */
  more: RefObject<HTMLLIElement | null>
}

/**
 * A list of 2,000 products costs a phone no more than one of 200. The page of one category comes whole from the server: it is
 * where the rows lead whoever has no JavaScript. `row` scrolls sideways in so many `lines`.
 */
export function useRowGrowth<T>(
  row: RefObject<HTMLElement | null>,
  cards: readonly T[],
  { lines, whole }: { lines: number; whole: boolean },
): Growing<T> {
  const isFirstDrawing = !useAwake()
  const step = CARDS * lines
  const [grown, setGrown] = useState(whole && isFirstDrawing ? cards.length : step)
  const count = Math.max(grown, step)
  const more = useRef<HTMLLIElement>(null)
  const shown = useMemo(() => (count < cards.length ? cards.slice(0, count) : cards), [cards, count])

  useEffect(() => {
    if (!more.current) return
    // A row far from the screen is not laid out, so its end is not near.
    const watcher = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setGrown(shown.length + step))
      },
      { root: row.current, rootMargin: `0px ${AHEAD}` },
    )
    watcher.observe(more.current)
    return () => watcher.disconnect()
  }, [row, shown, step])

  return { shown, more }
}
