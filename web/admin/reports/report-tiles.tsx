// The totals of a report: what was asked, what of it is confirmed, and the discount given.
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { averagePaise, discountPercent, type Sums } from '#domain/reports/report-sums.ts'
import type { Report } from '#domain/reports/report.ts'

type Totals = Pick<Report, 'totals' | 'discountPaise' | 'goodsPaise' | 'duePaise'>

export function ReportTiles({ totals: { asked, confirmed }, discountPaise, goodsPaise, duePaise }: Totals) {
  const percent = discountPercent(discountPaise.asked, goodsPaise.asked)
  return (
    <dl className="report-tiles">
      <Tile label="Asked" value={formatRupees(asked.paise)} tone="warn">
        {ordersText(asked)}
      </Tile>
      <Tile label="Confirmed" value={formatRupees(confirmed.paise)} tone="good">
        {ordersText(confirmed)}
      </Tile>
      <Tile label="Payments due" value={formatRupees(duePaise)}>
        Not paid yet of confirmed orders
      </Tile>
      <Tile label="Discount given" value={formatRupees(discountPaise.asked)}>
        {percent === undefined
          ? 'M.R.P. minus price'
          : `${percent}% below M.R.P.; ${formatRupees(discountPaise.confirmed)} of it on confirmed orders`}
      </Tile>
    </dl>
  )
}

type TileProps = { label: string; value: string; tone?: 'good' | 'warn'; children: string }

function Tile({ label, value, tone, children }: TileProps) {
  return (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        <b className="numeric">{value}</b>
        <small>{children}</small>
      </dd>
    </div>
  )
}

function ordersText(sums: Sums): string {
  const average = averagePaise(sums)
  const orders = `${indianGrouping(sums.count)} ${sums.count === 1 ? 'order' : 'orders'}`
  return average === undefined ? orders : `${orders}, ${formatRupees(average)} on average`
}
