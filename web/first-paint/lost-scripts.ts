// Loads a page again whose scripts did not all arrive: until they run, no button works.
import { RELOAD_GAP_MS, RELOADED_NAME } from './reload-once.ts'

const PAUSE_MS = 2_000

/**
 * The text of a function for the failure of a script. Once the shop answers again, it reloads the page, unless that was
 * done within the last minute: then it stops waiting for the scripts, and captures no more presses.
 */
export const RELOAD_WITHOUT_SCRIPTS = `() => {
  const { earlyInput } = window
  if (!earlyInput || earlyInput.isLost) return
  earlyInput.isLost = true
  const [{ type } = {}] = performance.getEntriesByType('navigation')
  const before = sessionStorage.getItem('${RELOADED_NAME}') ?? (type === 'reload' ? Date.now() : 0)
  if (Math.abs(Date.now() - before) < ${RELOAD_GAP_MS}) {
    earlyInput.capture.abort()
    for (const element of earlyInput.elements) element.ariaBusy = null
    return
  }
  const wait = () => setTimeout(ask, ${PAUSE_MS})
  const ask = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(reload, wait)
  const reload = ({ ok }) => {
    if (!ok) return wait()
    sessionStorage.setItem('${RELOADED_NAME}', Date.now())
    location.reload()
  }
  wait()
}`
