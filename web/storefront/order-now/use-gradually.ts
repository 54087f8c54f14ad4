// Draws many sections one after the other: no touch or key waits until all of them stand on the page.
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Category } from '#domain/category.ts'

type Section = { category: Category }

/** Those of `all` to draw now, all in the first drawing; others follow in the frames after. What stands stays. */
export function useGradually<S extends Section>(all: readonly S[], isFirstDrawing: boolean): readonly S[] {
  const [standing, setStanding] = useState(() => namesOf(isFirstDrawing ? all : all.slice(0, 1)))
  const now = useMemo(() => {
    const left = all.filter(({ category }) => standing.has(category))
    return left.length > 0 ? left : all.slice(0, 1)
  }, [all, standing])

  useEffect(() => {
    const next = all.find((section) => !now.includes(section))
    if (!next && now.length === standing.size) return
    startTransition(() => setStanding(namesOf(next ? [...now, next] : now)))
  }, [all, now, standing])

  return now
}

function namesOf(sections: readonly Section[]): ReadonlySet<string> {
  return new Set(sections.map(({ category }) => category))
}
