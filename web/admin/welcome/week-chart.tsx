// Seven days as bars, each a link to its report.
import { href, Link } from 'react-router'
import { formatRupees } from '#domain/numbers/money.ts'
import type { ReportStep } from '#domain/reports/report-steps.ts'
import { dashboard as words } from '#domain/words/en/office/dashboard.ts'
import { useWords } from '#web/ui/words.ts'
import '../kit/chart-legend.css'
import './week-chart.css'

export function WeekChart({ week }: { week: readonly ReportStep[] }) {
  const text = useWords(words)
  const most = Math.max(...week.map(({ asked }) => asked.paise), 1)
  return (
    <section className="week-chart card stack gap-2" aria-labelledby="week-chart">
      <header className="spread nowrap gap-0">
        <h2 className="large" id="week-chart">
          {text.sevenDays}
        </h2>
        <Link className="touch" to={reportOf(week.at(0)?.from, week.at(-1)?.to)}>
          {text.reports}
        </Link>
      </header>
      <ol>
        {week.map(({ from, name, label, asked, confirmed }) => (
          <li key={from}>
            <Link to={reportOf(from, from)}>
              <span className="visually-hidden">
                {text.dayInWords({
                  day: name,
                  ordered: formatRupees(asked.paise),
                  orders: asked.count,
                  confirmed: formatRupees(confirmed.paise),
                })}
              </span>
              <Bar asked={asked.paise / most} confirmed={confirmed.paise / most} />
              <span aria-hidden="true">{label}</span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="chart-legend row gap-4 lines-0 note">
        <span data-stage="confirmed">{text.confirmed}</span> <span data-stage="asked">{text.orderedOnly}</span>
      </p>
    </section>
  )
}

function reportOf(from = '', to = ''): string {
  return `${href('/admin/reports')}?${new URLSearchParams({ day: 'range', from, to })}`
}

/** Shares of the tallest bar, 0 to 1. */
function Bar({ asked, confirmed }: { asked: number; confirmed: number }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <rect data-stage="asked" x="0" width="100" y={100 - 100 * asked} height={100 * asked} />
      <rect data-stage="confirmed" x="0" width="100" y={100 - 100 * confirmed} height={100 * confirmed} />
    </svg>
  )
}
