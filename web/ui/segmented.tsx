// Radio buttons that look like one bar.
import { useId } from 'react'
import type { ReactNode } from 'react'
import './segmented.css'

type SegmentedProps<V extends string> = {
  label: string
  options: readonly { value: V; label: ReactNode }[]
  value: V
  onChange: (value: V) => void
}

export function Segmented<V extends string>({ label, options, value, onChange }: SegmentedProps<V>) {
  const name = useId()
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            className="segment-radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
