// Differences of a count before it is saved, and its undo.
import { indianGrouping } from '#domain/numbers/money.ts'
import type { Product } from '#domain/product/product.ts'
import { countSummary, countText } from '#domain/stock/count.ts'
import { signedPieces } from '#domain/stock/movements.ts'
import { common } from '#domain/words/en/office/common.ts'
import { stockCount } from '#domain/words/en/office/goods/stock.ts'
import { ui } from '#domain/words/en/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { CountDraft } from './count-draft.ts'
import { type CountedRow, sinceText } from './counted-rows.ts'
import { summaryText } from './intents.ts'
import { UndoCount } from './undo-count.tsx'
import type { useCountSave } from './use-count-save.ts'
import './count-review.css'

type Props = {
  isOpen: boolean
  counted: readonly CountedRow<Product>[]
  draft: CountDraft
  /** Saved a count since this one began. */
  countedBy: string | undefined
  saving: ReturnType<typeof useCountSave>
  onClose: () => void
}

export function CountReview({ isOpen, counted, draft, countedBy, saving, onClose }: Props) {
  const text = useWords(stockCount)
  const shared = useWords(common)
  const { close } = useWords(ui)
  const { isSaving, failure, done, save } = saving
  const differing = counted.filter(({ difference }) => difference !== 0)
  const isSent = draft.sent !== ''
  const contents = () => countText(counted.map(({ product: { id }, seen, pieces }) => ({ id, seen, pieces })))
  const footer = done ? (
    <Button onClick={onClose}>{close}</Button>
  ) : (
    <>
      <Button variant="secondary" onClick={onClose}>
        {isSent ? text.later : text.goOn}
      </Button>
      <Button busy={isSaving} onClick={() => save(contents())}>
        {isSaving ? shared.saving : isSent ? text.sendAgain : text.saveCount}
      </Button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={onClose} title={done ? text.saved : text.saveAsk} footer={footer}>
      <div className="stack">
        {done ? (
          <Done key={done.key} done={done} />
        ) : (
          <>
            <p>{summaryText(countSummary(counted))}</p>
            {countedBy !== undefined && !isSent && <Notice tone="warn">{text.savedBy({ who: countedBy })}</Notice>}
            {differing.length > 0 && (
              <ul className="count-differences" aria-label={text.differences}>
                {differing.map((row) => (
                  <Difference key={row.product.id} row={row} isSent={isSent} />
                ))}
              </ul>
            )}
            <div role="alert">{failure !== undefined && !isSaving && <Notice tone="bad">{failure}</Notice>}</div>
          </>
        )}
      </div>
    </Dialog>
  )
}

function Difference({ row, isSent }: { row: CountedRow<Product>; isSent: boolean }) {
  const text = useWords(stockCount)
  const { product, seen, pieces, difference } = row
  const since = isSent ? '' : sinceText(row)
  return (
    <li>
      <span>
        {product.name} <small className="code">{product.code}</small>
      </span>
      <span className="count-change">
        {indianGrouping(seen)} <Icon name="arrow-right" label={text.becomes} /> {indianGrouping(pieces)}
      </span>
      <b className="end" data-way={difference > 0 ? 'in' : 'out'}>
        {signedPieces(difference)}
      </b>
      {since !== '' && <small className="count-since">{since}</small>}
    </li>
  )
}

function Done({ done }: { done: { message: string; key: string } }) {
  const text = useWords(stockCount)
  return (
    <Notice tone="good">
      <div className="spread gap-3 lines-2">
        <output className="grow">{done.message}</output>
        <UndoCount countKey={done.key} label={text.undoThis} />
      </div>
    </Notice>
  )
}
