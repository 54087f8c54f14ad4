// Renders a long list a few screens at a time, as its end comes into sight or at a press.
import type { ReactNode } from 'react'
import { useGrowingList } from '#web/browser/use-growing-list.ts'
import { common } from '#domain/words/en/office/common.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import './growing-list.css'

const FIRST = 60
/** As many as a slow phone renders between two frames of a fast scroll. */
const STEP = 180
const oneStep = () => STEP

/** Returns the number of rows and the element after them. Another `query` starts from the top. */
export function useGrowingRows(query: string, total: number): { count: number; end: ReactNode } {
  const text = useWords(common)
  const { count, hasMore, end, grow } = useGrowingList<HTMLDivElement>(total, {
    first: FIRST,
    step: oneStep,
    margin: '4000px',
    resetKey: query,
  })
  const more = hasMore && (
    <div ref={end} className="growing-list-end stack gap-2">
      <p>{text.shownOf({ shown: count, total })}</p>
      <Button variant="secondary" onClick={grow}>
        {text.showMore}
      </Button>
    </div>
  )
  return { count, end: more }
}
