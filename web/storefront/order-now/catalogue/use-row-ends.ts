// Whether a row that scrolls sideways stands at its beginning and at its end; at both, it fits.
import { type RefObject, useEffect, useState } from 'react'

export type RowEnds = { atStart: boolean; atEnd: boolean }

/** Taken to fit until the browser has seen it: a row far from the screen is not laid out to find out. */
export function useRowEnds(row: RefObject<HTMLElement | null>, cards: readonly unknown[]): RowEnds {
  const [ends, setEnds] = useState<RowEnds>({ atStart: true, atEnd: true })
  useEffect(() => {
    const root = row.current
    const first = root?.firstElementChild
    const last = root?.lastElementChild
    if (!first || !last || cards.length === 0) return
    const watcher = new IntersectionObserver(
      (changes) =>
        setEnds((before) => {
          const after = { ...before }
          for (const { target, intersectionRatio } of changes) {
            if (target === first) after.atStart = intersectionRatio > 0.9
            if (target === last) after.atEnd = intersectionRatio > 0.9
          }
          return after
        }),
      { root, threshold: [0, 0.9, 1] },
    )
    watcher.observe(first)
    watcher.observe(last)
    return () => watcher.disconnect()
  }, [row, cards])
  return ends
}
