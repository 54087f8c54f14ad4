// Which entries of a list are ticked, to be changed together; undefined while none can be.
import { useCallback, useMemo, useState } from 'react'

export type Choice = {
  /** Undefined while the list is only looked at. */
  chosen: ReadonlySet<string> | undefined
  begin: () => void
  end: () => void
  /** Keeps its identity, or every row would be drawn again at each tick. */
  toggle: (id: string) => void
  replace: (ids: readonly string[]) => void
}

export function useChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const toggle = useCallback(
    (id: string) =>
      setChosen((now = new Set()) => {
        const next = new Set(now)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  return useMemo(
    () => ({
      chosen,
      begin: () => setChosen(new Set()),
      end: () => setChosen(undefined),
      toggle,
      replace: (ids) => setChosen(new Set(ids)),
    }),
    [chosen, toggle],
  )
}
