// What a day took, by the way of paying, and how much cash must be there.
import { type PaymentMethod, methodLabels, paymentMethods } from '#domain/counter/sale.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import type { CounterDay } from '#server/counter/counter-days.ts'

export function DaySums({ day: { sums, expectedPaise } }: { day: CounterDay }) {
  const net = (method: PaymentMethod) => sums[method].soldPaise - sums[method].refundPaise
  const sales = sums.cash.sales + sums.upi.sales
  return (
    <dl className="sales-tiles">
      <Tile label="Sold" paise={net('cash') + net('upi')} note={counted(sales, 'sale')} />
      {paymentMethods.map((method) => (
        <Tile key={method} label={methodLabels[method]} paise={net(method)} note={methodNote(sums[method])} />
      ))}
      <Tile label="Cash expected" paise={expectedPaise} note="Beside what lay in the box in the morning" />
    </dl>
  )
}

function Tile({ label, paise, note }: { label: string; paise: number; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b className="numeric">{formatRupees(paise)}</b>
        <small>{note}</small>
      </dd>
    </div>
  )
}

function methodNote({ sales, returns, refundPaise }: CounterDay['sums']['cash']): string {
  const sold = counted(sales, 'sale')
  return returns === 0 ? sold : `${sold}, ${formatRupees(refundPaise)} paid back`
}

function counted(number: number, noun: string): string {
  return `${indianGrouping(number)} ${noun}${number === 1 ? '' : 's'}`
}
