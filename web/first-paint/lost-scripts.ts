// Loads a page again whose scripts did not all arrive: until they run, no button works.
import { RELOAD_GAP_MS, RELOADED_NAME } from './reload-once.ts'

const PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000
const LONGEST_ANSWER_MS = 15_000
/** As long as the time that replaces it: a storage that takes it has room for that. */
const LONG_AGO_MS = 1_000_000_000_000

/**
 * The text of a function for the failure of a script. Once the shop answers again, it reloads the page, unless that was
 * done within the last minute: then it stops waiting for the scripts, captures no more presses, and shows `notice`, a
 * literal with HTML. Every browser's message about a failed import names the module.
 */
export const reloadWithoutScripts = (notice: string) => `({ reason, type }) => {
  const { earlyInput } = window
  if (!earlyInput || earlyInput.isLost || (type === 'unhandledrejection' && !/module/.test(reason?.message))) return
  earlyInput.isLost = true
  const before = sessionStorage.getItem('${RELOADED_NAME}')
  const store = (time) => {
    try {
      sessionStorage.setItem('${RELOADED_NAME}', time)
    } catch {}
  }
  store(before ?? ${LONG_AGO_MS})
  const isStored = sessionStorage.getItem('${RELOADED_NAME}') !== null
  const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload'
  if (isStored ? Math.abs(Date.now() - before) < ${RELOAD_GAP_MS} : isReload) {
    earlyInput.capture.abort()
    for (const element of earlyInput.elements) element.ariaBusy = null
    document.body.insertAdjacentHTML('beforeend', ${notice})
    return
  }
  let pause = ${PAUSE_MS}
  const wait = () => {
    setTimeout(ask, pause)
    pause = Math.min(2 * pause, ${LONGEST_PAUSE_MS})
  }
  const ask = () => {
    if (!window.earlyInput) return
    const signal = AbortSignal.timeout(${LONGEST_ANSWER_MS})
    fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(reload, wait)
  }
  const reload = ({ status }) => {
    if (status >= 500) return wait()
    if (!window.earlyInput) return
    store(Date.now())
    location.reload()
  }
  wait()
}`
