// Minus, number, plus; with `onType` the number is a field that speaks when it is left.
import { useState } from 'react'
import { Icon } from './icon.tsx'
import './stepper.css'

type StepperProps = {
  value: number
  label: string
  onMinus: () => void
  onPlus: () => void
  onType?: (text: string) => void
  min?: number
  max?: number
  disabled?: boolean
  size?: 'small' | 'medium'
}

export function Stepper(props: StepperProps) {
  const { value, label, onMinus, onPlus, onType, min, max, disabled = false, size = 'medium' } = props
  return (
    <div className="stepper" data-size={size}>
      <button
        type="button"
        aria-label={`Decrease ${label}`}
        onClick={onMinus}
        disabled={disabled || (min !== undefined && value <= min)}
      >
        <Icon name="minus" />
      </button>
      {onType ? (
        <TypedNumber value={value} label={label} onType={onType} disabled={disabled} />
      ) : (
        <output className="stepper-number" aria-label={label}>
          {value}
        </output>
      )}
      <button
        type="button"
        aria-label={`Increase ${label}`}
        onClick={onPlus}
        disabled={disabled || (max !== undefined && value >= max)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

type TypedNumberProps = { value: number; label: string; onType: (text: string) => void; disabled: boolean }

/** Keeps what is being typed to itself until Enter or leaving; Escape takes it back. */
function TypedNumber({ value, label, onType, disabled }: TypedNumberProps) {
  const [draft, setDraft] = useState<string>()
  return (
    <input
      className="stepper-number"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      disabled={disabled}
      value={draft ?? String(value)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape' && draft !== undefined) {
          event.preventDefault()
          event.stopPropagation()
          setDraft(undefined)
        }
      }}
      onBlur={() => {
        if (draft !== undefined && draft !== String(value)) onType(draft)
        setDraft(undefined)
      }}
    />
  )
}
