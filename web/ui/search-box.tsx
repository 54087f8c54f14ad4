// A search field with a clear button.
import { useEffect, useRef } from 'react'
import { ui } from '#domain/words/en/ui.ts'
import { Icon } from './icon.tsx'
import { useWords } from './words.ts'
import './field.css'
import './search-box.css'

type SearchBoxProps = {
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  onFocus?: () => void
  name?: string
}

export function SearchBox({ label, placeholder, value, onChange, onFocus, name }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const change = useRef(onChange)
  const words = useWords(ui)

  // On a slow phone visitors type before hydration.
  useEffect(() => {
    const typed = input.current?.value
    if (typed) change.current(typed)
  }, [])

  return (
    <search className="search-box">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className="input"
        enterKeyHint="search"
        autoComplete="off"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button
          type="button"
          aria-label={words.clearSearch}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </search>
  )
}
