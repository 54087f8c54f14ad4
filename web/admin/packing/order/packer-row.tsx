// The whole row is the button that ticks; beside it the one that reports a short line.
import { unitLabel } from '#domain/product/product.ts'
import type { PackingLine } from '#domain/packing/packing-line.ts'
import type { PackingPress } from '#domain/packing/line-presses.ts'
import { lineState } from '#domain/packing/packing-state.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = {
  line: PackingLine
  press: (PackingPress & { by?: string }) | undefined
  /** No more ticks are accepted. */
  isOver: boolean
  onToggle: () => void
  onShort: () => void
}

export function PackerRow({ line, press, isOver, onToggle, onShort }: Props) {
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
          <small>{substituteFor === undefined ? code : `${code} · in place of ${substituteFor}`}</small>
          {state === 'changed' && press && (
            <em className="bad strong">{`Changed in the order from ${press.there} to ${quantity}: count again`}</em>
          )}
          {state === 'short' && press && (
            <em className="bad strong">{`${press.there === 0 ? 'None' : `Only ${press.there}`} of ${quantity} there, said by ${press.by ?? 'you'}. The shop sees it.`}</em>
          )}
        </span>
      </button>
      {state !== 'ticked' && !isOver && (
        <Button variant="quiet" className="packer-short" aria-label={`Short: ${name}`} onClick={onShort}>
          Short
        </Button>
      )}
    </li>
  )
}
