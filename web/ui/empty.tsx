// The empty state of a list.
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './empty.css'

type EmptyProps = { title: string; icon?: IconName; action?: ReactNode; children?: ReactNode }

export function Empty({ title, icon = 'spark', action, children }: EmptyProps) {
  return (
    <div className="empty stack centred">
      <span className="empty-mark middle">
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      {children && <div className="soft">{children}</div>}
      {action}
    </div>
  )
}
