// The reports: orders placed and confirmed, by day, category, product, state and district.
import { type ReactNode, useMemo } from 'react'
import { href } from 'react-router'
import { tooManyOrders } from '#domain/reports/order-sheet.ts'
import type { ReportPeriod } from '#domain/reports/report-period.ts'
import { reportTables, type TableName, tableNames } from '#domain/reports/report-sheets.ts'
import { largestRows, type Report } from '#domain/reports/report.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { reports as reportWords } from '#domain/words/en/office/money/reports.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { lastKnown } from '../kit/network-fallback.ts'
import { useNewDay } from '#web/live/use-new-day.ts'
import { useUrlFilter } from '../kit/use-url-filter.ts'
import { DownloadLink } from './download-link.tsx'
import { loadReport, periodOf } from './load-report.ts'
import { PeriodPicker } from './period-picker.tsx'
import { ReportChart } from './report-chart.tsx'
import { ReportTable } from './report-table.tsx'
import { ReportTiles } from './report-tiles.tsx'
import type { Route } from './+types/route'
import './reports.css'

/** The spreadsheets have all. */
const MOST_ROWS = 50

export const meta: Route.MetaFunction = () => [{ title: wordsOf(reportWords).title }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const period = periodOf(shop, request)
  if ('fault' in period) return { fault: period.fault }
  const { products, districts, ...report } = await loadReport(shop, period)
  return {
    period,
    report: {
      ...report,
      products: largestRows(products, MOST_ROWS, 'product'),
      districts: largestRows(districts, MOST_ROWS, 'district'),
    },
  }
}

export const clientLoader = lastKnown<typeof loader>()

export default function Reports({ loaderData }: Route.ComponentProps) {
  useLive(['orders', 'products', 'settings'])
  useNewDay()
  const [params, setFilter] = useUrlFilter()
  const text = useWords(reportWords)
  const head = (words: ReactNode) => (
    <div className="report-head screen-head row">
      <PeriodPicker params={params} onFilter={setFilter} />
      {words}
    </div>
  )
  if ('fault' in loaderData) {
    return (
      <>
        {head(undefined)}
        <Notice tone="warn">{loaderData.fault}</Notice>
      </>
    )
  }
  const { period, report } = loaderData
  return (
    <>
      {head(<PeriodWords {...period} />)}
      {report.totals.asked.count === 0 && report.channels.length === 0 ? (
        <Empty
          title={text.none}
          icon={<Icon name="chart" />}
          action={
            period.choice !== 'season' && (
              <ButtonLink variant="secondary" to="?day=season">
                {text.showSeason}
              </ButtonLink>
            )
          }
        >
          {text.noneText}
        </Empty>
      ) : (
        <ReportBody report={report} days={period} />
      )}
    </>
  )
}

function PeriodWords({ words, note }: ReportPeriod) {
  return (
    <p>
      <strong>{words}</strong> {note && <span className="soft">{note}</span>}
    </p>
  )
}

function ReportBody({ report, days }: { report: Report; days: ReportPeriod }) {
  const { online, channels, steps } = report
  const text = useWords(reportWords)
  const tooMany = tooManyOrders(online.asked.count)
  const ends = useMemo(() => new Map(steps.map(({ from, to }) => [from, to])), [steps])
  const linkOf = ({ id }: { id: string }) =>
    `${href('/admin/reports')}?${new URLSearchParams({ day: 'range', from: id, to: ends.get(id) ?? id })}`
  const shown = tableNames.filter((table) => {
    if (table === 'channels') return channels.length > 0
    return table !== 'days' || steps.length > 1
  })
  const tableOf = (table: TableName) => (
    <ReportTable key={table} table={table} report={report} days={days} {...(table === 'days' && { linkOf })} />
  )
  return (
    <div className="report stack gap-4 top">
      <ReportTiles {...report} />
      <div className="report-note spread soft">
        <p>{text.note}</p>
        {tooMany === undefined ? <DownloadLink file="orders" days={days} /> : <p>{tooMany}</p>}
      </div>
      {steps.length > 1 && <ReportChart steps={steps} />}
      <div className="stack gap-4">{shown.filter((table) => !reportTables[table].isWide).map(tableOf)}</div>
      {shown.filter((table) => reportTables[table].isWide).map(tableOf)}
    </div>
  )
}
