// Tabs of the dispatch desk with counts.
import { href, Link } from 'react-router'
import { indianGrouping } from '#domain/money.ts'
import '#web/admin/orders/steps/steps.css'

/** `untold`: of the last `lookedAt` that left, without a message. */
export type DeskCounts = { waiting: number; sent: number; untold: number; lookedAt: number }
type Part = 'waiting' | 'sent' | 'offices'

export function DeskTabs({ counts, current }: { counts: DeskCounts; current: Part }) {
  const tabs: { part: Part; label: string; to: string; count?: number }[] = [
    { part: 'waiting', label: 'To dispatch', to: href('/admin/dispatch'), count: counts.waiting },
    { part: 'sent', label: 'Dispatched', to: `${href('/admin/dispatch')}?list=sent`, count: counts.sent },
    { part: 'offices', label: 'Offices', to: href('/admin/dispatch/offices') },
  ]
  return (
    <div className="step-row" data-kind="desk">
      <nav className="step-tabs" aria-label="Dispatch">
        <ul>
          {tabs.map(({ part, label, to, count }) => (
            <li key={part}>
              <Link to={to} aria-current={part === current ? 'page' : undefined}>
                {label}
                {count !== undefined && <span>{indianGrouping(count)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
