// Minus, number, plus; with `onType` the number is a field that speaks when it is left.
import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import './stepper.css'

type StepperProps = {
  value: number
  label: string
  onMinus: () => void
  onPlus: () => void
  /** `from` is the number that stood there when the field was entered. */
  onType?: (text: string, from: number) => void
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

type TypedNumberProps = {
  value: number
  label: string
  onType: (text: string, from: number) => void
  disabled: boolean
}

/**
 * Stands still from being entered until Enter or leaving, whatever number arrives meanwhile: what is typed replaces what
 * was seen. Escape takes it back. Enter keeps the focus where there is a mouse; a touch screen's keyboard closes.
 */
function TypedNumber({ value, label, onType, disabled }: TypedNumberProps) {
  const [entered, setEntered] = useState<{ from: number; text: string }>()
  const from = entered?.from ?? value
  const isTyped = entered !== undefined && entered.text !== String(from)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What is typed after Enter replaces the number that stands there then.
    if (!entered && document.activeElement === field.current) field.current?.select()
  })
  useEffect(() => {
    if (!isTyped) return
    // The way back takes the field away without its being left.
    const blur = () => field.current?.blur()
    window.addEventListener('popstate', blur)
    return () => window.removeEventListener('popstate', blur)
  }, [isTyped])

  function enter(input: HTMLInputElement) {
    setEntered({ from: value, text: String(value) })
    input.select()
  }

  function leave() {
    if (isTyped) onType(entered.text, from)
    setEntered(undefined)
  }

  return (
    <input
      ref={field}
      className="stepper-number"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      disabled={disabled}
      value={entered?.text ?? String(value)}
      onFocus={(event) => enter(event.target)}
      onClick={(event) => {
        if (entered) return
        enter(event.currentTarget)
        // After Enter it is selected already, and browsers put the caret where it was pressed once this has returned.
        requestAnimationFrame(() => field.current?.select())
      }}
      onChange={(event) => setEntered({ from, text: event.target.value })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          if (matchMedia('(pointer: fine)').matches) leave()
          else event.currentTarget.blur()
        }
        if (event.key === 'Escape' && isTyped) {
          event.preventDefault()
          event.stopPropagation()
          setEntered(undefined)
        }
      }}
      onBlur={leave}
    />
  )
}
