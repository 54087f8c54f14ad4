// The totals of a report as tiles.
import { formatRupees } from '#domain/money.ts'
import { averagePaise, discountPercent, type Sums } from '#domain/reports/report-sums.ts'
import { countText } from '#domain/reports/report-counts.ts'
import type { Report } from '#domain/reports/report.ts'
import { SumTiles } from '../kit/tiles.tsx'

type Totals = Pick<Report, 'totals' | 'channels' | 'discountPaise' | 'goodsPaise' | 'duePaise'>

export function ReportTiles({ totals: { asked, confirmed }, channels, discountPaise, goodsPaise, duePaise }: Totals) {
  const isMixed = channels.length > 0
  const percent = discountPercent(discountPaise.asked, goodsPaise.asked)
  const discountNote =
    percent === undefined
      ? 'M.R.P. minus price'
      : `${percent}% below M.R.P.; ${formatRupees(discountPaise.confirmed)} of it on confirmed orders`
  return (
    <SumTiles
      tiles={[
        { label: 'Asked', value: formatRupees(asked.paise), note: ordersText(asked, isMixed), tone: 'warn' },
        {
          label: 'Confirmed',
          value: formatRupees(confirmed.paise),
          note: ordersText(confirmed, isMixed),
          tone: 'good',
        },
        { label: 'Payments due', value: formatRupees(duePaise), note: 'Not paid yet of confirmed orders' },
        { label: 'Discount given', value: formatRupees(discountPaise.asked), note: discountNote },
      ]}
    />
  )
}

function ordersText(sums: Sums, isMixed: boolean): string {
  const average = averagePaise(sums)
  const orders = countText(sums.count, isMixed ? 'mixed' : 'orders')
  return average === undefined ? orders : `${orders}, ${formatRupees(average)} on average`
}
