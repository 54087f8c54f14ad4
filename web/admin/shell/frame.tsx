// The frame around every back-office screen.
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { ProfileMenu } from '../account/profile-menu.tsx'
import { mayDo, maySee } from '#web/http/permissions.ts'
import type { Role } from '#domain/people/role.ts'
import { officeShell } from '#domain/words/en/office/shell.ts'
import { useWords } from '#web/ui/words.ts'
import { clockTime } from '#domain/dates/indian-date.ts'
import { useStore } from '#web/browser/store.ts'
import { staleScreen } from '../kit/network-fallback.ts'
import { UnsentSales } from '../counter/unsent-sales.tsx'
import { useNewOrderCount } from '../arrivals/use-new-order-count.ts'
import { screenTitle } from '../access/navigation.ts'
import { FindButton } from '../find/find-button.tsx'
import { FindDialog } from '../find/find-dialog.tsx'
import { ScreenNav } from './screen-nav.tsx'
import './forced-colors.css'
import './office-pieces.css'
import './frame.css'
import './frame-narrow.css'
import './large-letters.css'

type FrameProps = { email: string; role: Role | undefined; cursor: string | undefined; children: ReactNode }

/** `cursor` is the last change of the shop that the screen knows; without a role no screen is listed. */
export function Frame({ email, role, cursor, children }: FrameProps) {
  const text = useWords(officeShell)
  const { pathname } = useLocation()
  const { title, subtitle } = screenTitle(pathname)
  const may = (path: string) => role !== undefined && maySee(role, path)
  const unseen = useNewOrderCount(pathname, may('/admin/orders'))
  const [isFinding, setFinding] = useState(false)
  const moving = useNavigation().state === 'loading'
  return (
    <div className="back-office stack gap-0 small" data-live={cursor}>
      <a className="skip-link" href="#screen">
        {text.skipToScreen}
      </a>
      <ScreenNav role={role} newOrders={unseen} />
      <div>
        <header className="back-office-header row gap-4 nowrap" data-moving={moving || undefined}>
          <h1 className="back-office-title">
            {title} {subtitle && <small className="small soft">{subtitle}</small>}
          </h1>
          {may('/admin/find') && <FindButton onOpen={() => setFinding(true)} />}
          <ProfileMenu email={email} hasNotifications={may('/admin/notifications')} />
          <StaleNote pathname={pathname} />
        </header>
        <main id="screen" className="back-office-screen" tabIndex={-1}>
          <UnsentSales maySell={role !== undefined && mayDo(role, '/admin/counter/send')} />
          {children}
        </main>
      </div>
      <FindDialog open={isFinding} role={role} onClose={() => setFinding(false)} />
    </div>
  )
}

/** The age of a screen that cannot be refreshed. */
function StaleNote({ pathname }: { pathname: string }) {
  const stale = useStore(staleScreen, undefined)
  const text = useWords(officeShell)
  const isShown = stale?.pathname === pathname
  const say = stale?.isOffline ? text.staleOffline : text.stale
  return <output className="stale-note">{isShown && say({ time: clockTime(stale.since) })}</output>
}
