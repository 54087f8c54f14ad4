// The frame around every back-office screen.
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation, useNavigation, href } from 'react-router'
import { ProfileMenu } from '../account/profile-menu.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { maySee } from '#web/http/permissions.ts'
import type { Role } from '#domain/people/role.ts'
import { clockTime } from '#domain/indian-date.ts'
import { useStore } from '#web/browser/store.ts'
import { staleScreen } from '../kit/network-fallback.ts'
import { useNewOrderCount } from '../arrivals/use-new-order-count.ts'
import { screensOf, screenTitle } from '../access/navigation.ts'
import { FindButton } from '../find/find-button.tsx'
import { SignOutButton } from '../account/sign-out-button.tsx'
import './office-pieces.css'
import './frame.css'
import './frame-narrow.css'

/** A role with no more screens has them all in the bar. */
const ROOM_UNDER_THUMB = 5

type FrameProps = { email: string; role: Role | undefined; cursor: string | undefined; children: ReactNode }

/** `cursor` is the last change of the shop that the screen knows; without a role no screen is listed. */
export function Frame({ email, role, cursor, children }: FrameProps) {
  const { pathname } = useLocation()
  const { title, subtitle } = screenTitle(pathname)
  const shown = screensOf(role)
  const may = (path: string) => role !== undefined && maySee(role, path)
  const unseen = useNewOrderCount(pathname, may('/admin/orders'))
  const moving = useNavigation().state === 'loading'
  const nav = useRef<HTMLElement>(null)
  // Scrolls the current screen into view where not all fit.
  useEffect(() => {
    if (pathname !== '')
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <div className="back-office stack gap-0 small" data-live={cursor}>
      <a className="skip-link" href="#screen">
        Skip to the screen
      </a>
      <nav ref={nav} className="back-office-nav" aria-label="Back office">
        <Link className="back-office-brand row nowrap large" to={href('/admin')}>
          <Icon name="spark" />
          <span>Back office</span>
        </Link>
        <ul>
          {shown.map((screen) => (
            <li
              key={screen.path}
              data-off-phone-bar={(shown.length > ROOM_UNDER_THUMB && screen.isOffPhoneBar) || undefined}
            >
              <NavLink to={screen.path} end={screen.path === '/admin'} prefetch="intent">
                <Icon name={screen.icon} />
                <span className="nav-label">{screen.label}</span>
                <span className="nav-short">{screen.short}</span>
                {unseen > 0 && screen.path === href('/admin/orders') && (
                  <b className="nav-count">
                    {unseen}
                    <span className="visually-hidden"> new</span>
                  </b>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
        <SignOutButton />
      </nav>
      <div>
        <header className="back-office-header row gap-4 nowrap" data-moving={moving || undefined}>
          <h1 className="back-office-title">
            {title} {subtitle && <small className="small soft">{subtitle}</small>}
          </h1>
          {role !== undefined && may('/admin/find') && <FindButton role={role} />}
          <ProfileMenu email={email} hasNotifications={may('/admin/notifications')} />
          <StaleNote pathname={pathname} />
        </header>
        <main id="screen" className="back-office-screen" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

/** The age of a screen that cannot be refreshed. */
function StaleNote({ pathname }: { pathname: string }) {
  const stale = useStore(staleScreen, undefined)
  const isShown = stale?.pathname === pathname
  return (
    <output className="stale-note">
      {isShown && `${stale.isOffline ? 'No connection' : 'Could not be refreshed'} — as of ${clockTime(stale.since)}`}
    </output>
  )
}
