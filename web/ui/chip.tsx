// A coloured label; with `onClick` or `type` a toggle button.
import type { ComponentProps } from 'react'
import './chip.css'

type ChipProps = ComponentProps<'button'> & { tone?: 'good' | 'warn' | 'bad' | 'plain'; pressed?: boolean }

export function Chip({ tone = 'plain', pressed, type, onClick, children, ...rest }: ChipProps) {
  if (onClick === undefined && type === undefined) {
    return (
      <span className="chip" data-tone={tone}>
        {children}
      </span>
    )
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className="chip"
      data-tone={tone}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
