// The ticked entries of a list, for a bulk change.
import { useCallback, useMemo, useState } from 'react'

export type Choice = {
  /** Undefined outside selection mode. */
  chosen: ReadonlySet<string> | undefined
  begin: () => void
  end: () => void
  /** Keeps its identity: otherwise every row renders at each tick. */
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
