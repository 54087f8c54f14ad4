// A list's filters: at once on the screen, a moment later in the address.
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'

const TYPING_PAUSE_MS = 250

type Changes = Readonly<Record<string, string>>
export type SetFilter = (changes: Changes, when?: 'now' | 'after typing') => void

const nothing: { changes: Changes; isWritten: boolean } = { changes: {}, isWritten: true }

/**
 * The filters as they stand on the screen, and a setter of some of them; an empty value leaves the address.
 * `places` are the parameters that name a page of the list: a changed filter begins at the first page.
 */
export function useUrlFilter(places: readonly string[] = []): [URLSearchParams, SetFilter] {
  const [inAddress, setAddress] = useSearchParams()
  const [ahead, setAhead] = useState(nothing)
  const [seen, setSeen] = useState(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A link that is pressed while letters wait for the address leads away: writing them then would call it back.
  const { pathname } = useLocation()
  const heading = useNavigation().location?.pathname ?? pathname
  useEffect(() => {
    if (heading !== pathname) clearTimeout(timer.current)
  }, [heading, pathname])

  // What is typed while an earlier text reaches the address stays typed.
  if (seen !== inAddress) {
    setSeen(inAddress)
    if (ahead.isWritten) setAhead(nothing)
  }
  const shown = useMemo(() => withChanges(inAddress, ahead.changes), [inAddress, ahead.changes])

  const set: SetFilter = (wanted, when = 'now') => {
    const changes = { ...ahead.changes, ...wanted, ...Object.fromEntries(places.map((place) => [place, ''])) }
    setAhead({ changes, isWritten: false })
    clearTimeout(timer.current)
    const write = () => {
      setAhead({ changes, isWritten: true })
      const current = new URLSearchParams(window.location.search)
      setAddress(withChanges(current, changes), { replace: true, preventScrollReset: true })
    }
    timer.current = setTimeout(write, when === 'now' ? 0 : TYPING_PAUSE_MS)
  }
  return [shown, set]
}

/** Returns the parameters with these changes; an empty value leaves them. */
export function withChanges(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
