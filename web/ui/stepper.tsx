// A number with minus and plus; with `onType` an input that reports when it is left.
import { useEffect, useRef, useState } from 'react'
import { ui } from '#domain/words/en/ui.ts'
import { Icon } from './icon.tsx'
import { useWords } from './words.ts'
import './stepper.css'

type StepperProps = {
  value: number
  label: string
  onMinus: () => void
  onPlus: () => void
  /** `from` is the number when the field was entered. */
  onType?: (text: string, from: number) => void
  min?: number
  max?: number
  disabled?: boolean
  size?: 'small' | 'medium'
}

export function Stepper(props: StepperProps) {
  const { value, label, onMinus, onPlus, onType, min, max, disabled = false, size = 'medium' } = props
  const words = useWords(ui)
  return (
    <div className="stepper" data-size={size}>
      <button
        type="button"
        aria-label={words.decrease({ what: label })}
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
        aria-label={words.increase({ what: label })}
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
 * Ignores new values while the field is edited: the input replaces the number that the visitor saw. Escape reverts.
 * Enter keeps the focus with a mouse and closes a touch keyboard.
 */
function TypedNumber({ value, label, onType, disabled }: TypedNumberProps) {
  const [entered, setEntered] = useState<{ from: number; text: string }>()
  const from = entered?.from ?? value
  const isTyped = entered !== undefined && entered.text !== String(from)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Input after Enter replaces the current number.
    if (!entered && document.activeElement === field.current) field.current?.select()
  })
  useEffect(() => {
    if (!isTyped) return
    // Back removes the field without a blur event.
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
        // After Enter the text is selected already, and browsers place the caret after this handler.
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
