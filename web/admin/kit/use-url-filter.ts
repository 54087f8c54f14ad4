// Filters of a list: at once on the screen, a moment later in the address.
import { use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router'

const TYPING_PAUSE_MS = 250

type Changes = Readonly<Record<string, string>>
export type SetFilter = (changes: Changes, when?: 'now' | 'after typing') => void

/** Changes not yet in the address. */
type Ahead = { changes: Changes; pauseMs: number; isWritten: boolean }

const nothing: Ahead = { changes: {}, pauseMs: 0, isWritten: true }

/**
 * Returns the filters on the screen and their setter; an empty value removes the parameter. `places` are the
 * parameters of the page, which a changed filter resets.
 */
export function useUrlFilter(places: readonly string[] = []): [URLSearchParams, SetFilter] {
  const [inAddress, setAddress] = useSearchParams()
  const { key, pathname } = useLocation()
  const isStepInHistory = useNavigationType() === 'POP'
  // On a slow phone useNavigation shows a navigation hundreds of milliseconds late, and the write would abort it. The
  // product has no other UNSAFE_ import; the `order-finding` journey turns red when its meaning changes.
  const router = use(DataRouterContext)?.router
  const [ahead, setAhead] = useState(nothing)
  const [seen, setSeen] = useState(key)
  const written = useRef<string>(undefined)

  // Another navigation may have overtaken the write: write again. Newer typing stays.
  if (seen !== key) {
    setSeen(key)
    if (ahead.isWritten) {
      const isThere = isStepInHistory || hasChanges(inAddress, ahead.changes)
      setAhead(isThere ? nothing : { ...ahead, isWritten: false })
    }
  }
  const shown = useMemo(() => withChanges(inAddress, ahead.changes), [inAddress, ahead.changes])

  /** Returns false while another navigation is pending, which changing the address would abort. */
  const write = useEffectEvent(() => {
    // React renders the router's state in a transition, later than this on a slow phone.
    const next = router?.state.navigation.location
    if (next && (next.pathname !== pathname || next.search !== written.current)) return false
    if (window.location.pathname !== pathname) return false
    setAhead({ ...ahead, isWritten: true })
    const params = withChanges(new URLSearchParams(window.location.search), ahead.changes)
    written.current = params.size > 0 ? `?${params}` : ''
    setAddress(params, { replace: true, preventScrollReset: true })
    return true
  })
  useEffect(() => {
    if (ahead.isWritten) return
    const tryToWrite = () => {
      if (!write()) timer = setTimeout(tryToWrite, TYPING_PAUSE_MS)
    }
    let timer = setTimeout(tryToWrite, ahead.pauseMs)
    return () => clearTimeout(timer)
  }, [ahead])

  const set: SetFilter = (wanted, when = 'now') => {
    const changes = { ...ahead.changes, ...wanted, ...Object.fromEntries(places.map((place) => [place, ''])) }
    setAhead({ changes, pauseMs: when === 'now' ? 0 : TYPING_PAUSE_MS, isWritten: false })
  }
  return [shown, set]
}

function hasChanges(params: URLSearchParams, changes: Changes): boolean {
  return Object.entries(changes).every(([name, value]) => (params.get(name) ?? '') === value)
}

/** An empty value removes the parameter. */
export function withChanges(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
