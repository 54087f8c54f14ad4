// Whether the page can trust that its admin is still signed in; unsure after the browser brings a page back from its memory.
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** False while a restored page asks the server again; the guard then answers with the page or the way to sign in. */
export function useSignInKnown(): boolean {
  const [isKnown, setKnown] = useState(true)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const check = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setKnown(false)
      void revalidate().finally(() => setKnown(true))
    }
    window.addEventListener('pageshow', check)
    return () => window.removeEventListener('pageshow', check)
  }, [revalidate])
  return isKnown
}
