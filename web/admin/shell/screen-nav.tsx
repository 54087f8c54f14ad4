// The navigation between screens, in groups: a sidebar on a desk; four screens and More on a phone.
import { useEffect, useRef, useState } from 'react'
import { href, Link, NavLink, useLocation } from 'react-router'
import type { Role } from '#domain/people/role.ts'
import { officeShell } from '#domain/words/en/office/shell.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/ui/words.ts'
import { barPaths, groupsOf, screenTitle } from '../access/navigation.ts'
import { SignOutButton } from '../account/sign-out-button.tsx'
import './screen-nav.css'

type Props = { role: Role | undefined; newOrders: number }

export function ScreenNav({ role, newOrders }: Props) {
  const text = useWords(officeShell)
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const nav = useRef<HTMLElement>(null)
  // Scrolls the current screen into view where not all fit.
  useEffect(() => {
    if (pathname !== '')
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  const groups = groupsOf(role)
  const bar = barPaths(role)
  return (
    <>
      <nav ref={nav} className="back-office-nav" aria-label={text.backOffice}>
        <Link className="back-office-brand row nowrap large" to={href('/admin')}>
          <Icon name="spark" />
          <span>{text.backOffice}</span>
        </Link>
        <ul className="nav-groups">
          {groups.map(({ name, screens }) => (
            <li key={name} className="nav-group">
              <h2 className="nav-group-name">{name}</h2>
              <ul aria-label={name}>
                {screens.map((screen) => (
                  <li key={screen.path} data-off-phone-bar={(bar && !bar.includes(screen.path)) || undefined}>
                    <NavLink to={screen.path} end={screen.path === '/admin'} prefetch="intent">
                      <Icon name={screen.icon} />
                      <span className="nav-label">{screen.title}</span>
                      <span className="nav-short">{screen.short}</span>
                      {newOrders > 0 && screen.path === href('/admin/orders') && (
                        <b className="nav-count">
                          <span aria-hidden="true">{newOrders}</span>
                          <span className="visually-hidden">{text.newOrders({ count: newOrders })}</span>
                        </b>
                      )}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
          {bar && (
            <li className="nav-more">
              <MoreButton bar={bar} onOpen={() => setOpen(true)} />
            </li>
          )}
        </ul>
        <SignOutButton />
      </nav>
      {bar && <AllScreens groups={groups} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Marked while the open screen is not in the bar. */
function MoreButton({ bar, onOpen }: { bar: readonly string[]; onOpen: () => void }) {
  const text = useWords(officeShell)
  const { pathname } = useLocation()
  const isElsewhere = !bar.some((path) => path === pathname || (path !== '/admin' && pathname.startsWith(`${path}/`)))
  return (
    <button
      type="button"
      className="nav-more-button row strong"
      aria-haspopup="dialog"
      data-current={isElsewhere || undefined}
      onClick={onOpen}
    >
      <Icon name="menu" />
      <span aria-hidden={isElsewhere || undefined}>{text.more}</span>
      {isElsewhere && (
        <span className="visually-hidden">{text.moreIsOpen({ screen: screenTitle(pathname).title })}</span>
      )}
    </button>
  )
}

type SheetProps = { groups: ReturnType<typeof groupsOf>; open: boolean; onClose: () => void }

function AllScreens({ groups, open, onClose }: SheetProps) {
  const text = useWords(officeShell)
  return (
    <Dialog open={open} onClose={onClose} title={text.allScreens}>
      <div className="nav-sheet stack gap-4">
        {groups.map(({ name, screens }) => (
          <section key={name} aria-label={name}>
            <h3 className="small soft">{name}</h3>
            <ul>
              {screens.map(({ path, title, icon }) => (
                <li key={path}>
                  <NavLink
                    className="row gap-3 nowrap small strong"
                    to={path}
                    end={path === '/admin'}
                    onClick={onClose}
                  >
                    <Icon name={icon} />
                    {title}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
