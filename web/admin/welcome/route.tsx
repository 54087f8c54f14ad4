// The Dashboard: the day's work, the day's numbers, the newest orders, and a tile for each screen.
import { useState } from 'react'
import { Link } from 'react-router'
import { dayInWords } from '#domain/dates/indian-date.ts'
import { mayDo, maySee } from '#web/http/permissions.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { dashboard as words } from '#domain/words/en/office/dashboard.ts'
import { backupView } from '../backups/backup-view.ts'
import { BackupPanel } from '../backups/backup-panel.tsx'
import { lastKnown } from '../kit/network-fallback.ts'
import { useNewDay } from '#web/live/use-new-day.ts'
import { useNotice } from '../kit/use-notice.ts'
import { sessionContext } from '../access/guard.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { DataCheckPanel } from './data-check-panel.tsx'
import { dataCheckView } from './data-check-view.ts'
import { FirstStepsPanel } from '../first-steps/first-steps-panel.tsx'
import { stepsView } from '../first-steps/steps-view.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { figures } from './figures.ts'
import { NewestOrders } from './newest-orders.tsx'
import { OwnWelcome } from './own-welcome.tsx'
import { ScreenTiles } from './screen-tiles.tsx'
import { WeekChart } from './week-chart.tsx'
import { workOf } from './work-kinds.ts'
import { WorkList } from './work-list.tsx'
import { useRevalidateOnStock } from '#web/live/use-revalidate-on-stock.ts'
import type { Route } from './+types/route'
import './welcome.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(words).title }]

/** Loads only what the role may see: nothing else is sent. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { name, role } = context.get(sessionContext)
  const mayBackUp = maySee(role, '/admin/backups')
  const [work, summary, backup, dataCheck, steps] = await Promise.all([
    shop.dayWork(workOf(role).map(({ kind }) => kind)),
    maySee(role, '/admin/orders') ? shop.dashboard() : undefined,
    mayBackUp ? backupView(shop) : undefined,
    mayBackUp ? dataCheckView(shop) : undefined,
    mayDo(role, '/admin/first-steps') ? stepsView(shop) : undefined,
  ])
  const who = { shopName: shop.settings.name, day: dayInWords(shop.now()), name, role, work }
  return summary ? { ...who, dashboard: { summary, backup, dataCheck, steps } } : who
}

export const clientLoader = lastKnown<typeof loader>()

type Loaded = Awaited<ReturnType<typeof loader>>
type Shown = Extract<Loaded, { dashboard: unknown }>

export default function Welcome({ loaderData }: Route.ComponentProps) {
  useNewDay()
  return 'dashboard' in loaderData ? <Dashboard {...loaderData} /> : <OwnWelcome {...loaderData} />
}

function Dashboard({ shopName, day, role, work, dashboard: { summary, backup, dataCheck, steps } }: Shown) {
  useLive(['products', 'orders', 'settings', 'videos', 'stock'])
  useRevalidateOnStock()
  const text = useWords(words)
  const { notice, notify, clear } = useNotice()
  const isBackupFirst = useEverTrue(backup !== undefined && backup.note.tone !== 'plain')
  const isCheckFirst = useEverTrue(dataCheck !== undefined && dataCheck.note.tone !== 'plain')
  const backupPanel = backup && <BackupPanel backup={backup} notify={notify} />
  const checkPanel = dataCheck && <DataCheckPanel check={dataCheck} />
  return (
    <div className="welcome stack gap-5 top">
      <p className="welcome-day row gap-3 lines-0 baseline">
        <b className="large">{shopName}</b> <span className="soft">{day}</span>
      </p>
      <WorkList role={role} counts={work} stepsLeft={steps?.steps?.filter(({ isDone }) => !isDone).length ?? 0} />
      {steps && <FirstStepsPanel view={steps} notify={notify} />}
      {isCheckFirst && checkPanel}
      {isBackupFirst && backupPanel}
      <ul className="welcome-figures stack" aria-label={text.numbers}>
        {figures(summary).map(({ label, value, note, to }) => (
          <li key={label}>
            <Link className="welcome-figure card stack gap-0 top" to={to} prefetch="intent">
              <b>{value}</b> <span>{label}</span>
              {note && <small className="soft">{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {text.newTodayCount({ count: summary.today.asked.count })}
      </p>
      <NewestOrders orders={summary.newest} />
      <WeekChart week={summary.week} />
      <ScreenTiles role={role} />
      {!isCheckFirst && checkPanel}
      {!isBackupFirst && backupPanel}
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </div>
  )
}

/** A warning that ends stays where it is until the screen is left, with the button that ended it. */
function useEverTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return isTrue || wasTrue
}
