// New rows wait while someone works on the page, instead of moving the others.
import { useEffect, useState } from 'react'

const REST_MS = 5_000
const signs = ['pointerdown', 'pointermove', 'keydown'] as const

/** True until no key, pointer or finger has moved for 5 s. */
export function useBusy(): boolean {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const work = () => {
      clearTimeout(timer)
      setBusy(true)
      timer = setTimeout(() => setBusy(false), REST_MS)
    }
    for (const sign of signs) document.addEventListener(sign, work, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, work)
    }
  }, [])
  return isBusy
}
