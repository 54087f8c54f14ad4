// Scroll buttons of a row, for wide screens.
import { rowButtons } from '#domain/words/en/pages/row-buttons.ts'
import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/ui/words.ts'

/** Of the visible width, so that the last card becomes the first. */
const A_TURN = 0.85

type RowTurnProps = { row: RefObject<HTMLElement | null>; name: string; cards: readonly unknown[] }

/** Loaded on wide screens only. */
export default function RowButtons({ row, name, cards }: RowTurnProps) {
  const text = useWords(rowButtons)
  const { atStart, atEnd } = useRowEnds(row, cards)

  function turn(pages: number) {
    row.current?.scrollBy({ left: pages * row.current.clientWidth * A_TURN, behavior: 'smooth' })
  }

  if (atStart && atEnd) return null
  return (
    <div className="product-section-turn row nowrap gap-1">
      <button
        type="button"
        className="square"
        aria-label={text.earlier({ category: name })}
        aria-disabled={atStart}
        onClick={() => turn(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="square"
        aria-label={text.more({ category: name })}
        aria-disabled={atEnd}
        onClick={() => turn(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}

type RowEnds = { atStart: boolean; atEnd: boolean }

/** Both ends means that the row fits, the default for rows that are not laid out yet. */
function useRowEnds(row: RefObject<HTMLElement | null>, cards: readonly unknown[]): RowEnds {
  const [ends, setEnds] = useState<RowEnds>({ atStart: true, atEnd: true })
  useEffect(() => {
    const root = row.current
    const first = root?.firstElementChild
    const last = root?.lastElementChild
    if (!first || !last || cards.length === 0) return
    const watcher = new IntersectionObserver(
      (changes) =>
        setEnds((before) => {
          const after = { ...before }
          for (const { target, intersectionRatio } of changes) {
            if (target === first) after.atStart = intersectionRatio > 0.9
            if (target === last) after.atEnd = intersectionRatio > 0.9
          }
          return after
        }),
      { root, threshold: [0, 0.9, 1] },
    )
    watcher.observe(first)
    watcher.observe(last)
    return () => watcher.disconnect()
  }, [row, cards])
  return ends
}
