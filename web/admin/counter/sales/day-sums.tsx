// A day's takings by method, and the expected cash.
import { type PaymentMethod, methodLabel, paymentMethods } from '#domain/counter/sale.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import { type SumTile, SumTiles } from '#web/admin/kit/tiles.tsx'
import { useWords } from '#web/ui/words.ts'
import type { CounterDay } from '#server/counter/counter-days.ts'

export function DaySums({ day: { sums, expectedPaise, orderCashPaise } }: { day: CounterDay }) {
  const net = (method: PaymentMethod) => sums[method].soldPaise - sums[method].refundPaise
  const text = useWords(counterWords)
  const sales = sums.cash.sales + sums.upi.sales
  const tiles: SumTile[] = [
    { label: text.sold, value: formatRupees(net('cash') + net('upi')), note: text.salesCount({ count: sales }) },
    ...paymentMethods.map((method) => ({
      label: methodLabel(method),
      value: formatRupees(net(method)),
      note: methodNote(sums[method]),
    })),
    {
      label: text.cashExpected,
      value: formatRupees(expectedPaise),
      note:
        orderCashPaise === 0 ? text.notTheFloat : text.notTheFloatNorOrders({ amount: formatRupees(orderCashPaise) }),
      tone: 'good',
    },
  ]
  return <SumTiles tiles={tiles} />
}

function methodNote({ sales, returns, refundPaise }: CounterDay['sums']['cash']): string {
  const { salesCount, salesRefunded } = wordsOf(counterWords)
  if (returns === 0) return salesCount({ count: sales })
  return salesRefunded({ count: sales, amount: formatRupees(refundPaise) })
}
