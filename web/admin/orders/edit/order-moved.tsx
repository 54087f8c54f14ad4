// Shows who saved the order since the draft began, and what they changed.
import { changedByOthers } from '#domain/revisions/order-edit.ts'
import { changesBetween, changesText } from '#domain/revisions/changes.ts'
import type { Revision } from '#domain/revisions/revision.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { editConflicts } from '#domain/words/en/office/orders/order-edit.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { isOutdated } from './edit-conflicts.ts'
import type { EditDraft, EditedOrder } from './edit-draft.ts'

export type Saver = Pick<Revision, 'number' | 'at' | 'who'>

type Props = {
  order: EditedOrder
  draft: EditDraft
  savers: readonly Saver[]
  /** Undefined while a conflict is open. */
  onSeen: (() => void) | undefined
}

export function OrderMoved({ order, draft, savers, onSeen }: Props) {
  const text = useWords(editConflicts)
  const newest = savers.at(-1)
  const { seen } = draft
  return (
    <div aria-live="polite">
      {seen && newest && isOutdated(order, draft) && (
        <Notice tone="warn">
          <div className="edit-order-moved stack gap-2">
            <p className="breaks">{changedByOthers(newest)}</p>
            <p className="breaks as-typed">{movesText(seen, order)}</p>
            {onSeen && (
              <Button variant="secondary" size="small" onClick={onSeen}>
                {text.seen}
              </Button>
            )}
          </div>
        </Notice>
      )}
    </div>
  )
}

/** Names the one person who has saved the order since the draft began. */
export function othersName(savers: readonly Saver[], { seen }: EditDraft): string {
  const [who, ...more] = new Set(savers.filter(({ number }) => number > (seen?.revision ?? 0)).map((each) => each.who))
  return who === undefined || more.length > 0 ? wordsOf(common).someoneElse : who
}

function movesText(seen: EditedOrder, order: EditedOrder): string {
  return changesText(changesBetween(contentsOf(seen), contentsOf(order)))
}

/** Sums follow from the lines and are shown elsewhere. */
function contentsOf({ items, discount, packingNote, freightNote }: EditedOrder) {
  return { items, ...(discount && { discount }), packingNote, freightNote, totalPaise: 0 }
}
