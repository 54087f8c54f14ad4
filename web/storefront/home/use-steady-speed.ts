// Keeps a running line at so many pixels a second, measured when the browser lays the page out anyway.
import { type RefObject, useEffect } from 'react'

/** The track holds two equal copies and runs by the width of one, in the time that its style says. */
export function useSteadySpeed(track: RefObject<HTMLElement | null>, pixelsASecond: number) {
  useEffect(() => {
    const element = track.current
    const copy = element?.firstElementChild
    if (!element || !copy) return
    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.borderBoxSize[0]?.inlineSize ?? 0
      if (width === 0) return
      for (const animation of element.getAnimations()) {
        const lapSeconds = Number(animation.effect?.getComputedTiming().duration) / 1_000
        // The rate changes where the line stands; another duration would make it jump.
        animation.updatePlaybackRate((lapSeconds * pixelsASecond) / width)
      }
    })
    watch.observe(copy)
    return () => watch.disconnect()
  }, [track, pixelsASecond])
}
