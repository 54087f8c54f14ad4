// A day's takings by method, and the expected cash.
import { counted } from '#domain/counted.ts'
import { type PaymentMethod, methodLabels, paymentMethods } from '#domain/counter/sale.ts'
import { formatRupees } from '#domain/money.ts'
import { type SumTile, SumTiles } from '#web/admin/kit/tiles.tsx'
import type { CounterDay } from '#server/counter/counter-days.ts'

export function DaySums({ day: { sums, expectedPaise } }: { day: CounterDay }) {
  const net = (method: PaymentMethod) => sums[method].soldPaise - sums[method].refundPaise
  const sales = sums.cash.sales + sums.upi.sales
  const tiles: SumTile[] = [
    { label: 'Sold', value: formatRupees(net('cash') + net('upi')), note: counted(sales, 'sale') },
    ...paymentMethods.map((method) => ({
      label: methodLabels[method],
      value: formatRupees(net(method)),
      note: methodNote(sums[method]),
    })),
    {
      label: 'Cash expected',
      value: formatRupees(expectedPaise),
      note: 'Beside what lay in the box in the morning',
      tone: 'good',
    },
  ]
  return <SumTiles tiles={tiles} />
}

function methodNote({ sales, returns, refundPaise }: CounterDay['sums']['cash']): string {
  const sold = counted(sales, 'sale')
  return returns === 0 ? sold : `${sold}, ${formatRupees(refundPaise)} paid back`
}
