// Draws many sections a few at a time: no touch or key waits until all of them stand on the page.
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Category } from '#domain/category.ts'

const AT_ONCE = 2

type Section = { category: Category }

/** Those of `all` to draw now, all in the first drawing; others follow in the frames after. What stands stays. */
export function useGradually<S extends Section>(all: readonly S[], isFirstDrawing: boolean): readonly S[] {
  const [standing, setStanding] = useState(() => namesOf(isFirstDrawing ? all : all.slice(0, AT_ONCE)))
  const now = useMemo(() => {
    const left = all.filter(({ category }) => standing.has(category))
    return left.length > 0 ? left : all.slice(0, AT_ONCE)
  }, [all, standing])

  useEffect(() => {
    const next = all.filter((section) => !now.includes(section)).slice(0, AT_ONCE)
    if (next.length === 0 && now.length === standing.size) return
    startTransition(() => setStanding(namesOf([...now, ...next])))
  }, [all, now, standing])

  return now
}

function namesOf(sections: readonly Section[]): ReadonlySet<string> {
  return new Set(sections.map(({ category }) => category))
}
