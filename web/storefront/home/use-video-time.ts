// Says when the film may come: after the page, and never where motion, data or a slow line speak against it.
import { useEffect, useState } from 'react'

/** The still has its moment, and whatever the visitor does first has the line for itself. */
const WAIT_MS = 2_500

export function useVideoTime(): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    if (!allowsVideo()) return
    let waiting = 0
    const wait = () => {
      waiting = window.setTimeout(() => setTime(true), WAIT_MS)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      window.clearTimeout(waiting)
    }
  }, [])
  return isTime
}

type Connection = { saveData?: boolean; effectiveType?: string }

function allowsVideo(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {}
  const wantsLess = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'
  return !saveData && effectiveType === '4g' && !matchMedia(wantsLess).matches
}
