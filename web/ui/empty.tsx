// The empty state of a list.
import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './empty.css'

/** An element is an icon of the back office. */
type EmptyProps = { title: string; icon?: IconName | ReactElement; action?: ReactNode; children?: ReactNode }

export function Empty({ title, icon = 'spark', action, children }: EmptyProps) {
  return (
    <div className="empty stack centred">
      <span className="empty-mark middle">{typeof icon === 'string' ? <Icon name={icon} /> : icon}</span>
      <h2>{title}</h2>
      {children && <div className="soft">{children}</div>}
      {action}
    </div>
  )
}
