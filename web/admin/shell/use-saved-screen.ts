// Saves the screens that people use without a network; not with Data Saver.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { connection } from '#web/browser/connection.ts'
import { whenIdle } from '#web/first-paint/when-idle.ts'
import { isSavedScreen } from '#web/offline/office-screens.ts'

/** In development screens have no build that could be saved. */
export function useSavedScreen() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!import.meta.env.PROD || !isSavedScreen(pathname) || connection().saveData) return
    // Without it the screen works as it did.
    return whenIdle(
      () => void import('#web/offline/office-pages.ts').then(({ saveScreen }) => saveScreen(pathname)).catch(() => {}),
    )
  }, [pathname])
}
