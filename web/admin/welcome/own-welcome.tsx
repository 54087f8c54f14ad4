// The welcome of a role that sees no orders and no prices: the name, the role, and the screens that it may open.
import { Link } from 'react-router'
import { languageOf } from '#domain/language.ts'
import { type Role, roleLabels } from '#domain/people/role.ts'
import { useLive } from '#web/live/live.ts'
import { Icon } from '#web/ui/any-icon.tsx'
import { screensOf } from '../access/navigation.ts'

type Props = { shopName: string; day: string; name: string; role: Role }

export function OwnWelcome({ shopName, day, name, role }: Props) {
  // Its stream ends with the session: a person who is stopped sees the sign-in at once.
  useLive(['orders'])
  const others = screensOf(role).filter(({ path }) => path !== '/admin')
  return (
    <div className="welcome">
      <p className="welcome-day">
        <b>{shopName}</b> <span>{day}</span>
      </p>
      <section className="office-panel" aria-labelledby="own-welcome">
        <h2 id="own-welcome">
          Welcome{name !== '' && ', '}
          <span lang={languageOf(name)}>{name}</span>
        </h2>
        <p>
          {others.length > 0
            ? `You are signed in as ${roleLabels[role]}. What you can open stands here.`
            : `You are signed in as ${roleLabels[role]}. There is nothing to open for this role at the moment: ask the owner of the shop.`}
        </p>
      </section>
      {others.length > 0 && (
        <ul className="welcome-screens" aria-label="Screens">
          {others.map(({ path, title, subtitle, icon }) => (
            <li key={path}>
              <Link className="welcome-screen" to={path} prefetch="intent">
                <Icon name={icon} />
                <h2>{title}</h2>
                <p>{subtitle}</p>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
