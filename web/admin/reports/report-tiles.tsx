// The totals of a report as tiles.
import { formatRupees } from '#domain/numbers/money.ts'
import { averagePaise, discountPercent, type Sums } from '#domain/reports/report-sums.ts'
import { countText } from '#domain/reports/report-counts.ts'
import type { Report } from '#domain/reports/report.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { reports as reportWords } from '#domain/words/en/office/money/reports.ts'
import { useWords } from '#web/ui/words.ts'
import { SumTiles } from '../kit/tiles.tsx'

type Totals = Pick<Report, 'totals' | 'channels' | 'discountPaise' | 'goodsPaise' | 'duePaise'>

export function ReportTiles({ totals: { asked, confirmed }, channels, discountPaise, goodsPaise, duePaise }: Totals) {
  const text = useWords(reportWords)
  const isMixed = channels.length > 0
  const percent = discountPercent(discountPaise.asked, goodsPaise.asked)
  const discountNote =
    percent === undefined
      ? text.discountNote
      : text.discountPercent({ percent, amount: formatRupees(discountPaise.confirmed) })
  return (
    <SumTiles
      tiles={[
        { label: text.ordered, value: formatRupees(asked.paise), note: ordersText(asked, isMixed), tone: 'warn' },
        {
          label: text.confirmed,
          value: formatRupees(confirmed.paise),
          note: ordersText(confirmed, isMixed),
          tone: 'good',
        },
        { label: text.due, value: formatRupees(duePaise), note: text.dueNote },
        { label: text.discountGiven, value: formatRupees(discountPaise.asked), note: discountNote },
      ]}
    />
  )
}

function ordersText(sums: Sums, isMixed: boolean): string {
  const average = averagePaise(sums)
  if (average === undefined) return countText(sums.count, isMixed ? 'mixed' : 'orders')
  const { ordersOnAverage, allOnAverage } = wordsOf(reportWords)
  return (isMixed ? allOnAverage : ordersOnAverage)({ count: sums.count, average: formatRupees(average) })
}
