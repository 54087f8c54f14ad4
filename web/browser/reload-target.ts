// React Router reloads the page that is left when the script of the next screen cannot be loaded: that reload leads to the next screen.
import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** The press on a link counts although one file of the screen was lost. Browsers without the Navigation API reload the page that is left. */
export function ReloadTarget() {
  const { location } = useNavigation()
  useEffect(() => {
    if (!location || !('navigation' in window)) return
    const lead = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return
      event.preventDefault()
      window.location.assign(createPath(location))
    }
    window.navigation.addEventListener('navigate', lead)
    return () => window.navigation.removeEventListener('navigate', lead)
  }, [location])
  return null
}
