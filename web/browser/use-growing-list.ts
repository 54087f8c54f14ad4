// Renders a long list in portions as its end comes near.
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'

type Growth = {
  /** The initial count; changes apply after a reset. */
  first: number
  /** Returns how many items to add. Must be stable across renders. */
  step: () => number
  /** The rootMargin of the IntersectionObserver. */
  margin: string
  /** The scrolling ancestor; the page without it. */
  scroller?: RefObject<Element | null>
  /** Another value resets the list to `first`. */
  resetKey?: string | undefined
}

/** Returns how many of `total` items to render. Attach `end` to the element after them while there are more. */
export function useGrowingList<End extends Element>(total: number, growth: Growth) {
  const { first, step, margin, scroller, resetKey } = growth
  const [grown, setGrown] = useState({ resetKey, count: first })
  if (grown.resetKey !== resetKey) setGrown({ resetKey, count: first })
  const count = grown.resetKey === resetKey ? grown.count : first

  const grow = useCallback(() => setGrown((now) => ({ ...now, count: now.count + step() })), [step])
  const end = useRef<End>(null)
  useEffect(() => {
    if (!end.current || count >= total) return
    // A list far from the screen and without layout never reports its end as visible.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(grow),
      { root: scroller?.current ?? null, rootMargin: margin },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, total, grow, scroller, margin])

  return { count, hasMore: count < total, end, grow }
}
