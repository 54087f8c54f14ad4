// Preloads the scripts of all screens, so that one opened offline can say so in the frame; not with Data Saver.
import { useEffect } from 'react'
import { connection } from '#web/browser/connection.ts'

/** By then the first screen has loaded. */
const AFTER_MS = 3_000

export function usePreloadedScreens() {
  useEffect(() => {
    if (connection().saveData) return
    const timer = setTimeout(preload, AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}

/** A module that fails to load makes the router reload the page, which would leave the back office. */
function preload() {
  for (const file of filesOfScreens()) {
    if (document.head.querySelector(`link[href="${CSS.escape(file)}"]`)) continue
    const link = document.createElement('link')
    Object.assign(link, file.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'prefetch', as: 'style' })
    link.href = file
    document.head.append(link)
  }
}

/** From the router's manifest. */
function filesOfScreens(): Set<string> {
  const manifest: unknown = Reflect.get(window, '__reactRouterManifest')
  const routes: unknown = Object(manifest).routes
  const files = Object.entries(Object(routes) as Record<string, object>)
    .filter(([id]) => id.startsWith('admin/'))
    .flatMap(([, route]) => Object.values(route).flat())
  return new Set(files.filter((file): file is string => typeof file === 'string' && /\.(js|css)$/.test(file)))
}
