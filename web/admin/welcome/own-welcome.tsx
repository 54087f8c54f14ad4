// The welcome of a role without orders and prices.
import { Link } from 'react-router'
import { languageOf } from '#domain/language.ts'
import { type Role, roleLabels } from '#domain/people/role.ts'
import { useLive } from '#web/live/live.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { screensOf } from '../access/navigation.ts'

type Props = { shopName: string; day: string; name: string; role: Role }

export function OwnWelcome({ shopName, day, name, role }: Props) {
  // The stream ends with the session: a stopped person sees the sign-in page at once.
  useLive(['orders'])
  const others = screensOf(role).filter(({ path }) => path !== '/admin')
  return (
    <div className="welcome stack gap-5 top">
      <p className="welcome-day row gap-3 lines-0 baseline">
        <b className="large">{shopName}</b> <span className="soft">{day}</span>
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
        <ul className="welcome-screens stack" aria-label="Screens">
          {others.map(({ path, title, subtitle, icon }) => (
            <li key={path}>
              <Link className="welcome-screen card stack lines-0" to={path} prefetch="intent">
                <Icon name={icon} />
                <h2 className="large">{title}</h2>
                <p>{subtitle}</p>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
