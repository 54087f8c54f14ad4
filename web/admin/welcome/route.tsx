// The Dashboard: the day's numbers, the newest orders, and a tile for each screen.
import { Link } from 'react-router'
import { dayInWords } from '#domain/indian-date.ts'
import { indianGrouping } from '#domain/money.ts'
import { mayDo, maySee } from '#web/http/permissions.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { backupView } from '../backups/backup-view.ts'
import { BackupPanel } from '../backups/backup-panel.tsx'
import { lastKnown } from '../kit/network-fallback.ts'
import { useNotice } from '../kit/use-notice.ts'
import { sessionContext } from '../access/guard.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { DataCheckPanel } from './data-check-panel.tsx'
import { dataCheckView } from './data-check-view.ts'
import { FirstStepsPanel } from '../first-steps/first-steps-panel.tsx'
import { stepsView } from '../first-steps/steps-view.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { NoticeArea } from '#web/ui/notice.tsx'
import { NewestOrders } from './newest-orders.tsx'
import { OwnWelcome } from './own-welcome.tsx'
import { figures, screenTiles } from './tiles.ts'
import { WeekChart } from './week-chart.tsx'
import { useRevalidateOnStock } from '#web/live/use-revalidate-on-stock.ts'
import type { Route } from './+types/route'
import './welcome.css'

export const meta: Route.MetaFunction = () => [{ title: 'Back office' }]

/** Loads only what the role may see: nothing else is sent. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { signedInAt, name, role } = context.get(sessionContext)
  const who = { shopName: shop.settings.name, day: dayInWords(shop.now()), name, role }
  if (!maySee(role, '/admin/orders')) return who
  const [summary, backup, dataCheck, steps] = await Promise.all([
    shop.dashboard(),
    maySee(role, '/admin/backups') ? backupView(shop, signedInAt) : undefined,
    maySee(role, '/admin/backups') ? dataCheckView(shop) : undefined,
    mayDo(role, '/admin/first-steps') ? stepsView(shop) : undefined,
  ])
  return { ...who, dashboard: { summary, backup, dataCheck, steps } }
}

export const clientLoader = lastKnown<typeof loader>()

type Loaded = Awaited<ReturnType<typeof loader>>
type Shown = Extract<Loaded, { dashboard: unknown }>

export default function Welcome({ loaderData }: Route.ComponentProps) {
  return 'dashboard' in loaderData ? <Dashboard {...loaderData} /> : <OwnWelcome {...loaderData} />
}

function Dashboard({ shopName, day, role, dashboard: { summary, backup, dataCheck, steps } }: Shown) {
  useLive(['products', 'orders', 'settings', 'videos', 'stock'])
  useRevalidateOnStock()
  const { notice, notify, clear } = useNotice()
  return (
    <div className="welcome stack gap-5 top">
      <p className="welcome-day row gap-3 lines-0 baseline">
        <b className="large">{shopName}</b> <span className="soft">{day}</span>
      </p>
      {backup && backup.note.tone !== 'plain' && (
        <a className="panel-alert" data-tone={backup.note.tone} href="#backup">
          <Icon name="warning" />
          {backup.note.text}
        </a>
      )}
      {dataCheck && dataCheck.note.tone !== 'plain' && (
        <a className="panel-alert" data-tone={dataCheck.note.tone} href="#data-check">
          <Icon name="warning" />
          {dataCheck.note.text}
        </a>
      )}
      {steps && <FirstStepsPanel view={steps} notify={notify} />}
      <ul className="welcome-figures stack" aria-label="The day’s numbers">
        {figures(summary).map(({ label, value, note, to, icon, tone }) => (
          <li key={label}>
            <Link className="welcome-figure card stack gap-1 top" to={to} data-tone={tone} prefetch="intent">
              <Icon name={icon} />
              <b>{value}</b> <span className="whole-row">{label}</span>
              {note && <small className="whole-row">{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        New orders today: {indianGrouping(summary.today.asked.count)}
      </p>
      <NewestOrders orders={summary.newest} />
      <WeekChart week={summary.week} />
      <ul className="welcome-screens stack" aria-label="Screens">
        {screenTiles(summary)
          .filter(({ to }) => maySee(role, to))
          .map(({ title, text, to, icon }) => (
            <li key={to}>
              <Link className="welcome-screen card stack lines-0" to={to} prefetch="intent">
                <Icon name={icon} />
                <h2 className="large">{title}</h2>
                <p>{text}</p>
              </Link>
            </li>
          ))}
      </ul>
      {dataCheck && <DataCheckPanel check={dataCheck} />}
      {backup && <BackupPanel backup={backup} notify={notify} />}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </div>
  )
}
