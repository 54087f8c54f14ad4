// Renders the rows of a long list a few screens at a time: more of them as their end comes into sight, or at a press.
import type { ReactNode } from 'react'
import { useGrowingList } from '#web/browser/use-growing-list.ts'
import { Button } from '#web/ui/button.tsx'
import './growing-list.css'

const STEP = 60
const oneStep = () => STEP

/** How many of `total` rows to render, and what stands after them. Another `list` starts from its beginning. */
export function useGrowingRows(list: unknown, total: number): { count: number; end: ReactNode } {
  const { count, hasMore, end, grow } = useGrowingList<HTMLDivElement>(total, {
    first: STEP,
    step: oneStep,
    margin: '1200px',
    resetKey: list,
  })
  const more = hasMore && (
    <div ref={end} className="growing-list-end">
      <Button variant="secondary" onClick={grow}>
        Show more
      </Button>
    </div>
  )
  return { count, end: more }
}
