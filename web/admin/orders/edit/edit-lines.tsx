// The lines of an edited order, with quantity, total and the stored quantity.
import type { ReactNode } from 'react'
import type { Answer } from '#domain/three-way.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { unitLabel } from '#domain/product/product.ts'
import { lineName } from '#domain/revisions/revision.ts'
import { MAX_QUANTITY, typedStock } from '#domain/product/stock.ts'
import { common } from '#domain/words/en/office/common.ts'
import { orderEdit } from '#domain/words/en/office/orders/order-edit.ts'
import { Button } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { useWords } from '#web/ui/words.ts'
import { FieldConflict } from '#web/admin/kit/forms/conflicts/field-conflict.tsx'
import { type EditConflict, isTextPart } from './edit-conflicts.ts'
import type { ShownLine } from './edit-draft.ts'

type Props = {
  lines: readonly ShownLine[]
  conflicts: readonly EditConflict[]
  /** The person who saved the order after the draft began. */
  others: string
  onDecide: (part: string, take: Answer) => void
  onQuantity: (id: string, quantity: number) => void
  onSubstitute: (line: ShownLine) => void
}

export function EditLines({ lines, conflicts, others, onDecide, onQuantity, onSubstitute }: Props) {
  const text = useWords(orderEdit)
  const shown = new Set(lines.map(({ productId }) => productId))
  const conflictOf = (part: string) => {
    const conflict = conflicts.find((each) => each.part === part)
    return <FieldConflict conflict={conflict} by={others} onAnswer={(take) => onDecide(part, take)} />
  }
  return (
    <ul className="card divided" aria-label={text.lines}>
      {lines.map((line) => (
        <Line key={line.productId} line={line} onQuantity={onQuantity} onSubstitute={onSubstitute}>
          {conflictOf(line.productId)}
        </Line>
      ))}
      {conflicts
        .filter(({ part }) => !shown.has(part) && !isTextPart(part))
        .map(({ part }) => (
          <li key={part} className="edit-line stack lines-1">
            {conflictOf(part)}
          </li>
        ))}
    </ul>
  )
}

type LineProps = Pick<Props, 'onQuantity' | 'onSubstitute'> & { line: ShownLine; children: ReactNode }

function Line({ line, onQuantity, onSubstitute, children }: LineProps) {
  const { productId, name, code, unit, pricePaise, quantity, before } = line
  const text = useWords(orderEdit)
  const { remove } = useWords(common)
  const change = (to: number) => onQuantity(productId, Math.min(Math.max(to, 0), MAX_QUANTITY))
  const mark = quantity === before ? undefined : before === 0 ? 'added' : quantity === 0 ? 'removed' : 'changed'
  return (
    <li className="edit-line stack lines-1" data-mark={mark}>
      <div className="breaks">
        <strong>{lineName(line)}</strong>
        <span className="code block">{`${code} · ${unitLabel(unit)} · ${formatRupees(pricePaise)}`}</span>
      </div>
      <div className="edit-line-quantity">
        <Stepper
          label={text.quantityOf({ name })}
          value={quantity}
          min={0}
          max={MAX_QUANTITY}
          size="small"
          onMinus={() => change(quantity - 1)}
          onPlus={() => change(quantity + 1)}
          onType={(typed) => change(typedStock(typed))}
        />
        <span className="edit-line-before">
          {mark === undefined ? '' : mark === 'added' ? text.added : text.was({ before })}
        </span>
      </div>
      <span className="edit-line-total strong end">{formatRupees(pricePaise * quantity)}</span>
      <div className="edit-line-ways">
        {quantity === 0 ? (
          <Button variant="quiet" size="small" aria-label={text.putBackOf({ name })} onClick={() => change(before)}>
            {text.putBack}
          </Button>
        ) : (
          <>
            <Button
              variant="quiet"
              size="small"
              aria-label={text.substituteOf({ name })}
              onClick={() => onSubstitute(line)}
            >
              {text.substitute}
            </Button>
            <Button variant="quiet" size="small" aria-label={text.removeOf({ name })} onClick={() => change(0)}>
              {remove}
            </Button>
          </>
        )}
      </div>
      {children}
    </li>
  )
}
