// A card with the notched rule of a matchbox label.
import type { ReactNode } from 'react'
import './label-card.css'

type LabelCardProps = { tone?: 'vermilion' | 'night' | 'marigold'; size?: 'small' | 'medium'; children: ReactNode }

export function LabelCard({ tone = 'vermilion', size = 'medium', children }: LabelCardProps) {
  return (
    <div className="label-card" data-tone={tone} data-size={size}>
      {children}
    </div>
  )
}
