// Loads the document again once another tab or device has chosen another language, where nothing typed or under way would be lost.
import { useEffect, useRef } from 'react'
import { useFetchers, useLocation, useNavigation } from 'react-router'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { useStore } from '#web/browser/store.ts'
import { languageIn } from '#web/http/language-cookie.ts'
import { isSavedDocument } from '#web/offline/saved-since.ts'
import { staleScreen } from '../kit/network-fallback.ts'

/** A screen on which something was typed keeps its language until the next screen is opened. */
export function useChosenLanguage() {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const isBusy = [navigation, ...fetchers].some(({ state }) => state !== 'idle')
  const isStale = useStore(staleScreen, undefined) !== undefined
  const typedAt = useRef('')

  useEffect(() => {
    const type = () => {
      typedAt.current = pathname
    }
    document.addEventListener('input', type)
    return () => document.removeEventListener('input', type)
  }, [pathname])

  useEffect(() => {
    if (isBusy || isStale) return
    const follow = () => {
      // While the shop is away the device would open the same document again.
      const isOther = languageIn(document.cookie) !== shownLanguage() && !isSavedDocument()
      if (isOther && navigator.onLine && typedAt.current !== pathname && !isUnsaved()) window.location.reload()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    const cookies = 'cookieStore' in window ? window.cookieStore : undefined
    cookies?.addEventListener('change', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      cookies?.removeEventListener('change', follow)
    }
  }, [pathname, isBusy, isStale])
}

/** Asks the guards of forms and uploads as a closing tab does. */
function isUnsaved(): boolean {
  const isRefused = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  return isRefused || document.querySelector('dialog[open]') !== null
}
