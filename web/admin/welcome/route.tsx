// The welcome screen: the numbers worth seeing first thing in the morning, the newest orders, and a tile a screen.
import { Link } from 'react-router'
import { dayInWords } from '#domain/indian-date.ts'
import { indianGrouping } from '#domain/money.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { backupView } from '../backups/backup-view.ts'
import { CustomerPanel } from '../customers/customer-panel.tsx'
import { BackupPanel } from '../backups/backup-panel.tsx'
import { lastKnown } from '../kit/network-fallback.ts'
import { useNotice } from '../kit/use-notice.ts'
import { sessionContext } from '../shell/guard.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { FirstStepsPanel } from '../first-steps/first-steps-panel.tsx'
import { stepsView } from '../first-steps/steps-view.ts'
import { Icon } from '#web/ui/any-icon.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { NewestOrders } from './newest-orders.tsx'
import { figures, screenTiles } from './tiles.ts'
import { useLookOnStock } from '#web/live/use-look-on-stock.ts'
import type { Route } from './+types/route'
import './welcome.css'

export const meta: Route.MetaFunction = () => [{ title: 'Back office' }]

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { signedInAt } = context.get(sessionContext)
  const [summary, backup, steps] = await Promise.all([shop.dashboard(), backupView(shop, signedInAt), stepsView(shop)])
  return { shopName: shop.settings.name, day: dayInWords(shop.now()), summary, backup, steps }
}

export const clientLoader = lastKnown<typeof loader>()

export default function Welcome({ loaderData: { shopName, day, summary, backup, steps } }: Route.ComponentProps) {
  useLive(['products', 'orders', 'settings', 'videos', 'stock'])
  useLookOnStock()
  const { notice, notify, clear } = useNotice()
  return (
    <div className="welcome">
      <p className="welcome-day">
        <b>{shopName}</b> <span>{day}</span>
      </p>
      {backup.note.tone !== 'plain' && (
        <a className="backup-alert" data-tone={backup.note.tone} href="#backup">
          <Icon name="warning" />
          {backup.note.text}
        </a>
      )}
      <FirstStepsPanel view={steps} notify={notify} />
      <ul className="welcome-figures" aria-label="The day’s numbers">
        {figures(summary).map(({ label, value, note, to, icon, tone }) => (
          <li key={label}>
            <Link className="welcome-figure" to={to} data-tone={tone} prefetch="intent">
              <Icon name={icon} />
              <b>{value}</b> <span>{label}</span>
              {note && <small>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        New orders today: {indianGrouping(summary.today.orders)}
      </p>
      <NewestOrders orders={summary.newest} />
      <ul className="welcome-screens" aria-label="Screens">
        {screenTiles(summary).map(({ title, text, to, icon }) => (
          <li key={to}>
            <Link className="welcome-screen" to={to} prefetch="intent">
              <Icon name={icon} />
              <h2>{title}</h2>
              <p>{text}</p>
            </Link>
          </li>
        ))}
      </ul>
      <CustomerPanel notify={notify} />
      <BackupPanel backup={backup} notify={notify} />
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </div>
  )
}
