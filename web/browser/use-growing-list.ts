// Draws a long list a screenful at a time: more of it as its end comes into sight.
import { useCallback, useState } from 'react'

const STEP = 60
const AHEAD = '1200px'

/** How many of `total` to draw; `end` watches the element that stands after them, a new one for each `count`. */
export function useGrowingList(list: unknown, total: number) {
  const [grown, setGrown] = useState({ list, count: STEP })
  // A new list begins anew.
  if (grown.list !== list) setGrown({ list, count: STEP })
  const count = grown.list === list ? grown.count : STEP

  const grow = useCallback(() => setGrown((now) => ({ ...now, count: now.count + STEP })), [])
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), { rootMargin: AHEAD })
      watch.observe(element)
      return () => watch.disconnect()
    },
    [grow],
  )
  return { count, hasMore: count < total, end, grow }
}
