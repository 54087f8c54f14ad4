// Renders a long list in portions: more of it as its end comes near, so that 2,000 items cost no more than 200.
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'

type Growth = {
  /** How many items are rendered at first; later values count after a reset only. */
  first: number
  /** Returns by how many the list grows. The same function at each render. */
  step: () => number
  /** How far ahead of what is seen the list grows, as the margin of an IntersectionObserver. */
  margin: string
  /** What the list scrolls in, if not the page. */
  scroller?: RefObject<Element | null>
  /** Another value starts the list from `first` again. */
  resetKey?: unknown
}

/** Returns how many of `total` items to render. `end` belongs on the element that follows them while there are more. */
export function useGrowingList<End extends Element>(total: number, growth: Growth) {
  const { first, step, margin, scroller, resetKey } = growth
  const [grown, setGrown] = useState({ resetKey, count: first })
  if (grown.resetKey !== resetKey) setGrown({ resetKey, count: first })
  const count = grown.resetKey === resetKey ? grown.count : first

  const grow = useCallback(() => setGrown((now) => ({ ...now, count: now.count + step() })), [step])
  const end = useRef<End>(null)
  useEffect(() => {
    if (!end.current || count >= total) return
    // A list that is far from the screen and not laid out has no end in sight.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(grow),
      { root: scroller?.current ?? null, rootMargin: margin },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [count, total, grow, scroller, margin])

  return { count, hasMore: count < total, end, grow }
}
