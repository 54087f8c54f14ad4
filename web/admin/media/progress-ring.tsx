// A ring that fills from 0 to 1 around a word or number.
import type { ReactNode } from 'react'
import './progress-ring.css'

type ProgressRingProps = { value: number; label: string; children?: ReactNode }

export function ProgressRing({ value, label, children }: ProgressRingProps) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100)
  return (
    <div className="progress-ring">
      <progress className="visually-hidden" aria-label={label} max={100} value={percent} />
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle className="progress-ring-track" cx="20" cy="20" r="17" />
        <circle
          className="progress-ring-arc"
          cx="20"
          cy="20"
          r="17"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
        />
      </svg>
      <span className="progress-ring-text" aria-hidden="true">
        {children}
      </span>
    </div>
  )
}
