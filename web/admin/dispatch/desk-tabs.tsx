// Tabs of the dispatch desk with counts.
import { href, Link } from 'react-router'
import { indianGrouping } from '#domain/numbers/money.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import { useWords } from '#web/ui/words.ts'
import '#web/admin/orders/steps/steps.css'

/** `untold`: of the last `lookedAt` that left, without a message. */
export type DeskCounts = { waiting: number; sent: number; untold: number; lookedAt: number }
type Part = 'waiting' | 'sent' | 'offices'

export function DeskTabs({ counts, current }: { counts: DeskCounts; current: Part }) {
  const text = useWords(dispatchWords)
  const tabs: { part: Part; label: string; to: string; count?: number }[] = [
    { part: 'waiting', label: text.toDispatch, to: href('/admin/dispatch'), count: counts.waiting },
    { part: 'sent', label: text.sent, to: `${href('/admin/dispatch')}?list=sent`, count: counts.sent },
    { part: 'offices', label: text.offices, to: href('/admin/dispatch/offices') },
  ]
  return (
    <div className="step-row" data-kind="desk">
      <nav className="step-tabs" aria-label={text.title}>
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
