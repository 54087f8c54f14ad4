// The whole row is the button that ticks; beside it the one that reports a short line.
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { unitLabel } from '#domain/product/product.ts'
import type { PackingLine } from '#domain/packing/packing-line.ts'
import type { PackingPress } from '#domain/packing/line-presses.ts'
import { lineState } from '#domain/packing/packing-state.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = {
  line: PackingLine
  press: (PackingPress & { by?: string }) | undefined
  /** No more ticks are accepted. */
  isOver: boolean
  onToggle: () => void
  onShort: () => void
}

export function PackerRow({ line, press, isOver, onToggle, onShort }: Props) {
  const text = useWords(packingWords)
  const { name, tamilName, code, unit, quantity, substituteFor } = line
  const state = lineState(line, press)
  return (
    <li className="packer-row" data-state={state}>
      <button
        type="button"
        className="packer-tick stack"
        aria-pressed={state === 'ticked'}
        aria-disabled={isOver || undefined}
        onClick={isOver ? undefined : onToggle}
      >
        <span className="packer-box">{state === 'ticked' && <Icon name="check" />}</span>
        <span className="packer-quantity">
          <b>{quantity}</b> <small>{unitLabel(unit)}</small>
        </span>
        <span className="packer-what stack gap-0 breaks">
          <strong>{name}</strong>
          {tamilName && <span lang="ta">{tamilName}</span>}
          <small>{[code, substituteFor && text.inPlaceOf({ name: substituteFor })].filter(Boolean).join(' · ')}</small>
          {state === 'changed' && press && (
            <em className="bad strong">{text.quantityChanged({ before: press.there, quantity })}</em>
          )}
          {state === 'short' && press && (
            <em className="bad strong">
              {press.by === undefined
                ? text.youReported({ there: press.there, quantity })
                : text.theyReported({ who: press.by, there: press.there, quantity })}
            </em>
          )}
        </span>
      </button>
      {state !== 'ticked' && !isOver && (
        <Button variant="quiet" className="packer-short" aria-label={text.reportShortOf({ name })} onClick={onShort}>
          {text.reportShort}
        </Button>
      )}
    </li>
  )
}
