// Loads a page again whose scripts did not all arrive: until they run, no button works.
import { RELOAD_GAP_MS, RELOADED_NAME } from './reload-once.ts'

const PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/**
 * The text of a function for the failure of a script. Once the shop answers again, it reloads the page, unless that was
 * done within the last minute: then it stops waiting for the scripts, and captures no more presses. Every browser's
 * message about a failed import names the module.
 */
export const RELOAD_WITHOUT_SCRIPTS = `({ reason, type }) => {
  const { earlyInput } = window
  if (!earlyInput || earlyInput.isLost || (type === 'unhandledrejection' && !/module/.test(reason?.message))) return
  earlyInput.isLost = true
  const before = sessionStorage.getItem('${RELOADED_NAME}')
  sessionStorage.setItem('${RELOADED_NAME}', before ?? 0)
  const isStored = sessionStorage.getItem('${RELOADED_NAME}') !== null
  const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload'
  if (isStored ? Math.abs(Date.now() - before) < ${RELOAD_GAP_MS} : isReload) {
    earlyInput.capture.abort()
    for (const element of earlyInput.elements) element.ariaBusy = null
    return
  }
  let pause = ${PAUSE_MS}
  const wait = () => {
    setTimeout(ask, pause)
    pause = Math.min(2 * pause, ${LONGEST_PAUSE_MS})
  }
  const ask = () => window.earlyInput && fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(reload, wait)
  const reload = ({ status }) => {
    if (status >= 500) return wait()
    if (!window.earlyInput) return
    sessionStorage.setItem('${RELOADED_NAME}', Date.now())
    location.reload()
  }
  wait()
}`
