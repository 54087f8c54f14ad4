// A line icon the size of its text; silent unless it is given a label.
import { iconPaths } from './icon-paths.ts'
import type { IconName } from './icon-paths.ts'
import './icon.css'

type IconProps = { name: IconName; label?: string }

export function Icon({ name, label }: IconProps) {
  const says = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" {...says}>
      <path d={iconPaths[name]} />
    </svg>
  )
}
