// Scrolls a line at a constant speed, whatever its width.
import { type RefObject, useEffect } from 'react'

/** The track contains two equal copies and scrolls by the width of one in its animation's duration. */
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
        // A playback rate keeps the position; a new duration would jump.
        animation.updatePlaybackRate((lapSeconds * pixelsASecond) / width)
      }
    })
    watch.observe(copy)
    return () => watch.disconnect()
  }, [track, pixelsASecond])
}
