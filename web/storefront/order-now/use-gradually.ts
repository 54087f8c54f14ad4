// Draws many sections one after the other: no touch or key waits until all of them stand on the page.
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Category } from '#domain/category.ts'

type Section = { category: Category }

/** What stands on the page of what the visitor last asked to see. */
export type Drawing = { filter: string; standing: ReadonlySet<Category>; isWhole: boolean }

/** Those of `all` to draw now: in the first drawing all, after another `filter` one more in each frame. */
export function useGradually<S extends Section>(
  all: readonly S[],
  filter: string,
  isFirstDrawing: boolean,
): readonly S[] {
  const [drawing, setDrawing] = useState<Drawing>(() => ({
    filter,
    standing: namesOf(isFirstDrawing ? all : []),
    isWhole: isFirstDrawing,
  }))
  const now = useMemo(() => toDraw(all, filter, drawing), [all, filter, drawing])

  useEffect(() => {
    const isWhole = now.length === all.length
    if (isWhole && drawing.isWhole && drawing.filter === filter) return
    const standing = namesOf(isWhole ? all : all.slice(0, now.length + 1))
    startTransition(() => setDrawing({ filter, standing, isWhole }))
  }, [all, filter, drawing, now])

  return now
}

/**
 * As many from the top as stand already, and at least one. A section that came back above others would push what the
 * visitor looks at, and be laid out before the browser finds that it is out of sight. What the shop changes in a list
 * that stands is drawn at once, and takes nothing else away.
 */
export function toDraw<S extends Section>(all: readonly S[], filter: string, drawing: Drawing): readonly S[] {
  if (drawing.isWhole && drawing.filter === filter) return all
  const gap = all.findIndex(({ category }) => !drawing.standing.has(category))
  return gap === -1 ? all : all.slice(0, Math.max(gap, 1))
}

function namesOf(sections: readonly Section[]): ReadonlySet<Category> {
  return new Set(sections.map(({ category }) => category))
}
