// A small tile for each screen that the role may open (§2).
import { Link } from 'react-router'
import type { Role } from '#domain/people/role.ts'
import { dashboard as words } from '#domain/words/en/office/dashboard.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { screensOf } from '../access/navigation.ts'

export function ScreenTiles({ role }: { role: Role }) {
  const text = useWords(words)
  const others = screensOf(role).filter(({ path }) => path !== '/admin')
  if (others.length === 0) return undefined
  return (
    <ul className="welcome-screens" aria-label={text.screens}>
      {others.map(({ path, title, icon }) => (
        <li key={path}>
          <Link className="welcome-screen card row nowrap strong" to={path} prefetch="intent">
            <Icon name={icon} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
