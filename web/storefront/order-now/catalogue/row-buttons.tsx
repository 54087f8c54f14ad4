// Two buttons that turn a row to its next cards and back, where there is room for them: a finger needs none.
import type { RefObject } from 'react'
import { useMedia } from '../../../browser/use-media.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WIDE } from './row-length.ts'
import { useRowEnds } from './use-row-ends.ts'

/** Of what is seen, so that the last card is seen again as the first. */
const A_TURN = 0.85

type RowTurnProps = { row: RefObject<HTMLElement | null>; name: string; cards: readonly unknown[] }

export function RowButtons(props: RowTurnProps) {
  return useMedia(WIDE) && <Buttons {...props} />
}

function Buttons({ row, name, cards }: RowTurnProps) {
  const { atStart, atEnd } = useRowEnds(row, cards)

  function turn(pages: number) {
    row.current?.scrollBy({ left: pages * row.current.clientWidth * A_TURN, behavior: 'smooth' })
  }

  if (atStart && atEnd) return null
  return (
    <div className="product-section-turn">
      <button type="button" aria-label={`Earlier in ${name}`} aria-disabled={atStart} onClick={() => turn(-1)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" aria-label={`More of ${name}`} aria-disabled={atEnd} onClick={() => turn(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}
