// Renders many sections one after the other: no press or key waits until all of them stand on the page.
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Category } from '#domain/category.ts'

type Section = { category: Category }

/** What stands on the page of what the visitor last asked to see. */
export type Drawing = { asked: Asked; standing: ReadonlySet<Category>; isWhole: boolean }

/** `backAt` is the place in the browser's history to which the visitor has come back, if so. */
export type Asked = { filter: string; backAt: string | undefined }

/** Those of `all` to draw now: at once where the visitor comes back to, after another filter one more in each frame. */
export function useProgressiveList<S extends Section>(all: readonly S[], { filter, backAt }: Asked): readonly S[] {
  const [drawing, setDrawing] = useState<Drawing>(() => {
    const isWhole = backAt !== undefined
    return { asked: { filter, backAt }, standing: namesOf(isWhole ? all : []), isWhole }
  })
  const now = useMemo(() => toDraw(all, { filter, backAt }, drawing), [all, filter, backAt, drawing])

  useEffect(() => {
    const isWhole = now.length === all.length
    if (isWhole && drawing.isWhole && drawing.asked.filter === filter) return
    const standing = namesOf(isWhole ? all : all.slice(0, now.length + 1))
    startTransition(() => setDrawing({ asked: { filter, backAt }, standing, isWhole }))
  }, [all, filter, backAt, drawing, now])

  return now
}

/**
 * As many from the top as stand already, and at least one. A section that came back above others would push what the
 * visitor looks at, and be laid out before the browser finds that it is out of sight. What the shop changes in a list
 * that stands is drawn at once, and takes nothing else away. After a step back the page is as long as it was.
 */
export function toDraw<S extends Section>(
  all: readonly S[],
  { filter, backAt }: Asked,
  drawing: Drawing,
): readonly S[] {
  const { asked, standing, isWhole } = drawing
  if (isWhole && asked.filter === filter) return all
  if (backAt !== undefined && backAt !== asked.backAt) return all
  const gap = all.findIndex(({ category }) => !standing.has(category))
  return gap === -1 ? all : all.slice(0, Math.max(gap, 1))
}

function namesOf(sections: readonly Section[]): ReadonlySet<Category> {
  return new Set(sections.map(({ category }) => category))
}
